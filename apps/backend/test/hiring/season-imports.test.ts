/** A file that decides who takes part in a season: who is named how, what is refused, and that a repeat changes nothing. */
import { and, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentDegrees } from '../../src/candidates/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { seasonEnrolments, seasons } from '../../src/hiring/index.ts';
import { users } from '../../src/identity/tables/users.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const seasonID = seededID('season/of-imports');

let server: TestServer;
let officer: Call;
let people: { id: string; rollNumber: string; mobileNumber: string }[];
let serial = 0;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  const { db } = server.database;
  officer = await server.actAs((await addPerson(db, 'institute-officer', instituteID('sahyadri'))).id);
  const found = await db
    .select({ id: users.id, rollNumber: currentDegrees.rollNumber, mobileNumber: users.mobileNumber })
    .from(users)
    .innerJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .where(and(eq(users.parentEntityID, instituteID('sahyadri')), eq(users.userStatus, 'Active')))
    .orderBy(users.id)
    .limit(4);
  people = found.map((person) => ({ ...person, rollNumber: person.rollNumber ?? '' }));
  const now = server.clock.now;
  const later = new Date(now.getTime() + 90 * 86_400_000);
  await db.insert(seasons).values({
    id: seasonID,
    name: 'Of imports',
    academicYear: '2026-27',
    seasonType: 'Placement',
    instituteIDs: [instituteID('sahyadri')],
    passingYears: Array.from({ length: 20 }, (_each, index) => 2020 + index),
    registrationStart: now,
    registrationEnd: later,
    startDate: now,
    endDate: later,
    policy: { maxOffers: 1 },
    termsText: '<p>Take part.</p>',
    status: 'Posted',
    createdAt: now,
    updatedAt: now,
    createdBy: seededID('user/9000000051'),
    updatedBy: seededID('user/9000000051'),
  });
  const asked = people.slice(0, 3).map(({ id: userID }) => ({ seasonID, userID, consentAt: now }));
  await db.insert(seasonEnrolments).values(asked);
});
afterAll(() => server.close());

const person = (place: number) => {
  const found = people[place];
  if (found === undefined) throw new Error(`There are ${people.length} students.`);
  return found;
};

async function take(lines: readonly string[], mode: 'dryRun' | 'commit' = 'commit', by: Call = officer) {
  const sent = await by('importSeasonEnrolments', {
    query: { seasonID, mode },
    headers: { 'content-type': 'text/csv', 'idempotency-key': `import-of-enrolments-${(serial += 1)}` },
    body: Buffer.from(['rollNumber,mobileNumber,state,reason', ...lines].join('\n')),
  });
  if (!sent.data) throw new Error(`The file was refused: ${sent.message}`);
  for (;;) {
    const { importJob } = (await by('getImport', { params: { id: sent.data.importJob.id } })).data;
    if (importJob.state !== 'Running') return importJob;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function statesOf(...places: number[]) {
  const ids = places.map((place) => person(place).id);
  const rows = await server.database.db
    .select({ id: seasonEnrolments.userID, state: seasonEnrolments.state, reason: seasonEnrolments.reason })
    .from(seasonEnrolments)
    .where(and(eq(seasonEnrolments.seasonID, seasonID), inArray(seasonEnrolments.userID, ids)));
  return ids.map((id) => rows.find((row) => row.id === id));
}

test('is tried without deciding, then approves and takes out, and the same file twice changes nothing', async () => {
  const lines = [
    `${person(0).rollNumber},,Active,`,
    `,${person(1).mobileNumber},Removed,Has taken another offer.`,
  ];
  const tried = await take(lines, 'dryRun');
  expect(tried).toMatchObject({ updated: 2, failed: 0 });
  // A row is called by what names the student in it.
  expect(tried.verdicts.map(({ name }) => name)).toEqual([person(0).rollNumber, person(1).mobileNumber]);
  expect(await statesOf(0, 1)).toMatchObject([{ state: 'Pending' }, { state: 'Pending' }]);
  expect(await take(lines)).toMatchObject({ updated: 2, failed: 0 });
  expect(await statesOf(0, 1)).toMatchObject([
    { state: 'Active', reason: null },
    { state: 'Removed', reason: 'Has taken another offer.' },
  ]);
  expect(await take(lines)).toMatchObject({ updated: 0, unchanged: 2, failed: 0 });
});

test('says of each line what is wrong with it', async () => {
  const job = await take([
    `${person(3).rollNumber},,Active,`,
    `${person(2).rollNumber},,Removed,`,
    `${person(2).rollNumber}-x,,,`,
    ',,Active,',
  ]);
  expect(job.errors.map(({ row, column, code }) => [row, column, code])).toEqual([
    // Has not accepted the terms.
    [2, 'rollNumber', 'unknown'],
    [3, 'reason', 'required'],
    [4, 'state', 'required'],
    [5, 'rollNumber', 'required'],
  ]);
  expect(await statesOf(2)).toMatchObject([{ state: 'Pending' }]);
});

test('a season out of reach is not found', async () => {
  const { db } = server.database;
  const other = await server.actAs((await addPerson(db, 'institute-officer', instituteID('hooghly'))).id);
  for (const [by, of] of [
    [other, seasonID],
    [officer, seededID('no-such-season')],
  ] as const) {
    for (const mode of ['dryRun', 'commit']) {
      const file = await by('importSeasonEnrolments', {
        query: { seasonID: of, mode },
        headers: { 'content-type': 'text/csv', 'idempotency-key': `import-of-enrolments-${(serial += 1)}` },
        body: Buffer.from(`rollNumber,state\n${person(2).rollNumber},Active`),
      });
      expect([file.status, file.error?.code]).toEqual([404, 'NOT_FOUND']);
    }
  }
  expect(await statesOf(2)).toMatchObject([{ state: 'Pending' }]);
});

test('seasons of a file have the days that it says, and a day that is none is refused', async () => {
  const { db } = server.database;
  const admin = await server.actAs(seededID('user/9000000051'));
  const season = (name: string, first: string, start: string) =>
    `${name},2026-27,Placement,2027,${first},31/12/2026,${start},2027-06-30,Students attend every round for which they are chosen.`;
  const lines = [
    'name,academicYear,seasonType,passingYears,registrationStart,registrationEnd,startDate,endDate,termsText',
    season('Zz of a sheet', '05/12/2026', '1 March 2027'),
    season('Zz no such day', '28/12/2026', '2027-02-30'),
  ];
  const sent = await admin('importSeasons', {
    query: { mode: 'commit' },
    headers: { 'content-type': 'text/csv', 'idempotency-key': 'import-of-seasons-with-days' },
    body: Buffer.from(lines.join('\n')),
  });
  const { id } = sent.data.importJob;
  let job = sent.data.importJob;
  while (job.state === 'Running') job = (await admin('getImport', { params: { id } })).data.importJob;
  expect(job.errors.map(({ row, column, code }) => [row, column, code])).toEqual([[3, 'startDate', 'date']]);
  const found = await db.select().from(seasons).where(like(seasons.name, 'Zz%'));
  expect(found.map(({ name, registrationStart, startDate }) => [name, registrationStart, startDate])).toEqual(
    [['Zz of a sheet', new Date('2026-12-04T18:30:00Z'), new Date('2027-02-28T18:30:00Z')]],
  );
});
