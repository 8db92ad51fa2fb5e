import type { FieldDefinition, RowsDefinition } from './definition.ts';

type Fields = Readonly<Record<string, FieldDefinition | undefined>>;

/** Where a field of a row is: the second round's name is `rounds.1.name`. */
export type RowPath = { readonly rows: RowsDefinition; readonly index: number; readonly part: string };

/** The row that a path is in, if it is in one. */
export function rowAt(fields: Fields, path: string): RowPath | undefined {
  const [list = '', index, part = ''] = path.split('.');
  const rows = fields[list]?.rows;
  return rows === undefined || index === undefined ? undefined : { rows, index: Number(index), part };
}

/** The definition of a field: one of the form, or of a row. */
export function fieldAt(fields: Fields, path: string): FieldDefinition | undefined {
  const row = rowAt(fields, path);
  return row === undefined ? fields[path] : row.rows.fields[row.part];
}

/** A path without the places of rows: what is the same for every row. */
export const withoutIndexes = (path: string): string =>
  path
    .split('.')
    .filter((part) => !isIndex(part))
    .join('.');

/** Whether a part of a path is the place of a row. */
export const isIndex = (part: string | undefined): boolean => part !== undefined && /^\d+$/.test(part);
