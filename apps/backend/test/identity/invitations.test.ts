/** Accounts that others make: whoever they are for is invited, and sets a password of their own. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountInvitations } from '../../src/identity/tables/invitations.ts';
import { roleID } from '../../src/identity/roles/system-roles.ts';
import { users } from '../../src/identity/tables/users.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { newBrowser } from '../support/browser.ts';
import { sendInvitations } from '../support/invitations.ts';
import { whileRefused } from '../support/refused-rows.ts';
import { newFresher, sentCode, unusedNumber } from '../support/registration.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
let support: Call;
let officer: Call;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  later(11 * 60);
  support = await server.signIn('9000000041');
  officer = await server.signIn('9000000031');
});

const later = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};

const password = 'Monsoon#24';

const mailsTo = async (email: string) =>
  (await server.messages()).filter(({ to, channel }) => channel === 'email' && to === email);

async function tokenFor(email: string): Promise<string> {
  const [newest] = await mailsTo(email);
  return /accept-invitation#token=(\S+)/.exec(newest?.text ?? '')?.[1] ?? '';
}

const read = (token: string) =>
  server.call('getReceivedInvitation', { headers: { 'x-invitation-token': token } });

const accept = (browser: Call, token: string, mobileNumber: string, chosen = password) =>
  browser('acceptInvitation', { body: { token, mobileNumber, password: chosen } });

const signIn = (mobileNumber: string, typed = password) =>
  server.call('login', { body: { mobileNumber, password: typed } });

async function accountOf(mobileNumber: string) {
  const [user] = await server.database.db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
  return user;
}

test('one that cannot be sent keeps none behind it waiting', async () => {
  const { db } = server.database;
  const [stuck, behind] = [await addStudent(), await addStudent()];
  const sentTo = async ({ email }: Invited) => (await mailsTo(email)).length;
  await expect.poll(async () => [await sentTo(stuck), await sentTo(behind)]).toEqual([1, 1]);
  for (const [seconds, { id }] of [stuck, behind].entries()) {
    const dueAt = new Date(server.clock.now.getTime() + seconds * 1000);
    await db.update(accountInvitations).set({ dueAt }).where(eq(accountInvitations.userID, id));
  }
  const refused = { table: 'outbox_messages', condition: `new.recipient = '${stuck.email}'` };
  await whileRefused(db, refused, () =>
    expect(sendInvitations(server)).rejects.toThrow(`1 could not be done: ${stuck.id}`),
  );
  expect([await sentTo(stuck), await sentTo(behind)]).toEqual([1, 2]);
  await sendInvitations(server);
  expect([await sentTo(stuck), await sentTo(behind)]).toEqual([2, 2]);
});

interface Invited {
  email: string;
  mobileNumber: string;
}

async function addStudent(): Promise<Invited & { id: string }> {
  const { mobileNumber, email } = newFresher();
  const body = { firstName: 'Meera', lastName: 'Kulkarni', email, mobileNumber };
  const { status, data } = await officer('addStudent', { body });
  expect(status).toBe(200);
  return { email, mobileNumber, id: data.student.id };
}

async function addSupportUser(): Promise<Invited> {
  const { mobileNumber, email } = newFresher();
  const person = { firstName: 'Kavya', lastName: 'Nair', email, mobileNumber, roleID: roleID('support') };
  const admin = await server.signIn('9000000051');
  expect((await admin('addSupportUser', { body: person })).status).toBe(200);
  return { email, mobileNumber };
}

const company = (changes: Record<string, unknown> = {}) => {
  const phone = unusedNumber();
  return {
    name: `Tarang ${phone}`,
    location: 'Pune',
    website: 'https://tarang.example.com',
    email: `hr.${phone}@tarang.example.com`,
    phone,
    industryType: industryID('Insurance'),
    spocFirstName: 'Nandini',
    spocLastName: 'Rao',
    spocDesignation: 'HR manager',
    ...changes,
  };
};

async function addCompany(): Promise<Invited> {
  const body = company();
  expect(await support('addCompany', { body })).toMatchObject({ status: 200 });
  return { email: body.email, mobileNumber: body.phone };
}

async function convertLead(): Promise<Invited> {
  const mobile = unusedNumber();
  const email = `lead.${mobile}@tarang.example.com`;
  const lead = {
    firstName: 'Kiran',
    lastName: 'Desai',
    mobile,
    email,
    numberOfEmployees: '51-200',
    industry: industryID('Insurance'),
  };
  const { data } = await server.call('createLead', { body: lead });
  const { id } = data.lead;
  const { data: shown } = await support('getLead', { params: { id } });
  const { industryType, ...details } = company({ email, phone: mobile });
  expect(industryType).toBeDefined();
  const converted = await support('convertLead', {
    params: { id },
    headers: { 'idempotency-key': `convert-${id}` },
    body: { ...details, rowVersion: shown.lead.rowVersion },
  });
  expect(converted).toMatchObject({ status: 200 });
  return { email, mobileNumber: mobile };
}

const ways: [string, () => Promise<Invited>][] = [
  ['a student whom an officer adds', addStudent],
  ['a support user', addSupportUser],
  ['the contact person of a company that staff add', addCompany],
  ['the contact person of a lead that became a company', convertLead],
];

describe.each(ways)('%s', (_who, add) => {
  test('is invited by e-mail, sets a password of their own, and accepts the terms with it', async () => {
    const { email, mobileNumber } = await add();
    const token = await tokenFor(email);
    expect(await read(token)).toMatchObject({
      status: 200,
      data: { invitation: { email, person: { firstName: expect.any(String) } } },
    });
    expect((await signIn(mobileNumber)).status).toBe(400);
    const browser = newBrowser(server);
    expect(await accept(browser, token, mobileNumber)).toMatchObject({ status: 200 });
    // The link alone opens nothing: the number has to be verified.
    expect((await signIn(mobileNumber)).status).toBe(400);
    const acceptedAt = server.clock.now;
    later(61);
    const code = await sentCode({ ...server, call: browser }, mobileNumber, 'register');
    const verified = await browser('verifyOtp', { body: { mobileNumber, code } });
    expect(verified).toMatchObject({ status: 200, data: { purpose: 'register' } });
    expect(await accountOf(mobileNumber)).toMatchObject({
      userStatus: 'Active',
      mobileVerifiedAt: server.clock.now,
      emailVerifiedAt: server.clock.now,
      termsAcceptedAt: acceptedAt,
    });
    expect((await signIn(mobileNumber)).status).toBe(200);
    expect(await read(token)).toMatchObject({ status: 400, error: { code: 'TOKEN_INVALID' } });
  });

  test('who registers instead is told of the invitation, and has it sent again', async () => {
    const { email, mobileNumber } = await add();
    const first = await tokenFor(email);
    for (const same of [{ mobileNumber }, { email: email.toUpperCase() }]) {
      const body = { ...newFresher(), ...same };
      expect(await server.call('register', { body })).toMatchObject({
        status: 409,
        error: { code: 'ALREADY_INVITED' },
      });
    }
    const asked = { mobileNumber, email: 'somebody.else@example.com' };
    expect((await server.call('requestInvitation', { body: asked })).status).toBe(200);
    expect(await mailsTo(asked.email)).toEqual([]);
    const second = await tokenFor(email);
    expect(second).not.toBe(first);
    expect((await read(first)).status).toBe(400);
    expect((await read(second)).status).toBe(200);
    // Once in ten minutes, and the answer is the same.
    expect((await server.call('requestInvitation', { body: asked })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

test('asking for an invitation that there is not is answered alike and sends nothing', async () => {
  const before = (await server.messages()).length;
  const body = { mobileNumber: '9000000001', email: 'nobody@example.com' };
  expect(await server.call('requestInvitation', { body })).toMatchObject({ status: 200, data: null });
  expect((await server.messages()).length).toBe(before);
});

test('staff need no password for a company, and one that they send is not the account’s', async () => {
  const body = company({ password });
  expect((await support('addCompany', { body })).status).toBe(200);
  expect((await signIn(body.phone)).status).toBe(400);
  const signUp = await server.call('addCompany', { body: company() });
  expect(signUp.status).toBe(422);
  expect(signUp.error?.fields).toMatchObject([{ path: 'password', code: 'required' }]);
});

test('the link is of no use with another number, and too late', async () => {
  const { email, mobileNumber } = await addStudent();
  const token = await tokenFor(email);
  const wrong = await accept(newBrowser(server), token, unusedNumber());
  expect(wrong.status).toBe(422);
  expect(wrong.error?.fields).toMatchObject([{ path: 'mobileNumber' }]);
  later(7 * 24 * 3600);
  expect(await accept(newBrowser(server), token, mobileNumber)).toMatchObject({
    status: 400,
    error: { code: 'TOKEN_INVALID' },
  });
});

test('of two who use the same link, the code opens the account with the password of the browser that asked for it', async () => {
  const { email, mobileNumber } = await addStudent();
  const token = await tokenFor(email);
  const [owner, stranger] = [newBrowser(server), newBrowser(server)];
  await accept(owner, token, mobileNumber);
  const code = await sentCode({ ...server, call: owner }, mobileNumber, 'register');
  await accept(stranger, token, mobileNumber, 'Cyclone#25');
  const refused = await owner('verifyOtp', { body: { mobileNumber, code } });
  expect(refused).toMatchObject({ status: 400, error: { code: 'OTP_INVALID' } });
  await accept(owner, token, mobileNumber);
  later(61);
  const next = await sentCode({ ...server, call: owner }, mobileNumber, 'register');
  expect((await owner('verifyOtp', { body: { mobileNumber, code: next } })).status).toBe(200);
  expect((await signIn(mobileNumber, 'Cyclone#25')).status).toBe(400);
  expect((await signIn(mobileNumber)).status).toBe(200);
});

test('whoever chooses a password by a code needs no link any more, and has accepted the terms', async () => {
  const { email, mobileNumber } = await addStudent();
  const token = await tokenFor(email);
  const browser = newBrowser(server);
  const code = await sentCode({ ...server, call: browser }, mobileNumber, 'reset');
  const { data } = await browser('verifyOtp', { body: { mobileNumber, code } });
  const withTicket = server.callWith(data.token);
  expect((await withTicket('resetPassword', { body: { mobileNumber, password } })).status).toBe(200);
  expect((await read(token)).status).toBe(400);
  expect(await accountOf(mobileNumber)).toMatchObject({ termsAcceptedAt: server.clock.now });
});

test('from the record it is sent again to who waits for a password, with a new link', async () => {
  const { email, mobileNumber, id } = await addStudent();
  const first = await tokenFor(email);
  expect((await officer('getStudent', { params: { id } })).data.student.isInvited).toBe(true);
  expect((await officer('sendWelcomeEmail', { body: { userID: id } })).status).toBe(200);
  expect((await officer('sendWelcomeEmail', { body: { userID: id } })).status).toBe(429);
  const token = await tokenFor(email);
  expect(token).not.toBe(first);
  const browser = newBrowser(server);
  await accept(browser, token, mobileNumber);
  const code = await sentCode({ ...server, call: browser }, mobileNumber, 'register');
  await browser('verifyOtp', { body: { mobileNumber, code } });
  expect((await officer('getStudent', { params: { id } })).data.student.isInvited).toBe(false);
  later(700);
  const again = await officer('sendWelcomeEmail', { body: { userID: id } });
  expect(again).toMatchObject({ status: 409, error: { code: 'ALREADY_ACTIVE' } });
});

test('accounts of before can be invited from the record too', async () => {
  const { email, id } = await addStudent();
  await server.database.db.delete(accountInvitations).where(eq(accountInvitations.userID, id));
  expect((await officer('sendWelcomeEmail', { body: { userID: id } })).status).toBe(200);
  expect((await read(await tokenFor(email))).status).toBe(200);
});

test('an invitation is sent once, however many copies of the server look, and never to who is suspended', async () => {
  const { email, id } = await addStudent();
  const { email: other, id: suspended } = await addStudent();
  const { db } = server.database;
  await db.update(users).set({ userStatus: 'Suspended' }).where(eq(users.id, suspended));
  const before = (await mailsTo(email)).length;
  // From here on the server looks by itself, too.
  await db.update(accountInvitations).set({ dueAt: server.clock.now });
  await Promise.all([1, 2, 3].map(() => sendInvitations(server)));
  expect(await mailsTo(email)).toHaveLength(before + 1);
  expect(await mailsTo(other)).toHaveLength(1);
  expect(await db.$count(accountInvitations, eq(accountInvitations.userID, id))).toBe(1);
});
