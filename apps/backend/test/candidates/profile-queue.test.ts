/** Checking at speed: who waits longest, a whole profile at once, a verdict taken back, and what an office's own sheet wrote. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { academics, currentDegrees, educationStages } from '../../src/candidates/tables/profile.ts';
import type { User } from '../../src/identity/tables/users.ts';
import { notifications } from '../../src/messages/tables/notifications.ts';
import { institutePrograms } from '../../src/organisations/tables/institutes.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { ssc } from '../support/education.ts';
import { addInstitute, addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const computer = programID('B.E.', 'Computer Engineering');
const mechanical = programID('B.E.', 'Mechanical Engineering');

let server: TestServer;
let officer: Call;
let instituteID: string;
let asha: User;
let bina: User;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(notifications);
  instituteID = await addInstitute(db);
  await db
    .insert(institutePrograms)
    .values([computer, mechanical].map((each) => ({ instituteID, programID: each })));
  officer = await server.actAs((await addPerson(db, 'institute-officer', instituteID)).id);
  asha = await addStudent('Asha', { rollNumber: 'Q/1', day: 3 });
  bina = await addStudent('Bina', { rollNumber: 'Q/2', day: 1, programID: mechanical });
});

interface Studies {
  rollNumber: string;
  /** Of February, on which everything was filled in. */
  day: number;
  programID?: string;
}

async function addStudent(
  firstName: string,
  { rollNumber, day, programID: program = computer }: Studies,
): Promise<User> {
  const { db } = server.database;
  const person = await addPerson(db, 'student', instituteID, { firstName });
  const updatedAt = new Date(2026, 1, day);
  await db.insert(currentDegrees).values({
    userID: person.id,
    instituteID,
    programID: program,
    degree: 'ENGINEERING',
    rollNumber,
    admissionYear: 2023,
    passingYear: 2027,
    currentSemester: 7,
    updatedAt,
  });
  await db.insert(academics).values({ userID: person.id, liveBacklogs: 0, deadBacklogs: 0, updatedAt });
  await db.insert(educationStages).values({
    ...ssc,
    degree: 'SSC',
    medium: 'English',
    scoreType: 'Percentage',
    userID: person.id,
    createdAt: updatedAt,
    updatedAt,
  });
  return person;
}

type Query = NonNullable<Parameters<typeof queue>[0]>;
const queue = async (query: Readonly<Record<string, string | number>> = {}) =>
  (await officer('listProfileChecks', { query })).data.profileCheck;
const names = async (query?: Query) => (await queue(query)).map(({ name }) => name.split(' ')[0]);

/** The parts of a student that wait, as a verdict names them. */
async function partsOf({ id }: User) {
  const found = (await queue()).find(({ userID }) => userID === id);
  return (found?.parts ?? []).map(({ section, recordID, rowVersion }) => ({
    section,
    rowVersion,
    ...(recordID === null ? {} : { recordID }),
  }));
}

const told = async () => (await toldPeople(server.database.db)).map(({ content }) => content);

test('who waits longest comes first, and the filters narrow people and parts', async () => {
  expect(await names()).toEqual(['Bina', 'Asha']);
  expect(await names({ programID: computer })).toEqual(['Asha']);
  expect(await names({ instituteID: await addInstitute(server.database.db) })).toEqual([]);
  const [first] = await queue({ section: 'education' });
  expect(first).toMatchObject({ rollNumber: 'Q/2', parts: [{ section: 'education' }] });
  const { meta } = await officer('listProfileChecks', { query: { pageSize: 1 } });
  expect(meta).toMatchObject({ total: 2, pageSize: 1 });
});

test('a whole profile is verified in one step and its owner is told once', async () => {
  const parts = await partsOf(asha);
  expect(parts.map(({ section }) => section)).toEqual(['academics', 'currDegree', 'education']);
  const body = { userID: asha.id, verdict: 'Verified', parts };
  expect((await officer('checkProfile', { body })).status).toBe(200);
  expect(await names()).toEqual(['Bina']);
  expect(await told()).toEqual(['<p>Your profile has been checked. Parts that were verified: 3.</p>']);
  expect((await officer('checkProfile', { body })).status).toBe(409);
});

