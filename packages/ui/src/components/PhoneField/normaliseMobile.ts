import { toAsciiDigits } from '../../text/asciiDigits.ts';

/** What people write between digits: spaces of any kind, hyphens, dots, slashes and brackets. */
const separators = /[\s\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069.()/\u2212-]/g;

/** A spreadsheet writes a number that was calculated with as one with a fraction. */
const withoutFraction = /^(\+?[0-9]{10,14})\.0$/;

/**
 * Reads an Indian mobile number in the ways people write and copy it: with +91, 0091, 91 or 0 in front, with separators,
 * in the digits of any script. Returns its ten digits, or nothing when the text is anything else: it checks no number
 * and never guesses.
 */
export function normaliseMobile(text: string): string | undefined {
  const compact = toAsciiDigits(text).replace(withoutFraction, '$1').replace(separators, '');
  const match = /^(?:\+91|0091|91|0)?([0-9]{10})$/.exec(compact);
  return match?.[1];
}
