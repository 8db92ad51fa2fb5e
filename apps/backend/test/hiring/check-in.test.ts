/** Who stands at the door of a round: by the code of the day, by people who may do nothing else. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { roundEntries } from '../../src/hiring/index.ts';
import { codesAtDoor } from '../../src/hiring/rounds/door-code.ts';
import { instituteID, universityID } from '../../src/seed/data/institutes.ts';
import { addPerson } from '../support/people.ts';
import { addRoundTo, addSelection, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

const hour = 60 * 60_000;

let server: TestServer;
let company: Call;
let coordinator: Call;
let coordinatorID: string;
let jdID: string;
let people: readonly [Applicant, Applicant];
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
  ({ id: coordinatorID } = await addPerson(server.database.db, 'coordinator', instituteID('sahyadri')));
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.now = startTime;
  coordinator = await server.actAs(coordinatorID);
  const added = await addSelection(server.database.db, company, { now: startTime, people: 2 });
  const [first, second] = added.applicants;
  if (first === undefined || second === undefined) throw new Error('Nobody has applied.');
  people = [first, second];
  ({ jdID } = added);
});

const checkIn = (id: string, entry: object, call: Call = coordinator) =>
  call('saveRoundEntries', {
    params: { id },
    body: { entries: [entry] },
    headers: { 'idempotency-key': randomUUID() },
  });

const roundsOf = async ({ userID }: Applicant) =>
  (await (await server.actAs(userID))('getDashboard')).data.dashboard.rounds ?? [];

test('a student reads the code of the day, and a coordinator checks in by it', async () => {
  const { id } = await addRoundTo(company, jdID, roundIn(startTime, 2, { venue: 'Seminar hall 2' }));
  const [shown] = await roundsOf(people[0]);
  expect(shown).toMatchObject({ id, order: 1, of: 1, venue: 'Seminar hall 2', isCheckedIn: false });
  expect(shown?.code).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{6}$/);

  const today = await coordinator('listTodaysRounds');
  expect(today.data.round.find((round) => round.id === id)).toMatchObject({ people: 2, present: 0 });
  const typed = ` ${(shown?.code ?? '').toLowerCase().replace(/(.{3})/, '$1-')} `;
  const { data } = await checkIn(id, { code: typed, attendance: 'Present' });
  expect(data.outcomes).toMatchObject([
    { ok: true, applicationID: people[0].applicationID, isRepeated: false },
  ]);
  expect(data.round.counts).toMatchObject({ people: 2, present: 1 });
  expect((await checkIn(id, { code: shown?.code, attendance: 'Present' })).data.outcomes).toMatchObject([
    { ok: true, isRepeated: true },
  ]);
  expect(await roundsOf(people[0])).toMatchObject([{ id, isCheckedIn: true }]);
  // The same field takes a roll number.
  expect(
    (await checkIn(id, { code: people[1].rollNumber, attendance: 'Present' })).data.outcomes,
  ).toMatchObject([{ ok: true, applicationID: people[1].applicationID }]);
});

test('the code of another person, day or round opens nothing', async () => {
  const { id } = await addRoundTo(company, jdID, roundIn(startTime, 2));
  const [shown] = await roundsOf(people[0]);
  const other = await addSelection(server.database.db, company, { now: startTime, people: 1 });
  const elsewhere = await addRoundTo(company, other.jdID, roundIn(startTime, 2));
  const refused = async (roundID: string, code = '') =>
    (await checkIn(roundID, { code, attendance: 'Present' })).data.outcomes[0]?.error;
  expect(await refused(elsewhere.id, shown?.code)).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Nobody in this round has this code or roll number today.',
  });
  expect(await refused(id, 'QQQQQQ')).toMatchObject({ code: 'NOT_FOUND' });

  const later = await addRoundTo(company, jdID, roundIn(startTime, 50, { isFor: 'Applied' }));
  const codes = (await roundsOf(people[0])).map(({ code }) => code);
  expect(new Set(codes).size).toBe(2);
  server.clock.now = new Date(startTime.getTime() + 50 * hour);
  coordinator = await server.actAs(coordinatorID);
  expect(await refused(later.id, shown?.code)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refused(later.id, codes[1])).toBeUndefined();
});

test('of a round of several days the code of each of them is known, and those of an earlier secret', () => {
  const key = (byte: number) => new Uint8Array(32).fill(byte);
  const startsAt = startTime;
  const now = new Date(startTime.getTime() + 26 * hour);
  const both = codesAtDoor({ doors: [key(1), key(2)] }, 'a', { startsAt }, now);
  expect(both).toHaveLength(4);
  expect(codesAtDoor({ doors: [key(2)] }, 'a', { startsAt }, startsAt)).toEqual([both[1]]);
  expect(
    codesAtDoor({ doors: [key(1)] }, 'a', { startsAt }, new Date(now.getTime() + 900 * hour)),
  ).toHaveLength(7);
});

test('a coordinator says who came and nothing else; who follows institutes says nothing', async () => {
  const { id } = await addRoundTo(company, jdID, roundIn(startTime, 2));
  const [person] = people;
  const judged = await checkIn(id, { applicationID: person.applicationID, result: 'Passed' });
  expect(judged.data.outcomes).toMatchObject([{ ok: false, error: { code: 'FORBIDDEN' } }]);
  expect((await coordinator('closeRound', { params: { id }, body: { rowVersion: 1 } })).status).toBe(403);
  expect((await coordinator('listRounds', { query: { jdID } })).data.mayPlan).toBe(false);
  const { id: controllerID } = await addPerson(
    server.database.db,
    'university-officer',
    universityID('deccan'),
  );
  const controller = await server.actAs(controllerID);
  const refused = await checkIn(
    id,
    { applicationID: person.applicationID, attendance: 'Present' },
    controller,
  );
  expect(refused.status).toBe(403);
  expect(await server.database.db.$count(roundEntries, eq(roundEntries.roundID, id))).toBe(0);
});

test('two who check the same person in count once, and the first time at the door stays', async () => {
  const { id } = await addRoundTo(company, jdID, roundIn(startTime, 1));
  const { id: otherID } = await addPerson(server.database.db, 'coordinator', instituteID('sahyadri'));
  const other = await server.actAs(otherID);
  server.clock.now = new Date(startTime.getTime() + hour);
  const at = (minutes: number) => new Date(startTime.getTime() + minutes * 60_000).toISOString();
  const [person] = people;
  const line = { rollNumber: person.rollNumber, attendance: 'Present' };
  const answers = await Promise.all([
    checkIn(id, { ...line, at: at(55) }),
    checkIn(id, { ...line, at: at(50) }, other),
  ]);
  expect(answers.map(({ data }) => data.outcomes[0]?.ok)).toEqual([true, true]);
  const [entry] = await server.database.db.select().from(roundEntries).where(eq(roundEntries.roundID, id));
  expect(entry).toMatchObject({ attendance: 'Present', attendedBy: otherID, attendedAt: new Date(at(50)) });
});
