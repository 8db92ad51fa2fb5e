const DECIMAL_DIGIT = /\p{Nd}/u;
const NON_ASCII_DIGIT = /(?![0-9])\p{Nd}/gu;

/**
 * The value of one decimal digit of any script. Unicode lays decimal digits out as unbroken runs from zero to nine, and
 * where runs touch (the mathematical digits) a new one starts after every ten, so the distance to the start of the run tells
 * the value.
 */
function digitValue(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  let start = codePoint;
  while (DECIMAL_DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
  return (codePoint - start) % 10;
}

/**
 * Writes the decimal digits of every script as 0 to 9 and leaves all other characters alone: a Hindi keyboard types
 * "४८२", a full-width input method "４８２", and both mean 482.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(NON_ASCII_DIGIT, (digit) => String(digitValue(digit)));
}
