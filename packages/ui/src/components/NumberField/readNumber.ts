import { toAsciiDigits } from '../../text/asciiDigits.ts';
import { dotMarks, type NumberMarks } from './numberMarks.ts';

/** More digits than this are not kept exactly by a JavaScript number. */
export const MAX_DIGITS = 15;

/** Why a text is not taken as a number. */
export type UnreadableNumber =
  | { readonly code: 'notANumber' }
  /** `1,5`: a comma where a dot or nothing was meant. Both readings, as they should be written. */
  | { readonly code: 'ambiguousComma'; readonly params: { readonly decimal: string; readonly whole: string } }
  /** `1.5` where a comma begins the decimals. */
  | { readonly code: 'ambiguousDot'; readonly params: { readonly decimal: string; readonly whole: string } }
  | { readonly code: 'tooManyDigits'; readonly params: { readonly digits: number } };

export type NumberReading =
  | { readonly state: 'empty' }
  /** `text` is the number in plain digits with a dot, its decimals as they were written: `1000.50`. */
  | { readonly state: 'number'; readonly text: string; readonly value: number }
  | { readonly state: 'unreadable'; readonly issue: UnreadableNumber };

const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;
const rupees = ['₹', 'rs.', 'rs', 'inr', '/-'];

const notANumber: NumberReading = { state: 'unreadable', issue: { code: 'notANumber' } };

/** Takes units off both ends, whatever their order and case. */
function withoutUnits(text: string, units: readonly string[]): string {
  const unit = units.find(
    (candidate) => text.toLowerCase().startsWith(candidate) || text.toLowerCase().endsWith(candidate),
  );
  if (unit === undefined) return text;
  const rest = text.toLowerCase().startsWith(unit) ? text.slice(unit.length) : text.slice(0, -unit.length);
  return withoutUnits(rest.trim(), units);
}

const swapped: Readonly<Record<string, string>> = { '.': ',', ',': '.' };

/**
 * Reads a number in the ways people in India write and copy it: with grouping of either kind, a currency mark or the
 * field's own unit, in the digits of any script. It never guesses: what could be two numbers is none.
 * @param units - what stands before and after the field's value. Rupees are understood unless the field has another unit.
 * @param marks - the signs that it is written with. @default dot and comma
 */
export function readNumber(
  text: string,
  units: readonly string[] = [],
  marks: NumberMarks = dotMarks,
): NumberReading {
  const own = units.map((unit) => unit.trim().toLowerCase()).filter(Boolean);
  const isMoney = own.length === 0 || own.includes('₹');
  const written = toAsciiDigits(text)
    .replace(invisible, '')
    .replace(/[\u2212\u2013\uff0d]/g, '-')
    .trim();
  if (written === '') return { state: 'empty' };
  const bare = withoutUnits(written, isMoney ? [...rupees, ...own] : own)
    .replace(/[.,]/g, (mark) => (marks.decimal === ',' ? (swapped[mark] ?? mark) : mark))
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/[\u066c\uff0c]/g, ',')
    // A space groups digits as a comma does.
    .replace(/([0-9])\s+(?=[0-9])/g, '$1,')
    .replace(/\s/g, '');
  const match = /^([-+]?)([0-9]+(?:,[0-9]+)*)?(?:\.([0-9]*))?$/.exec(bare);
  if (!match) return notANumber;
  const [, sign = '', whole = '', decimals = ''] = match;
  if (whole === '' && decimals === '') return notANumber;

  const groups = whole.split(',');
  const last = groups.at(-1) ?? '';
  const minus = sign === '-' ? '-' : '';
  if (groups.length === 2 && last.length < 3 && decimals === '' && !bare.includes('.')) {
    return {
      state: 'unreadable',
      issue: {
        code: marks.decimal === ',' ? 'ambiguousDot' : 'ambiguousComma',
        params: { decimal: `${minus}${groups.join(marks.decimal)}`, whole: `${minus}${groups.join('')}` },
      },
    };
  }
  const isGrouped =
    groups.length === 1 ||
    (last.length === 3 && groups.slice(1, -1).every(({ length }) => length === 2 || length === 3));
  if (!isGrouped) return notANumber;

  const integer = groups.join('').replace(/^0+(?=[0-9])/, '') || '0';
  if (integer.length + decimals.length > MAX_DIGITS) {
    return { state: 'unreadable', issue: { code: 'tooManyDigits', params: { digits: MAX_DIGITS } } };
  }
  const plain = decimals === '' ? integer : `${integer}.${decimals}`;
  const isZero = Number(plain) === 0;
  const signed = isZero ? plain : `${minus}${plain}`;
  return { state: 'number', text: signed, value: Number(signed) };
}
