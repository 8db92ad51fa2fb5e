/** A copy of the server is killed in the middle of telling people their codes. Needs the other process of PostgreSQL. */
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications, roundEntries } from '../../src/hiring/index.ts';
import { tellCodes } from '../../src/hiring/rounds/telling-codes.ts';
import { users } from '../../src/identity/index.ts';
import { killedOnce, locationOf } from '../support/killed-copy.ts';
import { addRoundTo, addSelection, roundIn } from '../support/rounds.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const people = 350;
const batch = 200;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());

test('what it had begun is taken back, and another copy tells everybody the own code, once', async () => {
  const { db } = server.database;
  const at = server.clock.now;
  const company = await server.actAs(seededID('user/9000000021'));
  const { jdID } = await addSelection(db, company, { now: at, people });
  const { id } = await addRoundTo(company, jdID, roundIn(at, 24));
  // What a giving writes alone, of which this server itself does not hear.
  const own = await db.select({ id: applications.id }).from(applications).where(eq(applications.jdID, jdID));
  await db.insert(roundEntries).values(
    own.map(({ id: applicationID }, index) => ({
      roundID: id,
      applicationID,
      testCode: `QX-${index}`,
      isCodeUntold: true,
    })),
  );
  const ofRound = eq(roundEntries.roundID, id);
  const untold = () => db.$count(roundEntries, and(ofRound, eq(roundEntries.isCodeUntold, true)));
  expect(await untold()).toBe(people);

  const [last] = await db
    .select({ userID: applications.userID })
    .from(roundEntries)
    .innerJoin(applications, eq(applications.id, roundEntries.applicationID))
    .where(ofRound)
    .orderBy(desc(roundEntries.id))
    .limit(1);
  const location = await locationOf(db);
  const killed = await db.transaction(async (tx) => {
    // One of the second batch cannot be told meanwhile, so that the copy stands in the middle of its work.
    await tx
      .select()
      .from(users)
      .where(eq(users.id, last?.userID ?? ''))
      .for('update');
    return killedOnce(
      async () => (await untold()) <= people - batch,
      'tells-codes.ts',
      location,
      at.toISOString(),
    );
  });
  expect(killed).toEqual([null, 'SIGKILL']);
  expect(await untold()).toBe(people - batch);

  // What is locked is left to whoever has locked it: the copy is gone once its connection has let go.
  await db.select().from(roundEntries).where(ofRound).for('update');
  await tellCodes(db, at);
  await tellCodes(db, at);
  expect(await untold()).toBe(0);
  const told = (await toldPeople(db)).filter(({ occasion }) => occasion?.startsWith(`round/${id}/code/`));
  expect(told).toHaveLength(people);
  expect(new Set(told.map(({ people: [one] }) => one)).size).toBe(people);
});
