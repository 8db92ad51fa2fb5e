/** A list as a file for people: what its columns say, in the language of the portal. */
import type { TFunction } from 'i18next';
import type { Formats } from '#app/i18n/formats.ts';
import { csvFile } from '#app/csv/csvFile.ts';
import { readAllRows } from './allRows.ts';
import { readChoices } from './calls.ts';
import type { AnyColumn, AnyRow, Lookup, Resource } from './resource.ts';
import { idsOf, titleOf, valueAt, wordsOf } from './cellWords.ts';

/** Most rows of such a file; whoever needs more takes the one for programs, which the server writes. */
export const mostInFile = 5_000;

/** Rows of a list in the words of its columns. @throws ApiError */
export async function listFile(
  resource: Resource,
  columns: readonly AnyColumn[],
  query: Readonly<Record<string, string>>,
  t: TFunction,
  formats: Formats,
): Promise<Blob> {
  const rows = await readAllRows(resource, query, mostInFile);
  const names = await namesOf(columns);
  const cell = (column: AnyColumn, row: AnyRow, index: number): string => {
    if (index === 0) return resource.nameOf(row);
    try {
      const found = column.source && names.get(column.source);
      if (found === undefined) return wordsOf(column, row, t, formats) ?? '';
      return idsOf(valueAt(row, column.field) ?? [])
        .flatMap((id) => found.get(id) ?? [])
        .join(', ');
    } catch {
      return t('resources.unreadable');
    }
  };
  return csvFile(
    columns.map((column) => titleOf(column, t)),
    rows.map((row) => columns.map((column, index) => cell(column, row, index))),
  );
}

/** What the records of other lists are called that the columns hold the ids of. */
async function namesOf(
  columns: readonly AnyColumn[],
): Promise<ReadonlyMap<Lookup, ReadonlyMap<string, string>>> {
  const sources = columns.flatMap(({ source }) => source ?? []);
  const { signal } = new AbortController();
  const read = async (source: Lookup) => {
    const { items } = await readChoices(source, signal);
    return [source, new Map(items.map(({ id, label }) => [id, label]))] as const;
  };
  return new Map(await Promise.all(sources.map(read)));
}
