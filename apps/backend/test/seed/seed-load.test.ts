import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { institutes } from '../../src/organisations/tables/institutes.ts';
import { leads } from '../../src/organisations/tables/leads.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { currentDegrees } from '../../src/candidates/tables/profile.ts';
import { users } from '../../src/identity/tables/users.ts';
import { seed } from '../../src/seed/index.ts';
import { fillDatabase } from '../../src/seed/load/fill.ts';
import { scaled } from '../../src/seed/load/steps.ts';
import { openTestDatabase } from '../support/database.ts';
import { checkLedger } from '../support/ledger.ts';

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
  applications: await database.db.$count(applications),
});

/** In one transaction, because the list of indexes that are put back belongs to one connection. */
const fill = (rows = sizes) =>
  database.db.transaction((tx) =>
    fillDatabase(
      {
        run: async (statement) => {
          await tx.execute(sql.raw(statement));
          return 0;
        },
        atOnce: (work) => work(),
      },
      rows,
      () => {},
    ),
  );

const indexesOf = (table: string) =>
  database.db
    .select({ definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`tablename = ${table}`)
    .orderBy(sql`indexdef`);

test('the load adds as many as it says, with a ledger that adds up, and a second run adds nothing', async () => {
  const before = await counts();
  await fill();
  const after = await counts();
  expect(after.users - before.users).toBe(sizes.users);
  expect(after.institutes - before.institutes).toBe(sizes.institutes);
  expect(after.degrees - before.degrees).toBe(sizes.users * 0.94);
  // With so few jobs many pairs come up twice.
  expect(after.applications - before.applications).toBeGreaterThan(sizes.applications / 10);
  expect(await checkLedger(database.db)).toEqual([]);

  await fill();
  expect(await counts()).toEqual(after);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('a table that is filled anew has the same indexes afterwards', async () => {
  const before = await indexesOf('leads');
  await fill({ ...sizes, leads: 10_000 });
  expect(await database.db.$count(leads)).toBeGreaterThanOrEqual(10_000);
  expect(await indexesOf('leads')).toEqual(before);
  expect(before.length).toBeGreaterThan(2);
});
