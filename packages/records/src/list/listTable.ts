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
interface ListTable<Cell> {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What a column says of a row. */
type CellOf<Cell> = (column: AnyColumn, row: AnyRow, words: string) => Cell;

/** As the list shows it. */
export const asShown: CellOf<string> = (_column, _row, words) => words;

/** A number where the column says one by itself (amounts in rupees), so that a spreadsheet can add and sort; otherwise as the list shows it. */
export const asNumbers: CellOf<string | number> = ({ field, as, words: own }, row, words) => {
  if (own !== undefined || (as !== 'number' && as !== 'grade' && as !== 'money')) return words;
  const value = valueAt(row, field);
  if (value === null || value === undefined || value === '' || !Number.isFinite(Number(value))) return words;
  return as === 'money' ? Number(value) / 100 : Number(value);
};

/** Rows of a list below what its columns are called; `cellOf` says of what its cells are made. @throws ApiError */
export async function listTable<Cell>(
  cellOf: CellOf<Cell>,
  service: Service,
  resource: Resource,
  columns: readonly AnyColumn[],
  query: Readonly<Record<string, string>>,
  t: Translate,
  formats: Formats,
): Promise<ListTable<Cell>> {
  const rows = await readAllRows(service, resource, query, mostInFile);
  const names = await namesOf(service, columns, formats);
  const said = (column: AnyColumn, row: AnyRow, index: number): string => {
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
    rows: rows.map((row) => columns.map((column, index) => cellOf(column, row, said(column, row, index)))),
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
