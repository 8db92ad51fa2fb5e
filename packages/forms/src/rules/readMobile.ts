/** What people write between digits: spaces of any kind, invisible marks, hyphens, dots, slashes and brackets. */
const separators = /[\s\u00ad\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069.()/\u2212-]/g;

/** A spreadsheet writes a number that was calculated with as one with a fraction. */
const withoutFraction = /^(\+?[0-9]{10,14})\.0$/;

/**
 * Reads an Indian mobile number in the ways people write and copy it, as the phone field does: with +91, 0091, 91 or 0 in front,
 * with separators, in the digits of any script. Returns its ten digits, or nothing when the text is anything else: it checks no
 * number and never guesses.
 */
export function readMobile(text: string): string | undefined {
  const compact = asciiDigits(text).replace(withoutFraction, '$1').replace(separators, '');
  return /^(?:\+91|0091|91|0)?([0-9]{10})$/.exec(compact)?.[1];
}

/** The decimal digits of every script as 0 to 9. */
function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode lays the digits of a script out from zero to nine; where two sets touch, a new one starts after every ten. */
function digitValue(digit: string): number {
  const place = digit.codePointAt(0) ?? 0;
  let zero = place;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (place - zero) % 10;
}
