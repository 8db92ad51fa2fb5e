import { createContext, useContext, type ReactNode } from 'react';
import type { FieldDefinition } from '../definition/definition.ts';
import { errorMessage, type Translate } from '../messages/translate.ts';
import { DraftContext, type OpenDraft } from './drafts.ts';
import type { ShownError } from './formStore.ts';

/** Without a provider a text shows its key, as a missing text does. */
const TranslateContext = createContext<Translate>((key) => key);

export type FormsProviderProps = {
  /** Words labels, hints and errors, for example i18next's `t`. Give a new function when the language changes. */
  readonly translate: Translate;
  /** Keeps what is typed over the end of a session, for example. @default nothing is kept */
  readonly openDraft?: OpenDraft;
  readonly children: ReactNode;
};

/** Gives the forms below it their texts, and a place for what is typed and not sent. */
export function FormsProvider({ translate, openDraft, children }: FormsProviderProps) {
  return (
    <TranslateContext.Provider value={translate}>
      <DraftContext.Provider value={openDraft}>{children}</DraftContext.Provider>
    </TranslateContext.Provider>
  );
}

/** The translator of the nearest provider. */
export function useTranslate(): Translate {
  return useContext(TranslateContext);
}

/** The words of an error, as they stand at its field. */
export function shownText(translate: Translate, error: ShownError): string {
  return 'text' in error ? error.text : errorMessage(translate, error);
}

/**
 * The words of an error away from its field. The name of the field goes first, except where the label is a sentence of
 * the person's own, as beside a box.
 */
export function namedText(translate: Translate, field: FieldDefinition, error: ShownError): string {
  const text = shownText(translate, error);
  const label = translate(field.label);
  const namesItself =
    field.control === 'checkbox' ||
    field.control === 'captcha' ||
    text.toLocaleLowerCase().includes(label.toLocaleLowerCase());
  return namesItself ? text : `${label}: ${text}`;
}
