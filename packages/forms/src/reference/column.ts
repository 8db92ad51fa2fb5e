import type { Locale } from '@aarambh/api-client/enums';

/** What a column of a file is called in each language. */
export interface ColumnWords extends Readonly<Record<Locale, string>> {
  /** Other headings that mean the same, in any language. */
  readonly others: readonly string[];
}

/** The titles of a column, and other headings that mean the same. */
export const words = (en: string, hi: string, mr: string, ...others: string[]): ColumnWords => ({
  en,
  hi,
  mr,
  others,
});
