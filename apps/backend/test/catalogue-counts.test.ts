import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/database/open.ts';
import { keepCounts } from '../src/modules/catalogue/counts.ts';
import { counted } from '../src/modules/catalogue/rows.ts';
import { industries } from '../src/modules/industries/tables.ts';
import { sectors } from '../src/modules/sectors/tables.ts';
import { seed } from '../src/seed/index.ts';
import { openTestDatabase } from './support/database.ts';

const now = new Date('2026-11-21T04:30:00Z');
const later = (seconds: number) => new Date(now.getTime() + 1_000 * seconds);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const hashPassword = (password: string) => Promise.resolve(`hash of ${password}`);
  await seed(database.db, { sandbox: false, withJobs: false, now, hashPassword });
});
afterAll(() => database.close());

test('a count is kept for a minute, told once more while it is renewed, and forgotten when asked to', async () => {
  const { db } = database;
  const [one, other] = await db.select({ id: industries.id }).from(industries).limit(2);
  if (!one || !other) throw new Error('The seed has industries.');
  const moveSectors = (to: string) => db.update(sectors).set({ industryID: to });
  const all = await db.$count(sectors);
  expect(all).toBeGreaterThan(0);

  const counts = { sectors: counted(sql`from ${sectors} where ${sectors.industryID} = ${industries.id}`) };
  const keeper = keepCounts(industries, counts);
  const read = async (at: Date) => {
    const found = await keeper.read(db, [one.id, other.id], at);
    return [found.get(one.id)?.sectors, found.get(other.id)?.sectors];
  };

  await moveSectors(one.id);
  expect(await read(now)).toEqual([all, 0]);
  await moveSectors(other.id);
  expect(await read(later(59))).toEqual([all, 0]);
  expect(await read(later(61))).toEqual([all, 0]);
  await expect.poll(() => read(later(62))).toEqual([0, all]);

  await db.update(sectors).set({ industryID: one.id }).where(eq(sectors.industryID, other.id));
  keeper.forget(db);
  expect(await read(later(63))).toEqual([all, 0]);
});
