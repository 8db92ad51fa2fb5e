/** Cursors: where in its order the first or the last row of a page stands, as text that callers hand back unread. */
import { validationFailed } from '../../platform/index.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Order } from './rows.ts';

export interface Cursor {
  direction: 'after' | 'before';
  /** Of the column of the order, as the driver takes it. */
  value: unknown;
  id: string;
}

/** The cursor of a row that was read in this order. */
export function encodeCursor(direction: Cursor['direction'], row: object, order: Order): string {
  const value: unknown = Reflect.get(row, order.name);
  const id: unknown = Reflect.get(row, 'id');
  return Buffer.from(JSON.stringify([direction, order.sort, value, id])).toString('base64url');
}

/**
 * @param idColumn what the id of a cursor is compared with
 * @throws ApiFailure 422 when it is none, or one of another order
 */
export function readCursor(text: string, order: Order, idColumn: AnyPgColumn): Cursor {
  const [direction, sort, value, id] = partsOf(text);
  const isDate = order.column.dataType === 'date';
  const read = isDate && typeof value === 'string' ? new Date(value) : value;
  const fits = isDate
    ? read instanceof Date && !Number.isNaN(read.getTime())
    : typeof read === order.column.dataType;
  if (
    (direction !== 'after' && direction !== 'before') ||
    sort !== order.sort ||
    typeof id !== 'string' ||
    (idColumn.dataType === 'number' && !/^\d{1,18}$/.test(id)) ||
    !fits
  ) {
    throw validationFailed([
      {
        path: 'query.cursor',
        code: 'unknown',
        message: {
          en: 'Read the page by its number, without a cursor.',
          hi: 'इस पृष्ठ को cursor के बिना, उसकी संख्या से पढ़ें।',
        },
      },
    ]);
  }
  return { direction, value: read, id };
}

function partsOf(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
