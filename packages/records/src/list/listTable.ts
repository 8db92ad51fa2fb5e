/** A list as a table for people: what its columns say, in the language of the portal. */
import type { Service } from '../host/service.ts';
import type { Formats, Translate } from '../register.ts';
import { readAllRows } from '../calls/allRows.ts';
import { readChoices } from '../calls/calls.ts';
import type { AnyColumn, Lookup } from '../declare/column.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { idsOf, titleOf, valueAt, wordsOf } from '../cells/cellWords.ts';

/** Most rows of such a file; whoever needs more takes the one for programs, which the server writes. */
export const mostInFile = 5_000;

/** A list as people read it. */
interface ListTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Rows of a list in the words of its columns, below what those are called. @throws ApiError */
export async function listTable(
  service: Service,
  resource: Resource,
  columns: readonly AnyColumn[],
  query: Readonly<Record<string, string>>,
  t: Translate,
  formats: Formats,
): Promise<ListTable> {
  const rows = await readAllRows(service, resource, query, mostInFile);
  const names = await namesOf(service, columns, formats);
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
  return {
    header: columns.map((column) => titleOf(column, t)),
    rows: rows.map((row) => columns.map((column, index) => cell(column, row, index))),
  };
}

/** What the records of other lists are called that the columns hold the ids of. */
async function namesOf(
  service: Service,
  columns: readonly AnyColumn[],
  formats: Formats,
): Promise<ReadonlyMap<Lookup, ReadonlyMap<string, string>>> {
  const sources = columns.flatMap(({ source }) => source ?? []);
  const { signal } = new AbortController();
  const read = async (source: Lookup) => {
    const { items } = await readChoices(service, source, formats, signal);
    return [source, new Map(items.map(({ id, label }) => [id, label]))] as const;
  };
  return new Map(await Promise.all(sources.map(read)));
}
