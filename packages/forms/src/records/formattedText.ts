import * as z from 'zod/mini';
import type { FieldDefinition } from '../definition/definition.ts';
import { allOf, isBlank, limits, required, type Rule } from '../rules/index.ts';
import { failed, passed } from '../rules/rule.ts';
import { maxLength, multiLine } from '../rules/text.ts';
import { htmlOfMarks, marksOfHTML } from './markedText.ts';
import type { RecordField } from './recordField.ts';

type Words = Pick<FieldDefinition, 'label' | 'hint' | 'errors'>;

/** Rules of a text that is stored as HTML, which is longer than what is typed. */
const markedText = (max: number): Rule =>
  allOf(multiLine, maxLength(max), (typed) =>
    htmlOfMarks(typed).length <= limits.storedHTML ? passed : failed('tooLong', { max }),
  );

/** A text with paragraphs, lists, emphasis and links that has to be there; stored as HTML, typed with marks. */
export function requiredFormattedText(words: Words, max: number): RecordField<string, string> {
  return {
    field: { ...words, control: 'textArea', maxLength: max },
    rule: required(markedText(max)),
    shape: z.string(),
    empty: '',
    read: (stored) => marksOfHTML(stored ?? ''),
    write: (typed) => (isBlank(typed) ? '' : htmlOfMarks(typed)),
  };
}
