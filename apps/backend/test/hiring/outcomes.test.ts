/** What came of the studies of people: from offers by itself, from elsewhere with a proof, one of them final. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { migrationsFolder } from '../../src/folders.ts';
import { applications } from '../../src/hiring/tables/applications.ts';
import { jobDescriptions } from '../../src/hiring/tables/job-descriptions.ts';
import { seasonEnrolments } from '../../src/hiring/tables/seasons.ts';
import { outcomes } from '../../src/hiring/tables/outcomes.ts';
import { candidates, type User } from '../../src/identity/tables/users.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seasonID as seasonOf } from '../../src/seed/data/seasons.ts';
import { offerTo } from '../support/applications.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const seasonID = seasonOf('sahyadri');

let server: TestServer;
let officer: Call;
let person: User;
let student: Call;

beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  officer = await server.actAs(seededID('user/9000000031'));
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await addPerson(server.database.db, 'student', instituteID('sahyadri'));
  student = await server.actAs(person.id);
});

const elsewhere = {
  kind: 'Off campus',
  organisation: 'Navyug Software',
  title: 'Engineer',
  ctcPaise: 70_000_000,
};
const studies = { kind: 'Higher studies', organisation: 'IIT Bombay', title: 'M.Tech.' };

const report = async (body: object) => (await student('reportOutcome', { body })).data.outcome;
const decide = async (id: string, body: object) => {
  const { rowVersion } = (await officer('getOutcome', { params: { id } })).data.outcome;
  return officer('decideOutcome', { params: { id }, body: { ...body, rowVersion } });
};
const own = async () => (await student('listOwnOutcomes')).data.outcome;
const placed = async () =>
  (
    await officer('listStudents', { query: { search: person.mobileNumber, isPlaced: true } })
  ).data.student.map(({ placedCompany, placedPayPaise }) => ({ placedCompany, placedPayPaise }));
const accept = async (id: string, status: 'Offer Accepted' | 'Cancelled' = 'Offer Accepted') =>
  server.database.db.update(applications).set({ status }).where(eq(applications.id, id));

test('an accepted offer is an outcome by itself, with its pay in parts, and goes when it is cancelled', async () => {
  const { db } = server.database;
  const id = await offerTo(db, person);
  const respondBy = '2026-12-31T00:00:00Z';
  const parts = { fixedPaise: 60_000_000, variablePaise: 20_000_000 };
  await db
    .update(applications)
    .set({ offer: { ctcPaise: 80_000_000, parts, respondBy, location: 'Pune', joiningDate: '2027-07-01' } })
    .where(eq(applications.id, id));
  expect(await own()).toEqual([]);
  await accept(id);
  const [row] = await own();
  expect(row).toMatchObject({
    kind: 'On campus',
    state: 'Confirmed',
    isFinal: true,
    applicationID: id,
    title: 'Trainee',
    place: 'Pune',
    ctcPaise: 80_000_000,
    fixedPaise: 60_000_000,
    variablePaise: 20_000_000,
    stockPaise: null,
    startsOn: '2027-07-01',
    mayChange: false,
  });
  expect(await placed()).toEqual([{ placedCompany: row?.organisation, placedPayPaise: 80_000_000 }]);
  expect(
    (await officer('updateOutcome', { params: { id }, body: { place: 'Goa', rowVersion: 1 } })).status,
  ).toBe(403);
  expect((await officer('deleteOutcome', { params: { id } })).status).toBe(403);
  await db.update(applications).set({ status: 'Joined' }).where(eq(applications.id, id));
  expect(await own()).toHaveLength(1);
  await accept(id, 'Cancelled');
  expect(await own()).toEqual([]);
  expect(await placed()).toEqual([]);
});

test('what is reported counts once the office has confirmed it; sent back, it is mended and waits anew', async () => {
  const { id, state } = await report(elsewhere);
  expect(state).toBe('Reported');
  expect(await placed()).toEqual([]);
  const waiting = (await officer('listOutcomes', { query: { state: 'Reported', hasDocument: false } })).data;
  expect(waiting.outcome.find((each) => each.id === id)).toMatchObject({
    name: expect.any(String),
    mayDecide: true,
  });

  expect((await decide(id, { verdict: 'Sent back' })).error?.fields).toMatchObject([{ path: 'reason' }]);
  const reason = 'The letter has no date.';
  expect((await decide(id, { verdict: 'Sent back', reason })).data.outcome).toMatchObject({
    state: 'Sent back',
    reason,
  });
  expect((await decide(id, { verdict: 'Confirmed' })).error?.code).toBe('ILLEGAL_TRANSITION');
  const told = (await toldPeople(server.database.db)).find(({ people }) => people.includes(person.id));
  expect(told?.content).toContain(reason);

  const [sentBack] = await own();
  const mended = await student('updateOwnOutcome', {
    params: { id },
    body: { place: 'Pune', rowVersion: sentBack?.rowVersion },
  });
  expect(mended.data.outcome).toMatchObject({ state: 'Reported', reason: null, place: 'Pune' });
  const { data } = await decide(id, { verdict: 'Confirmed' });
  expect(data.outcome).toMatchObject({
    state: 'Confirmed',
    isFinal: true,
    checkedByName: expect.any(String),
  });
  expect(await placed()).toEqual([{ placedCompany: 'Navyug Software', placedPayPaise: 70_000_000 }]);
  expect((await student('getPlacement')).data.placement).toMatchObject({
    state: 'Placed',
    plan: 'Placed elsewhere',
  });

  const { rowVersion } = data.outcome;
  expect(
    (await student('updateOwnOutcome', { params: { id }, body: { place: 'Goa', rowVersion } })).error?.code,
  ).toBe('ILLEGAL_TRANSITION');
  expect((await student('deleteOwnOutcome', { params: { id } })).error?.code).toBe('ILLEGAL_TRANSITION');
});

test('of several one counts: the office says which, also two at once, and the database holds it', async () => {
  const { db } = server.database;
  const body = { ...studies, userID: person.id };
  const first = (await officer('addOutcome', { body })).data.outcome;
  expect(first).toMatchObject({ state: 'Confirmed', isFinal: true });
  expect(await placed()).toEqual([]);
  const second = (await officer('addOutcome', { body: { ...elsewhere, userID: person.id } })).data.outcome;
  expect(second.isFinal).toBe(false);
  await accept(await offerTo(db, person));

  const finals = () => db.$count(outcomes, and(eq(outcomes.userID, person.id), eq(outcomes.isFinal, true)));
  expect(await finals()).toBe(1);
  const both = await Promise.all(
    [first, second].map(({ id }) => officer('setFinalOutcome', { params: { id } })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await finals()).toBe(1);
  await officer('setFinalOutcome', { params: { id: second.id } });
  expect(await placed()).toEqual([{ placedCompany: 'Navyug Software', placedPayPaise: 70_000_000 }]);
  await expect(db.update(outcomes).set({ isFinal: true }).where(eq(outcomes.id, first.id))).rejects.toThrow(
    'Failed query',
  );

  const counted = async (countsAs: string) =>
    (await officer('listOutcomes', { query: { search: person.lastName, countsAs } })).data.outcome.map(
      ({ id }) => id,
    );
  expect(await counted('placed')).toContain(second.id);
  expect(await counted('studies')).not.toContain(first.id);

  await officer('deleteOutcome', { params: { id: second.id } });
  expect(await finals()).toBe(1);
});

test('two offers that are accepted at once leave one that counts', async () => {
  const { db } = server.database;
  const ids = [await offerTo(db, person), await offerTo(db, person)];
  await Promise.all(ids.map((id) => accept(id)));
  const rows = await own();
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ isFinal }) => isFinal)).toHaveLength(1);
});

test('offers that were accepted before outcomes were kept are written once, and the last of them counts', async () => {
  const { db } = server.database;
  const [first, last] = [await offerTo(db, person), await offerTo(db, person)];
  await accept(first);
  await accept(last);
  await db.update(applications).set({ status: 'Joined' }).where(eq(applications.id, first));
  await db.delete(outcomes).where(eq(outcomes.userID, person.id));
  const name = readdirSync(migrationsFolder).find((file) => file.endsWith('_outcomes_of_offers.sql')) ?? '';
  const statements = readFileSync(join(migrationsFolder, name), 'utf8').split('--> statement-breakpoint');
  for (let time = 0; time < 2; time += 1) {
    for (const statement of statements) await db.execute(sql.raw(statement));
  }
  const rows = await own();
  expect(new Map(rows.map(({ id, isFinal }) => [id, isFinal]))).toEqual(
    new Map([
      [first, false],
      [last, true],
    ]),
  );
  expect(rows.map(({ ctcPaise }) => ctcPaise)).toEqual([80_000_000, 80_000_000]);
});

test('who is taken out of a season after an accepted offer still counts as placed in it', async () => {
  const { db } = server.database;
  const state = 'Removed' as const;
  await db
    .insert(seasonEnrolments)
    .values({ seasonID, userID: person.id, state, consentAt: server.clock.now });
  const figures = async () =>
    (await officer('getReport', { params: { name: 'season' }, query: { seasonID } })).data.report.totals;
  const before = await figures();
  const id = await offerTo(db, person);
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  await db
    .update(jobDescriptions)
    .set({ seasonID })
    .where(eq(jobDescriptions.id, row?.jdID ?? ''));
  await accept(id);
  const { enrolled = 0, placed: placedBefore = 0 } = before;
  expect(await figures()).toMatchObject({ enrolled: enrolled + 1, placed: placedBefore + 1 });
});

test('the parts are all of the pay, and a proof is the own document', async () => {
  const refused = (body: object) => student('reportOutcome', { body: { ...elsewhere, ...body } });
  expect((await refused({ fixedPaise: 60_000_000 })).error?.fields).toMatchObject([
    { path: 'fixedPaise', code: 'wrongSum' },
  ]);
  expect((await refused({ fixedPaise: 60_000_000, variablePaise: 10_000_000 })).status).toBe(200);
  expect((await refused({ organisation: 'Other', documentImageID: 'nobodys' })).error?.fields).toMatchObject([
    { path: 'documentImageID' },
  ]);
  expect((await refused({ kind: 'On campus' })).status).toBe(422);
});

test('an office decides about its own students alone; a university reads', async () => {
  const { id } = await report(studies);
  const { db } = server.database;
  const foreign = await server.actAs((await addPerson(db, 'institute-officer', instituteID('godavari'))).id);
  expect((await foreign('getOutcome', { params: { id } })).status).toBe(404);
  const body = { verdict: 'Confirmed', rowVersion: 1 };
  expect((await foreign('decideOutcome', { params: { id }, body })).status).toBe(404);
  expect((await student('decideOutcome', { params: { id }, body })).status).toBe(403);
  expect((await student('addOutcome', { body: { ...studies, userID: person.id } })).status).toBe(403);
  const company = await server.actAs(seededID('user/9000000021'));
  expect((await company('listOutcomes')).status).toBe(403);
});

test('outcomes are found by the day on which they were decided, and by what the student says of the own gender', async () => {
  const { db } = server.database;
  await db.insert(candidates).values({ userID: person.id, gender: 'Female', updatedAt: new Date() });
  const { id } = await report({ ...elsewhere, decidedOn: '2020-12-05' });
  const undated = await report(studies);
  const found = async (query: object) =>
    (await officer('listOutcomes', { query: { pageSize: 100, ...query } })).data.outcome.map((row) => row.id);
  expect(await found({ decidedFrom: '2020-12-05', decidedTo: '2020-12-05' })).toEqual([id]);
  expect(await found({ decidedTo: '2020-12-04' })).toEqual([]);
  expect(await found({ decidedFrom: '2020-12-06', gender: 'Female' })).toEqual([undated.id]);
  expect(await found({ gender: 'Male', decidedTo: '2020-12-31' })).toEqual([]);
});
