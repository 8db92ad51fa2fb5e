import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/database/open.ts';
import { institutes } from '../src/modules/institutes/tables.ts';
import { mappings } from '../src/modules/mappings/tables.ts';
import { currentDegrees } from '../src/modules/profile/tables.ts';
import { users } from '../src/modules/users/tables.ts';
import { seed } from '../src/seed/index.ts';
import { fillDatabase } from '../src/seed/load/fill.ts';
import { scaled } from '../src/seed/load/steps.ts';
import { openTestDatabase } from './support/database.ts';
import { checkLedger } from './support/ledger.ts';

const now = new Date('2026-11-21T04:30:00Z');
const sizes = scaled(0.001);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const hashPassword = (password: string) => Promise.resolve(`hash of ${password}`);
  await seed(database.db, { sandbox: true, withJobs: false, now, hashPassword });
});
afterAll(() => database.close());

const counts = async () => ({
  users: await database.db.$count(users),
  institutes: await database.db.$count(institutes),
  degrees: await database.db.$count(currentDegrees),
  mappings: await database.db.$count(mappings),
});

/** In one transaction, because the function that the statements use belongs to one connection. */
const fill = () =>
  database.db.transaction((tx) =>
    fillDatabase(
      async (statement) => {
        await tx.execute(sql.raw(statement));
        return 0;
      },
      sizes,
      () => {},
    ),
  );

test('the load adds as many as it says, with a ledger that adds up, and a second run adds nothing', async () => {
  const before = await counts();
  await fill();
  const after = await counts();
  expect(after.users - before.users).toBe(sizes.users);
  expect(after.institutes - before.institutes).toBe(sizes.institutes);
  expect(after.degrees - before.degrees).toBe(sizes.users * 0.94);
  // With so few jobs many pairs come up twice.
  expect(after.mappings - before.mappings).toBeGreaterThan(sizes.mappings / 10);
  expect(await checkLedger(database.db)).toEqual([]);

  await fill();
  expect(await counts()).toEqual(after);
  expect(await checkLedger(database.db)).toEqual([]);
});
