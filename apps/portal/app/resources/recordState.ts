/** Columns and filter of what most records have: when they last changed, and whether they are active. */
import type { AnyColumn, AnyFilter } from './resource.ts';

export const updatedAtColumn = {
  field: 'updatedAt',
  label: 'resources.fields.updatedAt',
  as: 'moment',
  sort: 'updatedAt',
  shown: 'chosen',
} as const satisfies AnyColumn;

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
