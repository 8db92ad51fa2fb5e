/** A file that keeps students from applying and lets them again: what is tried out, what is refused, and that a repeat changes nothing. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { currentDegrees } from '../../src/candidates/index.ts';
import { users } from '../../src/identity/tables/users.ts';
import { holds } from '../../src/hiring/tables/holds.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';
import { toldPeople } from '../support/told.ts';

const headings = 'Roll No,Mobile No,Action,Kind of hold,Reason,Department,Valid till';
const why = 'Two library books are not returned.';

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
    .limit(3);
  people = found.map((person) => ({ ...person, rollNumber: person.rollNumber ?? '' }));
});
beforeEach(() => server.database.db.delete(holds));
afterAll(() => server.close());

const person = (place: number) => {
  const found = people[place];
  if (found === undefined) throw new Error(`There are ${people.length} students.`);
  return found;
};

const send = (lines: readonly string[], mode: 'dryRun' | 'commit', by: Call) =>
  by('importHolds', {
    query: { mode },
    headers: { 'content-type': 'text/csv', 'idempotency-key': `import-of-holds-${(serial += 1)}` },
    body: Buffer.from([headings, ...lines].join('\n')),
  });

async function take(lines: readonly string[], mode: 'dryRun' | 'commit' = 'commit', by: Call = officer) {
  const sent = await send(lines, mode, by);
  if (!sent.data) throw new Error(`The file was refused: ${sent.message}`);
  for (;;) {
    const { importJob } = (await by('getImport', { params: { id: sent.data.importJob.id } })).data;
    if (importJob.state !== 'Running') return importJob;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const stored = () =>
  server.database.db
    .select({ userID: holds.userID, kind: holds.kind, until: holds.until, liftedReason: holds.liftedReason })
    .from(holds)
    .orderBy(holds.userID, holds.kind);
const told = async () => (await toldPeople(server.database.db)).length;

test('a file holds students by its own headings, tried out first; twice is once, and a second file lifts', async () => {
  const before = await told();
  const lines = [
    `${person(0).rollNumber},,hold,dues,${why},"Library, ground floor",`,
    `${person(0).rollNumber},,Hold,Discipline,The committee decided on it.,"Dean, room 4",31/12/2099`,
    `,${person(1).mobileNumber},Hold,Dues,${why},"Library, ground floor",`,
  ];
  expect(await take(lines, 'dryRun')).toMatchObject({ kind: 'hold', updated: 3, failed: 0 });
  expect([await stored(), await told()]).toEqual([[], before]);

  expect(await take(lines)).toMatchObject({ updated: 3, failed: 0 });
  const rows = await stored();
  const inForce = { until: null, liftedReason: null };
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining([
      { ...inForce, userID: person(0).id, kind: 'Dues' },
      { ...inForce, userID: person(0).id, kind: 'Discipline', until: new Date('2099-12-31T18:29:59Z') },
      { ...inForce, userID: person(1).id, kind: 'Dues' },
    ]),
  );
  const after = await told();
  expect(after).toBe(before + 3);
  expect(await take(lines)).toMatchObject({ updated: 0, unchanged: 3, failed: 0 });
  expect([await stored(), await told()]).toEqual([rows, after]);

  const cleared = [
    `${person(0).rollNumber},,Lift,Dues,The books came back today.,,`,
    `${person(2).rollNumber},,Lift,Dues,The books came back today.,,`,
  ];
  expect(await take(cleared)).toMatchObject({ updated: 1, unchanged: 1, failed: 0 });
  const { data } = await officer('listHolds', { params: { id: person(0).id } });
  expect(data.hold.map(({ kind, liftedReason }) => [kind, liftedReason])).toEqual([
    ['Discipline', null],
    ['Dues', 'The books came back today.'],
  ]);
  expect(await told()).toBe(after + 1);
});

test('a line says who, what to do and why, and a day that is not over', async () => {
  const roll = person(2).rollNumber;
  const job = await take([
    `ZZ/404,,Hold,Dues,${why},Library,`,
    `${roll},,,Dues,${why},Library,`,
    `${roll},,Hold,,${why},Library,`,
    `${roll},,Hold,Other,Short,,`,
    `${roll},,Hold,Discipline,${why},Library,2020-01-31`,
    `${person(1).rollNumber},,Lift,Dues,,,`,
    `${person(1).rollNumber},,Hold,Fees,${why},Library,`,
    `,,Hold,Dues,${why},Library,`,
  ]);
  expect(job.errors.map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'rollNumber', 'unknown'],
    [3, 'action', 'required'],
    [4, 'kind', 'required'],
    [5, 'reason', 'tooShort'],
    [5, 'liftedWhere', 'required'],
    [6, 'until', 'order'],
    [7, 'reason', 'required'],
    [8, 'kind', 'enum'],
    [9, 'rollNumber', 'required'],
  ]);
  expect(await stored()).toEqual([]);
});

test('a student of another campus is nobody, and who only reads or hires sends no file', async () => {
  const { db } = server.database;
  const stranger = await server.actAs((await addPerson(db, 'institute-officer', instituteID('hooghly'))).id);
  const lines = [`${person(0).rollNumber},${person(0).mobileNumber},Hold,Dues,${why},Library,`];
  const job = await take(lines, 'commit', stranger);
  expect(job.errors.map(({ column, code }) => [column, code])).toEqual([['mobileNumber', 'mismatch']]);
  for (const by of [
    await server.signIn('9000000021'),
    await server.actAs((await addPerson(db, 'coordinator', instituteID('sahyadri'))).id),
  ]) {
    expect((await send(lines, 'commit', by)).status).toBe(403);
  }
  expect(await stored()).toEqual([]);
});

test('two numbers that are no one student, and two lines that say one roll number of two, are said by line', async () => {
  const [one, other] = [person(0), person(1)];
  const line = (rollNumber: string, mobileNumber: string, kind = 'Dues') =>
    `${rollNumber},${mobileNumber},Hold,${kind},${why},Library,`;
  const job = await take([
    line(one.rollNumber, one.mobileNumber),
    line(one.rollNumber, other.mobileNumber),
    line(one.rollNumber, ''),
    line(person(2).rollNumber, other.mobileNumber),
    line(one.rollNumber, one.mobileNumber, 'Discipline'),
  ]);
  expect(job.errors.map(({ row, column, code }) => [row, column, code])).toEqual([
    [3, 'mobileNumber', 'mismatch'],
    [4, null, 'repeated'],
    [5, 'mobileNumber', 'mismatch'],
  ]);
  expect(job.errors.map(({ message }) => message)).toEqual([
    'Line 2 says the same number of another person. Look which of the lines is right.',
    'Line 2 is about the same record.',
    'Nobody here has the numbers of this line together. Look which one is right.',
  ]);
  expect((await stored()).map(({ userID, kind }) => [userID, kind])).toEqual([
    [one.id, 'Discipline'],
    [one.id, 'Dues'],
  ]);
});
