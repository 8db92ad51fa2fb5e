/** What most records have: when they last changed, whether they are active, and whether they are the caller's to change. */
import type { AnyColumn } from './column.ts';
import type { AnyFilter } from './filter.ts';

export const updatedAtColumn = {
  field: 'updatedAt',
  label: 'resources.fields.updatedAt',
  as: 'moment',
  sort: 'updatedAt',
  shown: 'chosen',
} as const satisfies AnyColumn;

/** Whether the server says that a record which is read is not the caller's to change. */
export const isOthers = (row: { readonly id: string; readonly mayChange?: unknown }): boolean =>
  row.mayChange === false;

export const isActiveColumn = {
  field: 'isActive',
  label: 'resources.fields.status',
  as: 'active',
} as const satisfies AnyColumn;

export const isActiveFilter = {
  name: 'isActive',
  label: 'resources.fields.status',
  options: 'active',
} as const satisfies AnyFilter;
