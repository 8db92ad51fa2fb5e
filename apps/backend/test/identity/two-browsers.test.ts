/** A number that two browsers register: a stranger's registration must never become the owner's account. */
import { and, eq, ne } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../src/identity/tables/users.ts';
import { companies } from '../../src/organisations/tables/companies.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { newBrowser } from '../support/browser.ts';
import { newFresher, otherThan } from '../support/registration.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const passwords = { owner: 'Monsoon#24', stranger: 'Cyclone#25' } as const;
type Who = keyof typeof passwords;

/** The owner of a number and a stranger, each with a browser and with what they type. */
function both() {
  const { mobileNumber } = newFresher();
  const person = (who: Who) => ({
    ...newFresher(),
    mobileNumber,
    firstName: who === 'owner' ? 'Neha' : 'Mallory',
    password: passwords[who],
  });
  const party = (who: Who) => ({ browser: newBrowser(server), body: person(who) });
  return { mobileNumber, owner: party('owner'), stranger: party('stranger') };
}

async function register({ browser, body }: { browser: Call; body: object }) {
  expect(await browser('register', { body })).toMatchObject({ status: 200 });
}

/** Asks for a code as the portal does; the code, if the number was sent one by that. */
async function ask(browser: Call, mobileNumber: string): Promise<string | undefined> {
  const [before] = await messagesTo(mobileNumber);
  const answer = await browser('sendOtp', {
    params: { mobileNumber },
    query: { purpose: 'register' },
    headers: { 'x-requested-with': 'portal' },
  });
  expect(answer.status).toBe(200);
  const [newest] = await messagesTo(mobileNumber);
  expect(newest).not.toEqual(before);
  return newest?.withheldBecause === null ? server.codeFor(mobileNumber) : undefined;
}

const messagesTo = async (mobileNumber: string) =>
  (await server.messages()).filter(({ to }) => to === mobileNumber);

const later = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};

const signIn = (browser: Call, mobileNumber: string, who: Who) =>
  browser('login', { body: { mobileNumber, password: passwords[who] } });

async function accountsWith(mobileNumber: string) {
  return server.database.db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
}

/** Every order of the steps of two people, each in the order that the person takes them. */
function orders<Step>(first: readonly Step[], second: readonly Step[]): Step[][] {
  const [one, ...others] = first;
  const [another, ...rest] = second;
  if (one === undefined) return [[...second]];
  if (another === undefined) return [[...first]];
  return [
    ...orders(others, second).map((order) => [one, ...order]),
    ...orders(first, rest).map((order) => [another, ...order]),
  ];
}

const steps = (who: Who) => ['registers', 'asks', 'asks again'].map((step) => `${who} ${step}`);

describe('the code that the owner asked for opens the account that the owner made', () => {
  test.each(orders(steps('owner'), steps('stranger')).map((order) => [order.join(', '), order] as const))(
    '%s',
    async (_name, order) => {
      const { mobileNumber, ...people } = both();
      const codes: Partial<Record<Who, string>> = {};
      for (const step of order) {
        const who = step.startsWith('owner') ? 'owner' : 'stranger';
        later(61);
        if (step.endsWith('registers')) await register(people[who]);
        else codes[who] = await ask(people[who].browser, mobileNumber);
      }
      const { owner, stranger } = people;
      const code = codes.owner ?? '';
      // What the stranger asked for is of no use in the owner's browser, though the owner reads that message too.
      const strange = codes.stranger === code ? otherThan(code) : (codes.stranger ?? '');
      expect(await owner.browser('verifyOtp', { body: { mobileNumber, code: strange } })).toMatchObject({
        status: 400,
        error: { code: 'OTP_INVALID' },
      });
      const verified = await owner.browser('verifyOtp', { body: { mobileNumber, code } });
      expect(verified.status).toBe(200);
      expect(decodeJwt(verified.data.token)).toMatchObject({ firstName: 'Neha', email: owner.body.email });
      // The owner's password is the account's, and the stranger's opens nothing.
      expect((await signIn(newBrowser(server), mobileNumber, 'owner')).status).toBe(200);
      expect((await signIn(stranger.browser, mobileNumber, 'stranger')).status).toBe(400);
      const late = await stranger.browser('verifyOtp', {
        body: { mobileNumber, code: codes.stranger ?? '' },
      });
      expect(late.status).toBe(400);
      expect(await accountsWith(mobileNumber)).toMatchObject([{ userStatus: 'Active', firstName: 'Neha' }]);
    },
  );
});

test('whoever never registered in a browser is sent no code there for what somebody else registered', async () => {
  const { mobileNumber, owner, stranger } = both();
  await register(stranger);
  expect(await ask(stranger.browser, mobileNumber)).toMatch(/^\d{6}$/);
  // A browser that has a cookie of its own, and has registered nothing.
  await register({ browser: owner.browser, body: newFresher() });
  expect(await ask(owner.browser, mobileNumber)).toBeUndefined();
  const [message] = await messagesTo(mobileNumber);
  expect(message?.withheldBecause).toBe('this browser has not registered this number.');
});

