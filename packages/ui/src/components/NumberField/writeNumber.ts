import { dotMarks, type NumberMarks } from './numberMarks.ts';

/**
 * How digits are grouped: `indian` is 12,34,567 as in lakh and crore, `thousands` is 1,234,567, `none` is for numbers
 * that are names, such as a year.
 */
export type NumberGrouping = 'indian' | 'thousands' | 'none';

const boundaries = { indian: /\B(?=([0-9]{2})*[0-9]{3}$)/g, thousands: /\B(?=([0-9]{3})+$)/g } as const;

/**
 * Groups the digits of a plain number such as `-1234567.50`. Works on the text, so no digit is ever rounded.
 * @param marks - the signs to write it with. @default dot and comma
 */
export function groupDigits(plain: string, grouping: NumberGrouping, marks: NumberMarks = dotMarks): string {
  const [integer = '', decimals] = plain.split('.');
  const [, minus = '', digits = ''] = /^(-?)(.*)$/.exec(integer) ?? [];
  const grouped = grouping === 'none' ? digits : digits.replace(boundaries[grouping], marks.group);
  return `${minus}${grouped}${decimals === undefined ? '' : `${marks.decimal}${decimals}`}`;
}

const plainFormat = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 15 });

/** A number in plain digits with a dot: never an exponent, never `0.30000000000000004`. */
export function toPlainText(value: number): string {
  return plainFormat.format(Number(value.toPrecision(15)));
}
