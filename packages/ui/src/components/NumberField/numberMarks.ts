/** The two signs in a number that languages do not share. */
export type NumberMarks = {
  /** Begins the decimals. */
  readonly decimal: '.' | ',';
  /** Stands between groups of digits. */
  readonly group: string;
};

/** As in English and in the languages of India. */
export const dotMarks: NumberMarks = { decimal: '.', group: ',' };

const known = new Map<string, NumberMarks>();

/** How a language writes numbers. One whose digits have signs of their own, as Arabic may, is written with a dot. */
export function marksOf(locale: string): NumberMarks {
  const before = known.get(locale);
  if (before) return before;
  // Spanish and Polish group from five digits on.
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const partOf = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value;
  const marks: NumberMarks =
    partOf('decimal') === ',' ? { decimal: ',', group: partOf('group') ?? '.' } : dotMarks;
  known.set(locale, marks);
  return marks;
}
