/** A result sheet that an officer takes in: whom a line is about, what it changes and leaves, and how it is taken back. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { academics, currentDegrees, educationStages } from '../../src/candidates/tables/profile.ts';
import type { User } from '../../src/identity/tables/users.ts';
import { institutePrograms } from '../../src/organisations/tables/institutes.ts';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { addInstitute, addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const computer = programID('B.E.', 'Computer Engineering');

let server: TestServer;
let officer: Call;
let officerName: string;
let instituteID: string;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  instituteID = await addCampus();
  const person = await addPerson(db, 'institute-officer', instituteID);
  officerName = `${person.firstName} ${person.lastName}`;
  officer = await server.actAs(person.id);
});
afterAll(() => server.close());

/** An institute that offers computer engineering. */
async function addCampus(): Promise<string> {
  const { db } = server.database;
  const id = await addInstitute(db);
  await db.insert(institutePrograms).values({ instituteID: id, programID: computer });
  return id;
}

let serial = 0;
let roll: string;
let student: User;
beforeEach(async () => {
  roll = `MK/${(serial += 1)}`;
  student = await addStudent(roll);
});

async function addStudent(rollNumber: string, at = instituteID): Promise<User> {
  const { db } = server.database;
  const person = await addPerson(db, 'student', at);
  await db.insert(currentDegrees).values({
    userID: person.id,
    instituteID: at,
    programID: computer,
    degree: 'ENGINEERING',
    rollNumber,
    admissionYear: 2023,
    passingYear: 2027,
    currentSemester: 7,
    updatedAt: new Date(2026, 1, 1),
  });
  return person;
}

interface Sent {
  mode?: 'dryRun' | 'commit';
  headings?: Readonly<Record<string, string>>;
  by?: Call;
}

const send = (lines: readonly string[], { mode = 'commit', headings, by = officer }: Sent = {}) =>
  by('importMarks', {
    query: { mode, ...(headings && { headings: JSON.stringify(headings) }) },
    headers: { 'content-type': 'text/csv', 'idempotency-key': `import-of-marks-${(serial += 1)}` },
    body: Buffer.from(lines.join('\n')),
  });