test('a part is sent back with the reason, and nothing is judged where one part has changed meanwhile', async () => {
  const parts = await partsOf(asha);
  const [one] = parts;
  if (one === undefined) throw new Error('Nothing waits.');
  const rejection = { userID: asha.id, verdict: 'Rejected', parts: [one] };
  expect((await officer('checkProfile', { body: rejection })).status).toBe(422);
  const stale = parts.map((part, at) => (at === 2 ? { ...part, rowVersion: part.rowVersion - 1 } : part));
  const whole = { userID: asha.id, verdict: 'Verified', parts: stale };
  expect((await officer('checkProfile', { body: whole })).status).toBe(409);
  expect(await partsOf(asha)).toEqual(parts);
  expect((await officer('checkProfile', { body: { ...rejection, note: 'Not readable.' } })).status).toBe(200);
  expect(await partsOf(asha)).toEqual(parts.slice(1));
  expect(await told()).toEqual(['<p>Your academic details could not be verified.</p><p>Not readable.</p>']);
});

test('a verdict is taken back by who gave it, for ten minutes, and with it what was told', async () => {
  const parts = await partsOf(asha);
  await officer('checkProfile', { body: { userID: asha.id, verdict: 'Verified', parts } });
  const undo = { userID: asha.id, parts };
  const colleague = await server.actAs(
    (await addPerson(server.database.db, 'institute-officer', instituteID)).id,
  );
  expect((await colleague('undoProfileCheck', { body: undo })).status).toBe(409);
  expect((await officer('undoProfileCheck', { body: undo })).status).toBe(200);
  expect(await partsOf(asha)).toEqual(parts);
  expect(await told()).toEqual([]);
  expect((await officer('undoProfileCheck', { body: undo })).status).toBe(409);
});

test('nobody beyond the reach is listed or judged', async () => {
  const parts = await partsOf(asha);
  const { db } = server.database;
  const stranger = await server.actAs((await addPerson(db, 'institute-officer', await addInstitute(db))).id);
  expect((await stranger('listProfileChecks', { query: {} })).data.profileCheck).toEqual([]);
  const body = { userID: asha.id, verdict: 'Verified', parts };
  expect((await stranger('checkProfile', { body })).status).toBe(404);
});

test('what an import of marks wrote is verified at once, but for what was judged or changed since', async () => {
  const sent = await officer('importMarks', {
    query: { mode: 'commit' },
    headers: { 'content-type': 'text/csv', 'idempotency-key': 'import-of-marks-to-verify' },
    body: Buffer.from('rollNumber,cgpa,cgpaScale,liveBacklogs\nQ/1,8,10,1\nQ/2,7,10,2\n'),
  });
  const { id } = sent.data.importJob;
  for (;;) {
    const { importJob } = (await officer('getImport', { params: { id } })).data;
    if (importJob.state !== 'Running') break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  const degree = (await partsOf(bina)).filter(({ section }) => section === 'currDegree');
  const rejection = { userID: bina.id, verdict: 'Rejected', note: 'Another year.', parts: degree };
  expect((await officer('checkProfile', { body: rejection })).status).toBe(200);
  const verify = () => officer('verifyImportedMarks', { params: { id } });
  // Asha's degree and summary, and Bina's summary: her degree had been refused.
  expect((await verify()).data).toEqual({ students: 2, parts: 3 });
  expect((await verify()).data).toEqual({ students: 0, parts: 0 });
  expect((await partsOf(asha)).map(({ section }) => section)).toEqual(['education']);
  const [row] = await server.database.db
    .select({ status: currentDegrees.verificationStatus })
    .from(currentDegrees)
    .where(eq(currentDegrees.userID, bina.id));
  expect(row).toEqual({ status: 'Rejected' });
  const colleague = await server.actAs(
    (await addPerson(server.database.db, 'institute-officer', instituteID)).id,
  );
  expect((await colleague('verifyImportedMarks', { params: { id } })).status).toBe(404);
});
