import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../src/database/open.ts';
import { isKnownTo, remember } from '../src/platform/remembered.ts';
import { openTestDatabase } from './support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (seconds: number) => new Date(1_795_000_000_000 + seconds * 1000);

test('loads once while the value is fresh, also for callers at the same time', async () => {
  const load = vi.fn<() => Promise<string[]>>(() => Promise.resolve(['a']));
  const memory = remember(load, 60_000);
  const [first, second] = await Promise.all([
    memory.recall(database.db, at(0)),
    memory.recall(database.db, at(0)),
  ]);
  await memory.recall(database.db, at(59));
  expect(load).toHaveBeenCalledTimes(1);
  expect(first).toEqual({ value: ['a'], json: '["a"]', etag: second.etag });
});

test('loads again when the value is stale or was forgotten, and changes the tag with the value', async () => {
  let value = 'old';
  const memory = remember(() => Promise.resolve(value), 60_000);
  const old = await memory.recall(database.db, at(0));
  value = 'new';
  expect((await memory.recall(database.db, at(59))).value).toBe('old');
  const fresh = await memory.recall(database.db, at(60));
  expect(fresh.value).toBe('new');
  expect(fresh.etag).not.toBe(old.etag);
  value = 'newest';
  memory.forget(database.db);
  expect((await memory.recall(database.db, at(61))).value).toBe('newest');
});

test('does not remember a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no database'))
    .mockResolvedValueOnce('value');
  const memory = remember(load, 60_000);
  await expect(memory.recall(database.db, at(0))).rejects.toThrow('no database');
  expect((await memory.recall(database.db, at(0))).value).toBe('value');
});

test('keeps databases apart', async () => {
  const other = await openTestDatabase();
  try {
    const memory = remember((db) => Promise.resolve(db === other.db ? 'other' : 'own'), 60_000);
    expect((await memory.recall(database.db, at(0))).value).toBe('own');
    expect((await memory.recall(other.db, at(0))).value).toBe('other');
  } finally {
    await other.close();
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
