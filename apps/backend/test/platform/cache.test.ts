import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { cached, invalidate, invalidateEverywhere, subscribeToChanges } from '../../src/platform/cache.ts';
import { isKnownTo } from '../../src/platform/entity-tags.ts';
import { openTestDatabase } from '../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a value is read once, also for callers at the same time, until its catalogue has changed', async () => {
  const { db } = database;
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('old').mockResolvedValue('new');
  const ask = () => cached(db, 'city/items', read);
  expect(await Promise.all([ask(), ask()])).toEqual(['old', 'old']);
  invalidate(db, 'industry');
  expect(await ask()).toBe('old');
  invalidate(db, 'city');
  expect(await ask()).toBe('new');
  expect(read).toHaveBeenCalledTimes(2);
});

test('a reading that began before the change is not cached', async () => {
  const { db } = database;
  let end: (value: string) => void = () => undefined;
  const before = new Promise<string>((resolve) => {
    end = resolve;
  });
  const early = cached(db, 'skill/items', () => before);
  invalidate(db, 'skill');
  const late = cached(db, 'skill/items', () => Promise.resolve('after'));
  end('before');
  expect(await Promise.all([early, late])).toEqual(['before', 'after']);
  expect(await cached(db, 'skill/items', () => Promise.resolve('never'))).toBe('after');
});

test('a value is read again after its time', async () => {
  const { db } = database;
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValue(2);
  expect(await cached(db, 'sector/items', read, 1)).toBe(1);
  await expect.poll(() => cached(db, 'sector/items', read, 1)).toBe(2);
});

test('a failure is not cached', async () => {
  const { db } = database;
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no database'))
    .mockResolvedValueOnce('value');
  await expect(cached(db, 'role/items', read)).rejects.toThrow('no database');
  expect(await cached(db, 'role/items', read)).toBe('value');
});

test('databases are apart', async () => {
  const other = await openTestDatabase();
  try {
    expect(await cached(database.db, 'a/b', () => Promise.resolve('own'))).toBe('own');
    expect(await cached(other.db, 'a/b', () => Promise.resolve('other'))).toBe('other');
  } finally {
    await other.close();
  }
});

test('a change that another copy made is heard of', async () => {
  const { db } = database;
  const unsubscribe = await subscribeToChanges(database);
  try {
    // The other copy has a cache of its own; a transaction stands for its connection.
    await cached(db, 'lead/items', () => Promise.resolve('old'));
    await db.transaction((other) => invalidateEverywhere(other, 'lead'));
    await expect.poll(() => cached(db, 'lead/items', () => Promise.resolve('new'))).toBe('new');
  } finally {
    await unsubscribe();
  }
});

test.each([
  [undefined, false],
  ['W/"a"', true],
  ['"a"', true],
  ['*', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['a', false],
])('a caller who sends If-None-Match %s has the answer with the tag W/"a": %s', (header, isKnown) => {
  expect(isKnownTo(header, 'W/"a"')).toBe(isKnown);
});
