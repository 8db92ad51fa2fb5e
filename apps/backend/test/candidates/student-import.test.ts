/** Students whom officers add: one by hand, many from a file, and how they come in. */
import { readFileSync } from 'node:fs';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentDegrees } from '../../src/candidates/tables/profile.ts';
import { masterPrograms, programs } from '../../src/catalogue/tables/programs.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { accountInvitations } from '../../src/identity/tables/invitations.ts';
import { users } from '../../src/identity/tables/users.ts';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { institutePrograms } from '../../src/organisations/tables/institutes.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { sendInvitations } from '../support/invitations.ts';
import { sentCode, unusedNumber } from '../support/registration.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let officer: Call;
let admin: Call;
beforeAll(async () => {
  server = await startTestServer();
  officer = await server.actAs(seededID('user/9000000031'));
  admin = await server.actAs(seededID('user/9000000051'));
});
afterAll(() => server.close());

let serial = 0;
async function taken(
  text: string,
  mode: 'dryRun' | 'commit' = 'commit',
  by: Call = officer,
  isWhole = false,
) {
  const sent = await by('importStudents', {
    query: { mode, isWhole },
    headers: { 'content-type': 'text/csv', 'idempotency-key': `import-of-students-${(serial += 1)}` },
    body: Buffer.from(text),
  });
  if (sent.status !== 200) throw new Error(`The file was refused: ${sent.message}`);
  for (;;) {
    const { importJob } = (await by('getImport', { params: { id: sent.data.importJob.id } })).data;
    if (importJob.state !== 'Running') return importJob;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const person = (name: string, mobileNumber = unusedNumber()) => ({
  firstName: name,
  lastName: 'Imported',
  email: `${name.toLowerCase()}${mobileNumber}@example.com`,
  mobileNumber,
});

const head =
  'firstName,lastName,email,mobileNumber,rollNumber,programID,admissionYear,passingYear,currentSemester';
const line = (who: ReturnType<typeof person>, studies = ',,,,') =>
  `${who.firstName},${who.lastName},${who.email},${who.mobileNumber},${studies}`;

const stored = (...people: { mobileNumber: string }[]) =>
  server.database.db
    .select()
    .from(users)
    .where(
      inArray(
        users.mobileNumber,
        people.map(({ mobileNumber }) => mobileNumber),
      ),
    );

/** The addresses that were invited, each as often as it was. */
async function invitationsTo(...people: { email: string }[]): Promise<string[]> {
  const addresses = people.map(({ email }) => email);
  const sent = await server.database.db
    .select({ to: outboxMessages.recipient })
    .from(outboxMessages)
    .where(inArray(outboxMessages.recipient, addresses));
  return sent.map(({ to }) => to).toSorted();
}

async function offeredProgram(): Promise<string> {
  const [program] = await server.database.db
    .select({ name: masterPrograms.name, specialisation: programs.specialisation })
    .from(institutePrograms)
    .innerJoin(programs, eq(programs.id, institutePrograms.programID))
    .innerJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .where(eq(institutePrograms.instituteID, instituteID('sahyadri')));
  return `${program?.name} ${program?.specialisation}`;
}

test('a file of students is tried, taken in once, and completes who is there', async () => {
  const [asha, ravi, meera] = [person('Asha'), person('Ravi'), person('Meera')];
  const studies = `ZZ/2023/041,${await offeredProgram()},2023,2027,7`;
  const file = [head, line(asha, studies), line(ravi), line(meera, 'ZZ/2023/042,,2023,2027,7')].join('\n');

  expect(await taken(file, 'dryRun')).toMatchObject({ created: 2, failed: 1 });
  expect(await stored(asha, ravi, meera)).toEqual([]);
  expect(await server.database.db.$count(accountInvitations)).toBe(0);

  const job = await taken(file);
  expect(job).toMatchObject({ created: 2, failed: 1 });
  expect(job.errors).toMatchObject([{ row: 4, column: 'programID', code: 'required' }]);
  // Written down with the rows, and sent by the rounds: not by the request, and not twice.
  await sendInvitations(server);
  await sendInvitations(server);
  expect(await invitationsTo(asha, ravi, meera)).toEqual([asha.email, ravi.email].toSorted());
  const [one] = await stored(asha);
  expect(one).toMatchObject({
    type: 'C',
    isFresher: true,
    userStatus: 'Active',
    parentEntityID: instituteID('sahyadri'),
    mobileVerifiedAt: null,
  });
  const { db } = server.database;
  const degrees = await db
    .select()
    .from(currentDegrees)
    .where(eq(currentDegrees.userID, one?.id ?? ''));
  expect(degrees).toMatchObject([{ rollNumber: 'ZZ/2023/041', verificationStatus: 'Unverified' }]);

  const again = [head, line(asha, studies), line(ravi, studies.replace('041', '043'))].join('\n');
  expect(await taken(again)).toMatchObject({ created: 0, updated: 1, unchanged: 1, failed: 0 });
});

test('of others an import says nothing and takes nothing', async () => {
  const elsewhere = person('Other');
  const added = await admin('addStudent', { body: { ...elsewhere, instituteID: instituteID('godavari') } });
  expect(added.status).toBe(200);
  const job = await taken(
    [head, line(elsewhere), line({ ...person('Taken'), email: elsewhere.email })].join('\n'),
  );
  expect(job.errors.map(({ code }) => code)).toEqual(['DUPLICATE', 'DUPLICATE']);
  expect(await stored(elsewhere)).toMatchObject([{ parentEntityID: instituteID('godavari') }]);

  const foreign = await officer('addStudent', {
    body: { ...person('Foreign'), instituteID: instituteID('godavari') },
  });
  expect(foreign.status).toBe(403);
  const nowhere = await admin('addStudent', { body: person('Nowhere') });
  expect([nowhere.status, nowhere.error?.fields?.[0]?.path]).toEqual([422, 'instituteID']);
});

test('who was added hears of it, again when asked to, proves the number and is given the opening credit', async () => {
  const kiran = person('Kiran');
  const { data } = await officer('addStudent', { body: kiran });
  const { db } = server.database;
  const written = () => db.select().from(outboxMessages).where(eq(outboxMessages.recipient, kiran.email));
  expect(await written()).toHaveLength(1);
  expect((await officer('sendWelcomeEmail', { body: { userID: data.student.id } })).status).toBe(200);
  expect(await written()).toHaveLength(2);

  const code = await sentCode(server, kiran.mobileNumber, 'reset');
  const ticket = (await server.call('verifyOtp', { body: { mobileNumber: kiran.mobileNumber, code } })).data;
  const reset = { mobileNumber: kiran.mobileNumber, password: 'Harvest!25' };
  const { data: session } = await server.callWith(ticket.token)('resetPassword', { body: reset });
  expect(await stored(kiran)).toMatchObject([{ mobileVerifiedAt: expect.any(Date) }]);
  const wallet = await server.callWith(session.token)('getWallet');
  expect(wallet.data.wallet.balance).toBeGreaterThan(0);
  // Who has chosen a password is not asked to choose one.
  const again = await officer('sendWelcomeEmail', { body: { userID: data.student.id } });
  expect(again).toMatchObject({ status: 409, error: { code: 'ALREADY_ACTIVE' } });
});

test.each(['officer', 'admin'] as const)('the template of %s is right as it is', async (who) => {
  const call = who === 'officer' ? officer : admin;
  const { text } = await call('getImportTemplate', { params: { kind: 'student' } });
  expect(await taken(text, 'dryRun', call)).toMatchObject({ created: 1, failed: 0, errors: [] });
});

test('the file that the sandbox comes with has nine rows to mend', async () => {
  const path = new URL('../../sandbox/students-with-9-errors.csv', import.meta.url);
  const job = await taken(readFileSync(path, 'utf8'), 'dryRun');
  expect(job).toMatchObject({ rows: 120, created: 111, failed: 9 });
  expect(job.errors.map(({ row, column, code }) => [row, column, code])).toEqual([
    [9, 'mobileNumber', 'mobile'],
    [22, 'email', 'email'],
    [35, 'lastName', 'required'],
    [48, 'programID', 'unknown'],
    [60, 'passingYear', 'order'],
    // Of somebody else.
    [73, null, 'DUPLICATE'],
    [89, 'programID', 'required'],
    [102, 'currentSemester', 'maximum'],
    [118, null, 'repeated'],
  ]);
  const said = job.errors.map(({ message }) => message);
  expect(said).toContain('Enter 12 or less');
  expect(said).toContain('The year of passing is after that of admission.');

  // What is told of it is what there is: a row that fails leaves no account without a degree.
  const before = await server.database.db.$count(users);
  expect(await taken(readFileSync(path, 'utf8'))).toMatchObject({
    created: 111,
    failed: 9,
    errors: job.errors,
  });
  expect(await server.database.db.$count(users)).toBe(before + 111);
});

test('two rows of one address or one roll number are found by the trial, and all or nothing takes in nothing', async () => {
  const program = await offeredProgram();
  const studies = (place: number) => `ZZ/2023/70${place},${program},2023,2027,7`;
  const [first, second, third] = [person('Asmi'), person('Bela'), person('Cela')];
  const text = [
    head,
    line(first, studies(1)),
    line({ ...second, email: first.email.toUpperCase() }, studies(2)),
    line(third, studies(1)),
  ].join('\n');
  const trial = await taken(text, 'dryRun');
  expect(trial).toMatchObject({ created: 1, failed: 2 });
  expect(trial.errors.map(({ row }) => row)).toEqual([3, 4]);
  const whole = await taken(text, 'commit', officer, true);
  expect(whole).toMatchObject({ state: 'Refused', created: 1, failed: 2, errors: trial.errors });
  expect(await stored(first, second, third)).toEqual([]);
  expect(await taken(text)).toMatchObject({ created: 1, failed: 2, errors: trial.errors });
  expect(await stored(first, second, third)).toHaveLength(1);
});
