import * as z from 'zod/mini';
import type { FieldDefinition } from '../definition/definition.ts';
import { limits, type Rule } from '../rules/index.ts';
import { allOf, failed, passed } from '../rules/rule.ts';
import { lengthOf, maxLength, multiLine } from '../rules/text.ts';
import { wordsOfHTML } from './markedText.ts';
import type { RecordField } from './recordField.ts';

type Words = Pick<FieldDefinition, 'label' | 'hint' | 'errors'>;

/** Rules of the characters that are read, and of the HTML that is stored of them. */
const richText = ({ min = 0, max }: Limits): Rule =>
  allOf(multiLine, maxLengthOfWords(max), maxLength(limits.storedHTML), (html) =>
    lengthOf(wordsOfHTML(html).trim()) < min ? failed('tooShort', { min }) : passed,
  );

const maxLengthOfWords =
  (max: number): Rule =>
  (html) =>
    lengthOf(wordsOfHTML(html)) > max ? failed('tooLong', { max }) : passed;

/** Of the characters that are read; markup does not count. */
type Limits = { readonly min?: number; readonly max: number };

/** A text that is written with the editor and has to be there. The server sanitises its HTML. */
export function requiredRichText(words: Words, within: Limits): RecordField<string, string> {
  const text = optionalRichText(words, within);
  const rule = richText(within);
  return {
    ...text,
    field: { ...words, control: 'richText', maxLength: within.max },
    rule: (html) => (hasNoWords(html) ? failed('required') : rule(html)),
  };
}

/** As `requiredRichText`; one that is left out is stored as an empty text. */
export function optionalRichText(words: Words, within: Limits): RecordField<string, string> {
  const rule = richText(within);
  return {
    field: { ...words, control: 'richText', maxLength: within.max, necessity: 'optional' },
    rule: (html) => (hasNoWords(html) ? passed : rule(html)),
    shape: z.string(),
    empty: '',
    read: (stored) => stored ?? '',
    write: (html) => (hasNoWords(html) ? '' : html),
  };
}

const hasNoWords = (html: string): boolean => wordsOfHTML(html).trim() === '';