async function take(lines: readonly string[], sent: Sent = {}) {
  const { data, text } = await send(lines, sent);
  if (!data) throw new Error(`The file was refused: ${text}`);
  for (;;) {
    const { importJob } = (await (sent.by ?? officer)('getImport', { params: { id: data.importJob.id } }))
      .data;
    if (importJob.state !== 'Running') return importJob;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function degree(userID = student.id) {
  const [row] = await server.database.db
    .select()
    .from(currentDegrees)
    .where(eq(currentDegrees.userID, userID));
  return row;
}
async function summary() {
  const [row] = await server.database.db.select().from(academics).where(eq(academics.userID, student.id));
  return row;
}
const stages = () =>
  server.database.db.select().from(educationStages).where(eq(educationStages.userID, student.id));
const history = async () =>
  (await officer('listMarkChanges', { params: { id: student.id } })).data.markChange.map(
    ({ mark, semester, before, after }) => [mark, semester, before, after],
  );

test('a wide sheet as a university writes it: semesters side by side, percent signs and dashes', async () => {
  const sheet = [
    'PRN No,Name,Sem I SGPA,Sem 2 SGPA,SGPA III,CGPA,Grade scale,KT',
    `${roll},PATIL ASHA,7.9,8.1,-,8.0,10,NIL`,
  ];
  // Whether a bare "KT" is of one semester has to be said.
  const asked = await send(sheet);
  expect(asked.status).toBe(422);
  expect(asked.error?.details).toMatchObject({ headings: ['KT'] });
  const job = await take([...sheet.slice(0, 1), `${roll},PATIL ASHA,7.9,8.1,-,8.0,10,-`], {
    headings: { KT: 'liveBacklogs' },
  });
  expect(job).toMatchObject({ updated: 1, failed: 0 });
  expect(await degree()).toMatchObject({
    cgpa: 8,
    cgpaScale: 10,
    semesters: [
      { no: 1, sgpa: 7.9 },
      { no: 2, sgpa: 8.1 },
    ],
  });
});

test('a long sheet adds a semester at a time, and the same file twice changes nothing', async () => {
  const first = [
    'rollNumber,semester,sgpa,cgpa,cgpaScale,liveBacklogs,deadBacklogs',
    `${roll},Sem V,7,7.2,10,1,0`,
  ];
  expect(await take(first)).toMatchObject({ updated: 1 });
  expect(await take(first)).toMatchObject({ updated: 0, unchanged: 1 });
  const next = ['rollNumber,semester,sgpa,cgpa,semesterBacklogs,liveBacklogs', `${roll},6th,8.5,7.6,2,3`];
  expect(await take(next)).toMatchObject({ updated: 1 });
  expect(await degree()).toMatchObject({
    cgpa: 7.6,
    semesters: [
      { no: 5, sgpa: 7 },
      { no: 6, sgpa: 8.5, backlogs: 2 },
    ],
  });
  expect(await summary()).toMatchObject({ liveBacklogs: 3, deadBacklogs: 0 });
  // What stood beside an earlier semester was true then.
  expect(await take(first)).toMatchObject({ unchanged: 1 });
  expect(await degree()).toMatchObject({ cgpa: 7.6 });
});

test('who changed which figure stays, with its value before', async () => {
  await take(['rollNumber,cgpa,cgpaScale,liveBacklogs,deadBacklogs', `${roll},7,10,0,0`]);
  await take(['rollNumber,cgpa,liveBacklogs', `${roll},7.5,2`]);
  const latest = (await history()).slice(0, 2);
  expect(latest).toContainEqual(['cgpa', null, 7, 7.5]);
  expect(latest).toContainEqual(['liveBacklogs', null, 0, 2]);
  const { data } = await officer('listMarkChanges', { params: { id: student.id } });
  expect(data.markChange[0]).toMatchObject({ byName: officerName });
  const trail = await server.database.db
    .select({ fields: auditEvents.fields })
    .from(auditEvents)
    .where(and(eq(auditEvents.subjectID, student.id), eq(auditEvents.entityType, 'currDegree')));
  expect(trail).toContainEqual({ fields: ['cgpa'] });
  const stranger = await server.actAs(
    (await addPerson(server.database.db, 'institute-officer', await addInstitute(server.database.db))).id,
  );
  expect((await stranger('listMarkChanges', { params: { id: student.id } })).status).toBe(404);
});

test('whose backlogs grew is found, until they are fewer again, and students are counted by program', async () => {
  const rolls = async () =>
    (await officer('listStudents', { query: { backlogsGrew: true } })).data.student.map(
      ({ rollNumber }) => rollNumber,
    );
  await take(['rollNumber,liveBacklogs,deadBacklogs', `${roll},1,0`]);
  expect(await rolls()).not.toContain(roll);
  await take(['rollNumber,liveBacklogs', `${roll},3`]);
  expect(await rolls()).toContain(roll);
  const { data } = await officer('countStudents', { query: { by: 'programID', backlogsGrew: true } });
  expect(data.counts?.[computer]).toBeGreaterThan(0);
  await take(['rollNumber,liveBacklogs', `${roll},2`]);
  expect(await rolls()).not.toContain(roll);
});

test('marks of school are changed, and added where all is said that a stage needs', async () => {
  const short = await take(['rollNumber,10th %', `${roll},88.4%`], {
    headings: { '10th %': 'sscPercentage' },
  });
  expect(short).toMatchObject({ failed: 1 });
  expect(new Set(short.errors.map(({ column }) => column))).toEqual(
    new Set(['sscBoard', 'sscMedium', 'sscPassingYear', 'sscSchool']),
  );
  const whole = [
    'rollNumber,sscPercentage,sscPassingYear,sscBoard,sscSchool,sscMedium',
    `${roll},88.4%,2019,Maharashtra State Board,Modern High School,english`,
  ];
  expect(await take(whole)).toMatchObject({ updated: 1 });
  expect(await stages()).toMatchObject([{ degree: 'SSC', score: 88.4, scoreOutOf: 100, medium: 'English' }]);
  expect(await take(whole)).toMatchObject({ unchanged: 1 });
  expect(await take(['rollNumber,sscPercentage', `${roll},89`])).toMatchObject({ updated: 1 });
  expect(await stages()).toMatchObject([{ score: 89, passingYear: 2019 }]);
});

describe('a line that is wrong says what to do, and the others are taken in', () => {
  test.each([
    ['nobody has the number', 'ZZ/404', '8', 'rollNumber', 'unknown'],
    ['a grade above its scale', '', '11', 'sgpa', 'maximum'],
    ['a word for a figure', '', 'ABSENT', 'sgpa', 'number'],
  ])('%s', async (_name, number, sgpa, column, code) => {
    const other = await addStudent(`${roll}-B`);
    const job = await take(['rollNumber,semester,sgpa', `${number || roll},6,${sgpa}`, `${roll}-B,6,8`]);
    expect(job.errors).toMatchObject([{ row: 2, column, code }]);
    expect(await degree()).toMatchObject({ semesters: [] });
    expect(await degree(other.id)).toMatchObject({ semesters: [{ no: 6, sgpa: 8 }] });
  });

  test('a semester that the program has not, by its column', async () => {
    const job = await take(['rollNumber,sem1Sgpa,sem12Sgpa', `${roll},8,8`]);
    expect(job.errors).toMatchObject([{ column: 'sem12Sgpa', code: 'semesters' }]);
  });

  test('backlogs of who has said nothing of them', async () => {
    const job = await take(['rollNumber,liveBacklogs', `${roll},2`]);
    expect(job.errors).toMatchObject([
      { column: 'deadBacklogs', code: 'required', message: expect.stringContaining('live and cleared') },
    ]);
  });
});

test('a number that is there twice needs the program, and nobody beyond the reach is found', async () => {
  const { db } = server.database;
  const elsewhere = await addCampus();
  const twin = await addStudent(roll, elsewhere);
  expect(await take(['rollNumber,cgpa,cgpaScale', `${roll},9,10`])).toMatchObject({ updated: 1 });
  expect(await degree(twin.id)).toMatchObject({ cgpa: null });
  const admin = await server.actAs((await addPerson(db, 'super-admin', null)).id);
  const mechanical = programID('B.E.', 'Mechanical Engineering');
  await db.update(currentDegrees).set({ programID: mechanical }).where(eq(currentDegrees.userID, twin.id));
  const doubtful = await take(['rollNumber,cgpa,cgpaScale', `${roll},6,10`], { by: admin });
  expect(doubtful.errors).toMatchObject([{ column: 'programID', code: 'ambiguous' }]);
});

test('what was verified stays so, and what was not is checked anew', async () => {
  const { db } = server.database;
  await db
    .update(currentDegrees)
    .set({ verificationStatus: 'Verified', verifiedAt: new Date(), verifiedBy: 'somebody' })
    .where(eq(currentDegrees.userID, student.id));
  await take(['rollNumber,cgpa,cgpaScale,liveBacklogs,deadBacklogs', `${roll},9,10,0,0`]);
  expect(await degree()).toMatchObject({ cgpa: 9, verificationStatus: 'Verified', verifiedBy: 'somebody' });
  expect(await summary()).toMatchObject({ verificationStatus: 'Unverified' });
});

describe('undoing', () => {
  const undo = (id: string) => officer('undoImport', { params: { id } });

  test('gives back what every line changed, and takes away what it added', async () => {
    await take(['rollNumber,semester,sgpa', `${roll},5,7`]);
    const before = await degree();
    const job = await take([
      'rollNumber,semester,sgpa,cgpa,cgpaScale,liveBacklogs,deadBacklogs',
      `${roll},6,8,7.5,10,1,0`,
      `${roll},7,9,8,10,2,0`,
    ]);
    expect(job).toMatchObject({ updated: 2, mayUndo: true });
    expect((await undo(job.id)).status).toBe(200);
    expect(await degree()).toEqual(before);
    expect(await summary()).toBeUndefined();
    expect(await history()).toContainEqual(['cgpa', null, 8, 7.5]);
    expect(await history()).toContainEqual(['cgpa', null, 7.5, null]);
  });

  test('not where somebody has changed it since', async () => {
    const job = await take(['rollNumber,cgpa,cgpaScale', `${roll},7.5,10`]);
    await server.database.db
      .update(currentDegrees)
      .set({ cgpa: 7.7, updatedAt: new Date(2030, 1, 1) })
      .where(eq(currentDegrees.userID, student.id));
    expect((await undo(job.id)).status).toBe(409);
    expect(await degree()).toMatchObject({ cgpa: 7.7 });
  });
});
