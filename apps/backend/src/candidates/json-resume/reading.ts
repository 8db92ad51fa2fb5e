/** Reading values of a document that anybody may have written: whatever shape they have, what they say is found or nothing is. */
import { completeWebAddress, webAddress } from '@aarambh/forms';
import { storedText } from '../../platform/index.ts';

/** Deeper than this no résumé says anything. */
const deepest = 8;

/** Whether a value of the document says nothing. */
export function isNothing(value: unknown, depth = 0): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return cleaned(value, ' ') === '';
  if (typeof value !== 'object') return false;
  return depth < deepest && Object.values(value).every((each) => isNothing(each, depth + 1));
}

/** A property of the document's own; undefined where there is none, or no object. */
export function valueAt(owner: unknown, name: string): unknown {
  return typeof owner === 'object' && owner !== null && Object.hasOwn(owner, name)
    ? Reflect.get(owner, name)
    : undefined;
}

/** The first of these properties that says something. Older documents have other names. */
export function firstAt(owner: unknown, ...names: readonly string[]): unknown {
  return names.map((name) => valueAt(owner, name)).find((value) => !isNothing(value));
}

/** Whether a value has entries or properties by name. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as one line; null where it says nothing that is text. A list is read as its texts with commas. */
export function readLine(value: unknown): string | null {
  const text = Array.isArray(value) ? readTexts(value).join(', ') : textOf(value, ' ');
  return text === '' ? null : text;
}

/** A value as lines of text, a list as a line for each; null where it says nothing that is text. */
export function readLines(value: unknown): string | null {
  const text = Array.isArray(value) ? readTexts(value).join('\n') : textOf(value, '\n');
  return text === '' ? null : text;
}

/** The texts of a list, each on one line. A text where a list is due is parted. */
export function readTexts(value: unknown, separator?: RegExp): string[] {
  const values: readonly unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string' && separator !== undefined
      ? value.split(separator)
      : [value];
  return values.map((each) => textOf(each, ' ')).filter((text) => text !== '');
}

/** An address as people write it; `www.example.com` is made whole. */
export function readAddress(value: unknown): string | null {
  const text = readLine(value);
  if (text === null || /^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  const whole = completeWebAddress(text);
  return webAddress(whole).ok && !text.includes('@') ? whole : text;
}

/** At most so many characters as people count them, up to where a line or a word ends. */
export function shortened(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  // A space right behind them ends a word too.
  const end = characters.findLastIndex((character, index) => index <= max && character.trim() === '');
  return characters
    .slice(0, end === -1 ? max : end)
    .join('')
    .trimEnd();
}

function textOf(value: unknown, lineBreak: ' ' | '\n'): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? cleaned(value, lineBreak) : '';
}

// What nobody sees or types: the rules of the forms refuse it, and a database stores no NUL and no half of a character. The first are all
// control characters but tabs and line breaks.
const unseen =
  /[^\P{Cc}\t-\r\u0085]|[\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** As it is stored: without what nobody sees, and with line breaks of one kind, or on one line. */
function cleaned(text: string, lineBreak: ' ' | '\n'): string {
  const lines = text.replaceAll(unseen, '').replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
  return storedText(lines.replaceAll(lineBreak === ' ' ? /\s+/gu : /[\t\v\f]+/g, ' '));
}

/** The texts that there are; null where there are none. */
export const joined = (texts: readonly (string | null)[], separator: string): string | null =>
  texts.filter((text) => text !== null).join(separator) || null;
