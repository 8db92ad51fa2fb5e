import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Db } from '../src/database/open.ts';
import { askedTogether } from '../src/database/together.ts';
import { startTestServer } from './support/server.ts';

/** Stands for a database; the questions below never look at it. */
const database = () => ({}) as Db;

test('ids that come while a question is being answered are asked for together in the next one', async () => {
  const questions: (readonly string[])[] = [];
  const find = askedTogether(async (_db, ids) => {
    questions.push(ids);
    await pause(20);
    return new Map(ids.filter((id) => id !== 'missing').map((id) => [id, `row ${id}`]));
  });
  const db = database();
  const first = find(db, 'a');
  await pause(5);
  const others = ['b', 'c', 'b', 'missing'].map((id) => find(db, id));
  expect(await first).toBe('row a');
  expect(await Promise.all(others)).toEqual(['row b', 'row c', 'row b', undefined]);
  expect(questions).toEqual([['a'], ['b', 'c', 'missing']]);
});

test('nobody gets an answer to a question that was put before they asked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom('a', 'b', 'c')), { maxLength: 25 }),
      async (callers) => {
        let version = 0;
        const find = askedTogether(async (_db, ids) => {
          const seen = version;
          await pause(3);
          return new Map(ids.map((id) => [id, { id, seen }]));
        });
        const db = database();
        await Promise.all(
          callers.map(async ([delay, id]) => {
            await pause(delay);
            version += 1;
            const asked = version;
            const answer = await find(db, id);
            expect(answer?.id).toBe(id);
            expect(answer?.seen).toBeGreaterThanOrEqual(asked);
          }),
        );
      },
    ),
    { numRuns: 30 },
  );
});

test('a failure is that of the callers who asked, and the next question is put all the same', async () => {
  let failures = 1;
  const find = askedTogether(async (_db, ids) => {
    await pause(5);
    if (failures-- > 0) throw new Error('away');
    return new Map(ids.map((id) => [id, id]));
  });
  const db = database();
  const failing = find(db, 'a');
  const next = pause(2).then(() => find(db, 'b'));
  await expect(failing).rejects.toThrow('away');
  expect(await next).toBe('b');
});

test('a question without an answer holds up nobody else', async () => {
  const find = askedTogether(async (_db, ids) => {
    if (ids.includes('hangs')) await new Promise(() => undefined);
    return new Map(ids.map((id) => [id, id]));
  });
  const db = database();
  void find(db, 'hangs');
  await pause(10);
  expect(await find(db, 'a')).toBe('a');
  expect(await find(db, 'b')).toBe('b');
});

test('databases are asked apart', async () => {
  const find = askedTogether(async (db, ids) => new Map(ids.map((id) => [id, db])));
  const [one, other] = [database(), database()];
  expect(await Promise.all([find(one, 'a'), find(other, 'a')])).toEqual([one, other]);
  expect(await find(one, 'a')).toBe(one);
});

test('many people at once: each is answered as who they are, and whoever has left is refused', async () => {
  const server = await startTestServer();
  try {
    const numbers = ['9000000001', '9000000002', '9000000003', '9000000051'];
    const people = await Promise.all(numbers.map((number) => server.signIn(number)));
    const whoIs = async (index: number) => {
      const mobileNumber = numbers[index] ?? '';
      const answer = await people[index]?.('getUserByMobile', { params: { mobileNumber } });
      return answer?.status;
    };
    const everybody = () => Promise.all(Array.from({ length: 40 }, (_, index) => whoIs(index % 4)));
    expect(new Set(await everybody())).toEqual(new Set([200]));
    // Those who were on their way may be answered either way; a call after the answer to "log out" may not.
    const onTheirWay = everybody();
    expect((await people[1]?.('logout'))?.status).toBe(200);
    const after = await everybody();
    await onTheirWay;
    expect(after).toEqual(after.map((_, index) => (index % 4 === 1 ? 401 : 200)));
  } finally {
    await server.close();
  }
});
