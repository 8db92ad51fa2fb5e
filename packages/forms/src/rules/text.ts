import { failed, passed, type Rule } from './rule.ts';

/** Characters as people count them more or less: code points, so that an emoji is not two. JSON Schema counts alike. */
export function lengthOf(value: string): number {
  let length = 0;
  for (const _ of value) length += 1;
  return length;
}

/** At least `min` characters, white space around them not counted. */
export function minLength(min: number): Rule {
  return (value) => (lengthOf(value.trim()) < min ? failed('tooShort', { min }) : passed);
}

/** At most `max` characters. */
export function maxLength(max: number): Rule {
  return (value) => (lengthOf(value) > max ? failed('tooLong', { max }) : passed);
}

// Cc: control characters. Cs: halves of a character, which no database can store. The others turn the direction of what follows, so
// that a name reads as another one.
const unprintable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const unprintableExceptLineBreaks = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Text on one line: no control characters. They break logs, mail headers and databases, and nobody types them. */
export const singleLine: Rule = (value) => (unprintable.test(value) ? failed('controlCharacters') : passed);

/** Text that may have line breaks and tabs, but no other control characters. */
export const multiLine: Rule = (value) =>
  unprintableExceptLineBreaks.test(value) ? failed('controlCharacters') : passed;
