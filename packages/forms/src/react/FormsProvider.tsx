import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { FieldDefinition } from '../definition/definition.ts';
import { rowAt } from '../definition/fieldPath.ts';
import { errorMessage, type Translate } from '../messages/translate.ts';
import { DraftContext, type OpenDraft } from './drafts.ts';
import type { ShownError } from './shownErrors.ts';

/** Without a provider a text shows its key, as a missing text does. */
const TranslateContext = createContext<Translate>((key) => key);
const LanguageContext = createContext('');

export type FormsProviderProps = {
  /** Words labels, hints and errors, for example i18next's `t`. Give a new function when the language changes. */
  readonly translate: Translate;
  /** Language of the page, as `hi`: in which a server's own words are shown where it sends several. @default as they came */
  readonly language?: string;
  /** Keeps what is typed over the end of a session, for example. @default nothing is kept */
  readonly openDraft?: OpenDraft;
  readonly children: ReactNode;
};

/** Gives the forms below it their texts, and a place for what is typed and not sent. */
export function FormsProvider({ translate, language = '', openDraft, children }: FormsProviderProps) {
  return (
    <TranslateContext.Provider value={translate}>
      <LanguageContext.Provider value={language}>
        <DraftContext.Provider value={openDraft}>{children}</DraftContext.Provider>
      </LanguageContext.Provider>
    </TranslateContext.Provider>
  );
}

/** The translator of the nearest provider. */
export function useTranslate(): Translate {
  return useContext(TranslateContext);
}

/** What of a form says how its fields are called. */
type NamedForm = {
  readonly definition: { readonly fields: Readonly<Record<string, FieldDefinition>> };
  readonly fieldDefinition: (name: string) => FieldDefinition;
};

/** Words the errors of fields in the language of the page. */
export type ErrorWords = {
  /** As they stand at the field. */
  readonly atField: (error: ShownError) => string;
  /**
   * Away from the field, whose name goes first, except where the label is a sentence of the person's own, as beside a box. The
   * field of a row is named after its row.
   */
  readonly named: (form: NamedForm, name: string, error: ShownError) => string;
};

/** The words of the nearest provider. */
export function useErrorWords(): ErrorWords {
  const translate = useContext(TranslateContext);
  const language = useContext(LanguageContext);
  return useMemo(() => {
    const atField = (error: ShownError): string =>
      'text' in error ? (error.texts?.[language] ?? error.text) : errorMessage(translate, error);
    return {
      atField,
      named: (form, name, error) => {
        const field = form.fieldDefinition(name);
        const row = rowAt(form.definition.fields, name);
        const inRow = row === undefined ? '' : `${translate(row.rows.row, { number: row.index + 1 })}: `;
        const text = atField(error);
        const label = translate(field.label);
        const namesItself =
          field.control === 'checkbox' ||
          field.control === 'captcha' ||
          text.toLocaleLowerCase().includes(label.toLocaleLowerCase());
        return `${inRow}${namesItself ? text : `${label}: ${text}`}`;
      },
    };
  }, [translate, language]);
}
