/** Cursors: where in its order the first or the last row of a page stands, as text that callers hand back unread. */
import { validationFailed } from '../../platform/index.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { typeOf, type Sequence } from './sequence.ts';

export interface Cursor {
  direction: 'after' | 'before';
  /** Of the keys of the order, as the driver takes them. */
  values: readonly unknown[];
  id: string;
}

/** The cursor of a row that was read in this order. */
export function encodeCursor(direction: Cursor['direction'], row: object, order: Sequence): string {
  const values = order.keys.map(({ name }): unknown => Reflect.get(row, name));
  const id: unknown = Reflect.get(row, 'id');
  return Buffer.from(JSON.stringify([direction, order.sort, ...values, id])).toString('base64url');
}

/**
 * @param idColumn what the id of a cursor is compared with
 * @throws ApiFailure 422 when it is none, or one of another order
 */
export function readCursor(text: string, order: Sequence, idColumn: AnyPgColumn): Cursor {
  const [direction, sort, ...rest] = partsOf(text);
  const id = rest.pop();
  const types = order.keys.map(typeOf);
  const values = rest.map((value, index) =>
    types[index] === 'date' && typeof value === 'string' ? new Date(value) : value,
  );
  if (
    (direction !== 'after' && direction !== 'before') ||
    sort !== order.sort ||
    typeof id !== 'string' ||
    (idColumn.dataType === 'number' && !/^\d{1,18}$/.test(id)) ||
    values.length !== types.length ||
    !values.every((value, index) => isOfType(value, types[index]))
  ) {
    throw validationFailed([
      {
        path: 'query.cursor',
        code: 'unknown',
        message: 'Read the page by its number, without a cursor.',
      },
    ]);
  }
  return { direction, values, id };
}

/** The order that a cursor is of, unread. */
export const sortInCursor = (text: string): unknown => partsOf(text)[1];

// PostgreSQL reads no moment beyond these.
const [firstMoment, lastMoment] = [Date.UTC(1, 0), Date.UTC(9999, 11, 31)];

function isOfType(value: unknown, type: string | undefined): boolean {
  if (type === 'date') {
    return value instanceof Date && value.getTime() >= firstMoment && value.getTime() <= lastMoment;
  }
  if (type === 'number') return Number.isSafeInteger(value);
  return typeof value === type;
}

function partsOf(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
