/** Columns of files that are taken in, found by the headings that people write. */

import { localeValues } from '@aarambh/api-client/enums';
import { columnWords, recordWords } from './columnWords.ts';

/** Longer headings are texts. */
const mostOfHeading = 100;

/** A heading without capitals, blanks and marks. */
const folded = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** What a column of a file is called, for people who do not know its name; the name itself where it has no other. */
export function fileColumnLabel(column: string, language: string): string {
  const found = columnWords[column];
  if (found === undefined) return column;
  const locale = localeValues.find((value) => value === language) ?? 'en';
  return found[locale];
}

/**
 * Finds the column that a heading means, as people write it: its name, a title of it in one of the languages, or a usual word, whatever the
 * capitals, blanks and marks. Undefined for a heading that means none of the columns, or more than one.
 * @param kind what the rows are
 * @param of the columns that such a file has
 */
export function fileColumnReader(
  kind: string,
  of: readonly string[],
): (heading: string) => string | undefined {
  const meant = new Map<string, string | null>();
  for (const column of of) {
    const { others = [], ...titles } = columnWords[column] ?? {};
    const own = column === 'name' ? (recordWords[kind] ?? []) : [];
    for (const heading of new Set([column, ...Object.values(titles), ...others, ...own].map(folded))) {
      meant.set(heading, meant.has(heading) ? null : column);
    }
  }
  // The name of a column stands for it alone.
  for (const column of of) meant.set(folded(column), column);
  return (heading) =>
    heading.length > mostOfHeading ? undefined : (meant.get(folded(heading)) ?? undefined);
}
