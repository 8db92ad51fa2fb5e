import { regionOf } from '#app/config/languages.ts';

/** Making a format costs more than writing with it. */
const known = new Map<string, Intl.NumberFormat>();

/** Writes a number as a language does in India: `1,00,000`; at most two decimals. */
export function writeNumber(language: string, value: number): string {
  const format =
    known.get(language) ?? new Intl.NumberFormat(regionOf(language), { maximumFractionDigits: 2 });
  known.set(language, format);
  return format.format(value);
}
