import { toAsciiDigits } from '../../text/asciiDigits.ts';

/** Which characters a code may hold: ASCII digits, or any characters but spaces. */
export type OtpMode = 'digits' | 'characters';

/** What a code looks like. */
export interface CodeShape {
  mode: OtpMode;
  /** How many characters make a code. */
  length: number;
}

/** Nearly all that is ever typed or filled in: it needs none of the rules for other texts, nor their large expressions. */
const PLAIN_DIGITS = /^[0-9]*$/;

// Invisible characters travel with copied text; characters outside the basic plane take two places of a native input,
// so that one box could not hold them.
const NEVER_IN_A_CODE = /[\s\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Cn}]|[\u{10000}-\u{10FFFF}]/gu;

/**
 * The characters of `text` that a code may hold, digits of every script written as 0 to 9. It does not shorten the text
 * and does not look for a code in it: see {@link extractCode}.
 */
export function allowedCharacters(text: string, mode: OtpMode): string {
  if (PLAIN_DIGITS.test(text)) return text;
  const plain = toAsciiDigits(text);
  return mode === 'digits' ? plain.replace(/[^0-9]/g, '') : plain.replace(NEVER_IN_A_CODE, '');
}

/**
 * Finds the code in a text that arrived at once: pasted, chosen from a keyboard's clipboard strip, or filled in by the
 * phone. People copy the whole message, so the first rule that finds something wins:
 *
 * 1. a run of exactly `length` digits with no digit beside it ("Use within 10 min: 482915");
 * 2. the same after joining runs that one space or one dash splits ("482 915");
 * 3. in `characters` mode, a word of exactly `length` letters and digits with a digit in it ("Code A1B2C3");
 * 4. all allowed characters, when there are no more than `length` of them (part of a code, "4a8b2");
 * 5. the first `length` digits of a text that is nothing but one run of them ("12345678").
 *
 * @returns the code or the part of it, or an empty string when the text holds none.
 */
export function extractCode(text: string, { mode, length }: CodeShape): string {
  if (text.length <= length && PLAIN_DIGITS.test(text)) return text;
  const plain = toAsciiDigits(text);
  // Letters are part of such a code, so a text that fits whole is the code; the digit rules below are for sentences.
  const allowed = allowedCharacters(plain, mode);
  if (mode === 'characters' && allowed.length <= length) return allowed;

  const standalone = new RegExp(`(?<![0-9])[0-9]{${length}}(?![0-9])`).exec(plain);
  if (standalone) return standalone[0];

  for (const [run] of plain.matchAll(/[0-9]+(?:[\p{Zs}\p{Pd}][0-9]+)+/gu)) {
    const joined = run.replace(/[^0-9]/g, '');
    if (joined.length === length) return joined;
  }

  if (mode === 'characters') {
    const words = plain.match(/[\p{L}\p{M}0-9]+/gu) ?? [];
    return words.find((word) => word.length === length && /[0-9]/.test(word)) ?? '';
  }
  if (allowed.length <= length) return allowed;
  return PLAIN_DIGITS.test(plain.trim()) ? allowed.slice(0, length) : '';
}