test('without cookies, two registrations with different passwords are not told apart: neither is opened', async () => {
  const { mobileNumber, owner, stranger } = both();
  await register({ browser: server.call, body: stranger.body });
  await register({ browser: server.call, body: owner.body });
  expect(await ask(server.call, mobileNumber)).toBeUndefined();
  expect(await accountsWith(mobileNumber)).toHaveLength(2);
});

test('a browser that registers again replaces what it had registered, and the code of before opens nothing', async () => {
  const { mobileNumber, owner } = both();
  await register(owner);
  const code = await ask(owner.browser, mobileNumber);
  const corrected = { ...owner.body, firstName: 'Asha', password: passwords.stranger };
  await register({ browser: owner.browser, body: corrected });
  const refused = await owner.browser('verifyOtp', { body: { mobileNumber, code: code ?? '' } });
  expect(refused).toMatchObject({ status: 400, error: { code: 'OTP_INVALID' } });
  later(61);
  const next = await ask(owner.browser, mobileNumber);
  const { status } = await owner.browser('verifyOtp', { body: { mobileNumber, code: next ?? '' } });
  expect(status).toBe(200);
  expect(await accountsWith(mobileNumber)).toMatchObject([{ userStatus: 'Active', firstName: 'Asha' }]);
});

test('whoever knows the password goes on in another browser', async () => {
  const { mobileNumber, owner } = both();
  await register(owner);
  for (const phone of [newBrowser(server), server.call]) {
    later(61);
    expect(await signIn(phone, mobileNumber, 'owner')).toMatchObject({
      status: 409,
      error: { code: 'MOBILE_NOT_VERIFIED' },
    });
    expect(await ask(phone, mobileNumber)).toMatch(/^\d{6}$/);
  }
});

test('an address that two people register belongs to who verifies first; the other is told', async () => {
  const { owner, stranger } = both();
  const email = owner.body.email;
  const other = { ...stranger.body, mobileNumber: newFresher().mobileNumber, email };
  await register(owner);
  await register({ browser: stranger.browser, body: other });
  const [mine, theirs] = [
    await ask(owner.browser, owner.body.mobileNumber),
    await ask(stranger.browser, other.mobileNumber),
  ];
  const body = { mobileNumber: owner.body.mobileNumber, code: mine ?? '' };
  expect((await owner.browser('verifyOtp', { body })).status).toBe(200);
  const late = await stranger.browser('verifyOtp', {
    body: { mobileNumber: other.mobileNumber, code: theirs ?? '' },
  });
  expect(late).toMatchObject({ status: 409, error: { code: 'DUPLICATE' } });
});

test('the companies that strangers entered with the number go with their registrations', async () => {
  const { mobileNumber, owner, stranger } = both();
  const company = (name: string, password: string) => ({
    name,
    location: 'Pune',
    website: 'https://company.example.com',
    email: `${name.toLowerCase()}@company.example.com`,
    phone: mobileNumber,
    industryType: industryID('Information Technology and Software'),
    spocFirstName: 'Neha',
    spocLastName: 'Sawant',
    spocDesignation: 'HR manager',
    password,
  });
  const add = ({ browser }: { browser: Call }, name: string, who: Who) =>
    browser('addCompany', { body: company(name, passwords[who]) });
  expect((await add(owner, 'Tarang', 'owner')).status).toBe(200);
  const code = await ask(owner.browser, mobileNumber);
  expect((await add(stranger, 'Maya', 'stranger')).status).toBe(200);
  const verified = await owner.browser('verifyOtp', { body: { mobileNumber, code: code ?? '' } });
  expect(verified.status).toBe(200);
  const { db } = server.database;
  expect(await db.$count(companies, eq(companies.name, 'Tarang'))).toBe(1);
  expect(await db.$count(companies, eq(companies.name, 'Maya'))).toBe(0);
});

test('both verify at once: one account comes of it', async () => {
  const { mobileNumber, owner, stranger } = both();
  await register(owner);
  const mine = await ask(owner.browser, mobileNumber);
  await register(stranger);
  const theirs = await ask(stranger.browser, mobileNumber);
  const answers = await Promise.all([
    owner.browser('verifyOtp', { body: { mobileNumber, code: mine ?? '' } }),
    stranger.browser('verifyOtp', { body: { mobileNumber, code: theirs ?? '' } }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { db } = server.database;
  expect(await db.$count(users, eq(users.mobileNumber, mobileNumber))).toBe(1);
  expect(
    await db.$count(users, and(eq(users.mobileNumber, mobileNumber), ne(users.userStatus, 'Active'))),
  ).toBe(0);
});
