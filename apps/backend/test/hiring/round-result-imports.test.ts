/** A file of a round's results: who is named how, what is refused and whom it names, and that a trial writes nothing. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { applications, roundEntries } from '../../src/hiring/index.ts';
import { users } from '../../src/identity/index.ts';
import { addRoundTo, addSelection, roundIn, type Applicant } from '../support/rounds.ts';
import { startTestServer, startTime, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let company: Call;
let officer: Call;
let serial = 0;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  company = await server.actAs(seededID('user/9000000021'));
  officer = await server.actAs(seededID('user/9000000031'));
});
afterAll(() => server.close());

let jdID: string;
let roundID: string;
let people: Applicant[];
const numberOf = (place: number): string => people[place]?.rollNumber ?? '';
beforeEach(async () => {
  server.clock.now = startTime;
  ({ jdID, applicants: people } = await addSelection(server.database.db, company, {
    now: startTime,
    people: 5,
  }));
  ({ id: roundID } = await addRoundTo(company, jdID, roundIn(startTime, 2, { maxMarks: 100 })));
  server.clock.now = new Date(startTime.getTime() + 3 * 60 * 60_000);
});

const send = (call: Call, text: string, mode: 'dryRun' | 'commit', id = roundID) =>
  call('importRoundResults', {
    query: { roundID: id, mode },
    headers: { 'content-type': 'text/csv', 'idempotency-key': `import-of-results-${(serial += 1)}` },
    body: Buffer.from(text),
  });

async function take(text: string, mode: 'dryRun' | 'commit' = 'commit', call = company) {
  const sent = await send(call, text, mode);
  if (!sent.data) throw new Error(`The file was refused: ${sent.message}`);
  for (;;) {
    const { importJob } = (await call('getImport', { params: { id: sent.data.importJob.id } })).data;
    if (importJob.state !== 'Running') return importJob;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const contactOf = async (place: number) => {
  const [person] = await server.database.db
    .select()
    .from(users)
    .where(eq(users.id, people[place]?.userID ?? ''));
  return { email: person?.email ?? '', mobileNumber: person?.mobileNumber ?? '' };
};

const entries = async () => {
  const rows = await server.database.db.select().from(roundEntries).where(eq(roundEntries.roundID, roundID));
  return people.map(({ applicationID }) => rows.find((row) => row.applicationID === applicationID));
};

test('a sheet as a test provider has it is tried, then taken, and the same sheet again changes nothing', async () => {
  const sheet = [
    'Roll No,Name,Score,Verdict',
    `${numberOf(0).toLowerCase()},Asha,64.5,QUALIFIED`,
    `${numberOf(1)},Ravi,12,Not qualified`,
    `${numberOf(2)},Meena,,AB`,
    `${numberOf(3)},Kiran,51,Waitlisted`,
  ].join('\n');
  expect(await take(sheet, 'dryRun')).toMatchObject({ kind: 'roundResult', updated: 4, failed: 0 });
  expect(await entries()).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(await take(sheet)).toMatchObject({ updated: 4, failed: 0 });
  expect((await entries()).slice(0, 4)).toMatchObject([
    { result: 'Passed', marks: 64.5, attendance: 'Present' },
    { result: 'Failed', marks: 12 },
    { result: 'None', attendance: 'Absent' },
    { result: 'Waiting list', rank: 1 },
  ]);
  expect(await take(sheet)).toMatchObject({ updated: 0, unchanged: 4, failed: 0 });
  const { data } = await company('listRounds', { query: { jdID } });
  expect(data.round[0]).toMatchObject({ state: 'Running', counts: { passed: 1, absent: 1 } });
});

test('unknown and foreign people are named, and what cannot be is said at its column', async () => {
  const other = await addSelection(server.database.db, company, { now: startTime, people: 1 });
  await server.database.db
    .update(applications)
    .set({ status: 'Withdrawn' })
    .where(eq(applications.id, people[4]?.applicationID ?? ''));
  const job = await take(
    [
      'rollNumber,result,marks,attendance',
      'ZZ/0000,Passed,64,',
      `${other.applicants[0]?.rollNumber},Passed,64,`,
      `${numberOf(4)},Passed,64,`,
      `${numberOf(0)},perhaps,,`,
      `${numberOf(1)},Passed,101,`,
      `${numberOf(2)},,,maybe`,
      `${numberOf(3)},,,`,
      `${numberOf(3)},Passed,,`,
      ',Passed,,',
    ].join('\n'),
  );
  expect(job.errors.map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'rollNumber', 'unknown'],
    [3, 'rollNumber', 'unknown'],
    [4, 'rollNumber', 'foreign'],
    [5, 'result', 'enum'],
    [6, 'marks', 'tooLarge'],
    [7, 'attendance', 'enum'],
    [8, 'result', 'required'],
    [9, null, 'repeated'],
    [10, 'rollNumber', 'required'],
  ]);
  expect(job.errors[2]?.message).toMatch(
    /^StudentE .* has applied for this job, but is not in this round\.$/,
  );
});

test('a company finds people by a contact that it has been told, and by no other', async () => {
  const { email, mobileNumber } = await contactOf(0);
  const sheet = `email,result\n${email.toUpperCase()},Passed`;
  expect(await take(sheet)).toMatchObject({ updated: 0, failed: 1 });
  await server.database.db
    .update(applications)
    .set({ contactRevealedAt: startTime })
    .where(eq(applications.id, people[0]?.applicationID ?? ''));
  expect(await take(sheet)).toMatchObject({ updated: 1, failed: 0 });
  expect(await take(`mobileNumber,marks\n+91 ${mobileNumber},70`)).toMatchObject({ updated: 1, failed: 0 });
  expect((await entries())[0]).toMatchObject({ result: 'Passed', marks: 70 });
});

test('an officer says by a file who came of the own campus, and judges nobody', async () => {
  const came = await take(`rollNumber,attendance\n${numberOf(0)},P\n${numberOf(1)},A`, 'commit', officer);
  expect(came).toMatchObject({ updated: 2, failed: 0 });
  const judged = await take(`rollNumber,result\n${numberOf(0)},Passed`, 'commit', officer);
  expect(judged).toMatchObject({ updated: 0, failed: 1 });
});

test('a line whose numbers are of two people judges nobody, and names the line that says otherwise', async () => {
  await server.database.db
    .update(applications)
    .set({ contactRevealedAt: startTime })
    .where(eq(applications.jdID, jdID));
  const [first, second] = [await contactOf(0), await contactOf(1)];
  const job = await take(
    [
      'rollNumber,mobileNumber,email,result',
      `${numberOf(0)},${second.mobileNumber},,Failed`,
      `${numberOf(0)},${first.mobileNumber},,Passed`,
      `${numberOf(1)},,${first.email},Failed`,
    ].join('\n'),
  );
  expect(job.errors.map(({ row, column, code, message }) => [row, column, code, message])).toEqual([
    [
      2,
      'mobileNumber',
      'mismatch',
      'Line 3 says the same number of another person. Look which of the lines is right.',
    ],
    [4, 'email', 'mismatch', 'Nobody here has the numbers of this line together. Look which one is right.'],
  ]);
  expect((await entries()).flatMap((entry) => entry?.result ?? [])).toEqual(['Passed']);
});

test('a closed round takes no file, and a round of another company is not there', async () => {
  const stranger = await server.actAs(seededID('user/9000000022'));
  const sheet = `rollNumber,result\n${numberOf(0)},Passed`;
  expect((await send(stranger, sheet, 'dryRun')).status).toBe(404);
  await take(sheet);
  await company('closeRound', { params: { id: roundID }, body: { rowVersion: 2 } });
  expect((await send(company, sheet, 'dryRun')).error?.code).toBe('ILLEGAL_TRANSITION');
});
