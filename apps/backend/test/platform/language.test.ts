/** The server speaks the language of the page: same status, same codes, other words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users, type User } from '../../src/identity/tables/users.ts';
import { loadContract } from '../../src/platform/contract.ts';
import hindi from '../../src/platform/language/hi.json' with { type: 'json' };
import marathi from '../../src/platform/language/mr.json' with { type: 'json' };
import { preferredLocale } from '../../src/platform/language/negotiation.ts';
import type { OperationId } from '../../src/platform/operation.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import {
  newFresher,
  newMember,
  otherThan,
  registered,
  sentCode,
  unusedNumber,
} from '../support/registration.ts';
import { sampleRequest } from '../support/samples.ts';
import { startTestServer, type Parts, type TestServer } from '../support/server.ts';

const devanagari = /\p{Script=Devanagari}/u;

let server: TestServer;
/** Lets nobody sign in or pass without a captcha. */
let strict: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  strict = await startTestServer({
    env: { CAPTCHA: 'altcha' },
    limits: { loginPerAddress: { most: 0, seconds: 720 }, callsPerPerson: { most: 0, seconds: 60 } },
  });
});
afterAll(async () => {
  await server.close();
  await strict.close();
});

describe('of an Accept-Language header', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['hi', 'hi'],
    ['HI', 'hi'],
    ['hi-IN', 'hi'],
    ['hi-Latn-IN,en;q=0.1', 'hi'],
    ['en', 'en'],
    ['en-IN,hi;q=0.9', 'en'],
    ['en;q=0.8, hi;q=0.9', 'hi'],
    ['en;q=0.5, hi;q=0.5', 'en'],
    ['mr-IN', 'mr'],
    ['hi, mr;q=0.5', 'hi'],
    ['ta, mr;q=0.9', 'mr'],
    ['bn, hi;q=0.5, en;q=0.4', 'hi'],
    ['bn, ta;q=0.9', 'en'],
    ['hid', 'en'],
    ['*', 'en'],
    ['bn, *;q=0.1', 'en'],
    ['en;q=0, *', 'hi'],
    ['hi;q=0', 'en'],
    ['en;q=0, hi;q=0, *', 'mr'],
    ['en;q=0, hi;q=0, mr;q=0, *', 'en'],
    ['hi ; q=0.700', 'hi'],
    ['hi;q=2, en;q=0.1', 'en'],
    ['hi;q=x', 'en'],
    [',;q=,;;,', 'en'],
    [`${'x,'.repeat(5000)}hi`, 'hi'],
  ] as const)('%s: %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});

interface Said {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  text: string;
}

/** Asks in a language; the same answer any number of times. */
type Ask = (language: Readonly<Record<string, string>>) => Promise<Said>;

const calling =
  (id: OperationId, parts: Parts = {}, call = server.call): Ask =>
  (language) =>
    call(id, { ...parts, headers: { ...parts.headers, ...language } });

const sending =
  (options: InjectOptions): Ask =>
  async (language) => {
    const answer = await server.app.inject({ ...options, headers: { ...options.headers, ...language } });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body };
  };

/** Signs in with a right password to an account in this state. */
async function signingInAs(userStatus: User['userStatus']): Promise<Ask> {
  const { mobileNumber, password } = await newMember(server);
  await server.database.db.update(users).set({ userStatus }).where(eq(users.mobileNumber, mobileNumber));
  return calling('login', { body: { mobileNumber, password } });
}

async function mailedLink(): Promise<{ email: string; token: string }> {
  const { email } = await newMember(server);
  const mail = (await server.messages()).find(({ to }) => to === email);
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return { email, token: link.searchParams.get('token') ?? '' };
}

const employer = () => {
  const contract = loadContract();
  const operation = contract.operations.find(({ id }) => id === 'addCompany');
  return operation === undefined ? {} : sampleRequest(contract, operation).body;
};

const lead = {
  firstName: 'Kiran',
  lastName: 'Desai',
  mobile: '9400000001',
  email: 'kiran.desai@example.com',
  numberOfEmployees: '51-200',
  industry: industryID('Insurance'),
};

const json = { 'content-type': 'application/json' };

/** Everything that the public screens can be refused for. */
const refusals: Readonly<Record<string, readonly [outcome: string, prepare: () => Promise<Ask> | Ask]>> = {
  'a wrong password': [
    '400 INVALID_CREDENTIALS',
    () => calling('login', { body: { mobileNumber: unusedNumber(), password: 'Monsoon#25' } }),
  ],
  'an unverified number': [
    '409 MOBILE_NOT_VERIFIED',
    async () => {
      const { mobileNumber, password } = newFresher();
      await registered(server, { ...newFresher(), mobileNumber });
      return calling('login', { body: { mobileNumber, password } });
    },
  ],
  'a suspended account': ['403 ACCOUNT_SUSPENDED', () => signingInAs('Suspended')],
  'too many attempts': [
    '429 RATE_LIMITED',
    () => calling('login', { body: { mobileNumber: unusedNumber(), password: 'x' } }, strict.call),
  ],
  'a number that is registered': [
    '409 DUPLICATE',
    async () => {
      const { mobileNumber } = await newMember(server);
      return calling('register', { body: { ...newFresher(), mobileNumber } });
    },
  ],
  'fields that break rules': [
    '422 VALIDATION_FAILED',
    () =>
      calling('register', {
        body: { ...newFresher(), firstName: 'A 1', email: '', mobileNumber: '12', password: 'short' },
      }),
  ],
  'a common password': [
    '422 VALIDATION_FAILED',
    () => calling('register', { body: { ...newFresher(), password: 'Password@123' } }),
  ],
  'an unknown institute': [
    '422 VALIDATION_FAILED',
    () => calling('register', { body: { ...newFresher(), institute: 'nowhere' } }),
  ],
  'an unknown state': [
    '422 VALIDATION_FAILED',
    () => calling('register', { body: { ...newFresher(), state: 'Nowhere' } }),
  ],
  'an unknown industry': [
    '422 VALIDATION_FAILED',
    () => calling('addCompany', { body: { ...employer(), industryType: 'nothing' } }),
  ],
  'a code that was asked for a moment ago': [
    '429 OTP_COOLDOWN',
    async () => {
      const { mobileNumber } = await registered(server);
      return calling('requestOtp', { body: { mobileNumber, purpose: 'register' } });
    },
  ],
  'a link that asks for a code': [
    '403 FORBIDDEN',
    () =>
      calling('sendOtp', {
        params: { mobileNumber: unusedNumber() },
        headers: { 'x-requested-with': 'x', 'sec-fetch-site': 'cross-site' },
      }),
  ],
  'a wrong code': [
    '400 OTP_INVALID',
    () => calling('verifyOtp', { body: { mobileNumber: unusedNumber(), code: '000000' } }),
  ],
  'a used code': [
    '409 OTP_USED',
    async () => {
      const body = await registered(server);
      await server.call('verifyOtp', { body });
      return calling('verifyOtp', { body });
    },
  ],
  'too many wrong codes': [
    '429 RATE_LIMITED',
    async () => {
      const { mobileNumber, code } = await registered(server);
      const ask = calling('verifyOtp', { body: { mobileNumber, code: otherThan(code) } });
      for (let count = 0; count < 5; count += 1) await ask({});
      return ask;
    },
  ],
  'an unknown link': [
    '400 TOKEN_INVALID',
    () => calling('activateUser', { body: { email: 'neha@example.com', token: 'x'.repeat(43) } }),
  ],
  'a used link': [
    '409 ALREADY_ACTIVE',
    async () => {
      const body = await mailedLink();
      await server.call('activateUser', { body });
      return calling('activateUser', { body });
    },
  ],
  'a link to a suspended account': [
    '403 ACCOUNT_SUSPENDED',
    async () => {
      const body = await mailedLink();
      await server.database.db
        .update(users)
        .set({ userStatus: 'Suspended' })
        .where(eq(users.email, body.email));
      return calling('activateUser', { body });
    },
  ],
  'a reset without a ticket': [
    '409 OTP_REQUIRED',
    () => calling('resetPassword', { body: { mobileNumber: unusedNumber(), password: 'Harvest!25' } }),
  ],
  'no captcha': ['422 CAPTCHA_FAILED', () => calling('createLead', { body: lead }, strict.call)],
  'no captcha to solve': ['404 NOT_FOUND', () => calling('createCaptchaChallenge')],
  'a key of another call': [
    '409 IDEMPOTENCY_MISMATCH',
    async () => {
      const headers = { 'idempotency-key': 'key-in-two-languages' };
      await server.call('createLead', { headers, body: lead });
      return calling('createLead', { headers, body: { ...lead, lastName: 'Joshi' } });
    },
  ],
  'a header of the wrong form': [
    '422 VALIDATION_FAILED',
    () => calling('createLead', { headers: { 'idempotency-key': 'short' }, body: lead }),
  ],
  'a parameter that there is not': [
    '422 VALIDATION_FAILED',
    () => calling('listInstitutes', { query: { pageNo: -1, unheardOf: 1 } }),
  ],
  'nobody is signed in': ['401 UNAUTHENTICATED', () => calling('getWallet')],
  'a session that has ended': [
    '401 TOKEN_EXPIRED',
    async () => {
      const { token } = await newMember(server);
      server.clock.now = new Date(server.clock.now.getTime() + 25 * 3600 * 1000);
      return calling('getWallet', {}, server.callWith(token));
    },
  ],
  'too many calls of one person': [
    '429 RATE_LIMITED',
    async () => calling('getWallet', {}, await strict.actAs(await someone(strict))),
  ],
  'no such operation': ['404 NOT_FOUND', () => sending({ url: '/api/nothing' })],
  'no such page': ['404 NOT_FOUND', () => sending({ url: '/nothing' })],
  'another method': ['405 METHOD_NOT_ALLOWED', () => sending({ method: 'DELETE', url: '/api/auth/login' })],
  'one of several methods': [
    '405 METHOD_NOT_ALLOWED',
    () => sending({ method: 'PATCH', url: '/api/wallet' }),
  ],
  'a malformed address': ['400 BAD_REQUEST', () => sending({ url: '/api/%' })],
  'a body that is no JSON': [
    '400 BAD_REQUEST',
    () => sending({ method: 'POST', url: '/api/auth/login', headers: json, payload: '{' }),
  ],
  'an empty body': [
    '400 BAD_REQUEST',
    () => sending({ method: 'POST', url: '/api/auth/login', headers: json, payload: '' }),
  ],
  'a body of another type': [
    '415 UNSUPPORTED_MEDIA_TYPE',
    () =>
      sending({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'text/plain' },
        payload: 'x',
      }),
  ],
  'a body that is too large': [
    '413 PAYLOAD_TOO_LARGE',
    () => sending({ method: 'POST', url: '/api/auth/login', payload: { x: 'x'.repeat(100_001) } }),
  ],
  'a fault of ours': [
    '500 INTERNAL',
    () => async (language) => {
      const { db } = server.database;
      await db.execute(sql`alter table limit_counters rename to limit_counters_gone`);
      try {
        return await calling('login', { body: { mobileNumber: '9000000001', password: 'x' } })(language);
      } finally {
        await db.execute(sql`alter table limit_counters_gone rename to limit_counters`);
      }
    },
  ],
};

async function someone({ database }: TestServer): Promise<string> {
  const [user] = await database.db.select().from(users).limit(1);
  return user?.id ?? '';
}

const anyMessage = /"message":"((?:[^"\\]|\\.)*)"/g;

/** The sentences of an answer, and the answer without them. */
function apart({ text }: Said): { words: string[]; rest: string } {
  return {
    words: [...text.matchAll(anyMessage)].map(([, message = '']) => message),
    rest: text.replaceAll(anyMessage, '"message":""').replace(/"requestId":"[^"]*"/, ''),
  };
}

describe('a refusal is worded in Hindi for a Hindi page, and otherwise the same', () => {
  test.each(Object.entries(refusals))('%s', async (_name, [outcome, prepare]) => {
    const ask = await prepare();
    const plain = await ask({});
    const inHindi = await ask({ 'accept-language': 'hi' });
    const { code } = JSON.parse(plain.text).error;
    expect(`${plain.status} ${code}`).toBe(outcome);
    expect(inHindi.status).toBe(plain.status);
    expect(apart(inHindi).rest).toBe(apart(plain).rest);

    expect(apart(plain).words.filter((each) => devanagari.test(each))).toEqual([]);
    expect(apart(inHindi).words.filter((each) => !devanagari.test(each))).toEqual([]);
    expect(apart(inHindi).words.filter((each) => /[{}]/.test(each))).toEqual([]);

    expect(plain.headers).toMatchObject({ 'content-language': 'en', vary: 'Accept-Language' });
    expect(inHindi.headers).toMatchObject({ 'content-language': 'hi', vary: 'Accept-Language' });
  });
});

test('waits and lists are put into words', async () => {
  const ask = calling('login', { body: { mobileNumber: unusedNumber(), password: 'x' } }, strict.call);
  expect(apart(await ask({})).words).toContain('Too many attempts. Try again in 12 minutes.');
  expect(apart(await ask({ 'accept-language': 'hi' })).words).toContain(
    'बहुत बार कोशिश हो चुकी है। 12 मिनट बाद फिर कोशिश करें।',
  );
});

test('a field that breaks a rule has the words of the form', async () => {
  const ask = calling('register', { body: { ...newFresher(), firstName: '' } });
  expect(apart(await ask({ 'accept-language': 'hi' })).words).toContain('अपना पहला नाम लिखें');
});

test('a success that says something says it in Hindi, one that says nothing is the same', async () => {
  const { mobileNumber } = await newMember(server);
  const code = await sentCode(server, mobileNumber, 'reset');
  const { data } = await server.call('verifyOtp', { body: { mobileNumber, code } });
  const language = { 'accept-language': 'hi' };
  const reset = await server.callWith(data.token)('resetPassword', {
    body: { mobileNumber, password: 'Harvest!25' },
    headers: language,
  });
  expect(reset).toMatchObject({ status: 200, message: hindi['Your password was changed.'] });
  expect(reset.headers).toMatchObject({ 'content-language': 'hi', vary: 'Accept-Language' });
  const list = await server.call('listInstitutes', { query: { pageNo: -1 }, headers: language });
  expect(list).toMatchObject({ status: 200, message: 'OK' });
  expect(list.headers).not.toHaveProperty('vary');
});

test('who signs up on a Hindi page gets SMS and e-mail in Hindi', async () => {
  const person = newFresher();
  const { mobileNumber } = person;
  await server.call('register', { body: person, headers: { 'accept-language': 'hi-IN,en;q=0.5' } });
  const code = await sentCode(server, mobileNumber);
  await server.call('verifyOtp', { body: { mobileNumber, code } });
  const sent = (await server.messages()).filter(({ to }) => to === mobileNumber || to === person.email);
  expect(sent.map(({ channel, text }) => [channel, devanagari.test(text)])).toEqual([
    ['email', true],
    ['sms', true],
  ]);
});

describe('the translations', () => {
  const marks = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

  test.each(Object.entries(hindi))('%s', (english, translation) => {
    expect(translation).toMatch(devanagari);
    expect(marks(translation)).toEqual(marks(english));
  });

  test('are the same sentences in every language, with the same marks', () => {
    const wrong = Object.entries(marathi).filter(
      ([english, translation]) =>
        !Object.hasOwn(hindi, english) ||
        !devanagari.test(translation) ||
        marks(translation).join() !== marks(english).join(),
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(hindi).filter((english) => !Object.hasOwn(marathi, english))).toEqual([]);
  });

  test('lack none of the sentences that a public call or one about the own profile can be answered with', () => {
    const source = join(import.meta.dirname, '../../src');
    const folders = [
      'platform',
      'identity/auth',
      'identity/captcha',
      'identity/users',
      'organisations',
      'catalogue/industries',
      'candidates/profile',
    ];
    const missing = folders
      .flatMap((folder) =>
        readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((path) => path.endsWith('.ts') && !elsewhere.has(path))
      .flatMap((path) => sentencesIn(readFileSync(join(source, path), 'utf8')))
      .filter((text) => !Object.hasOwn(hindi, text));
    expect(missing).toEqual([]);
  });
});

/** Files whose sentences the compiler looks up, are in the texts of the forms, or are for those who read the code. */
const elsewhere = new Set([
  'identity/auth/messages.ts',
  'identity/auth/email-messages.ts',
  'platform/validation.ts',
  'platform/personal-data.ts',
  'platform/stored-files/checked.ts',
  'platform/stored-files/store.ts',
  'organisations/personal-data.ts',
  'organisations/recruiters/invitation.ts',
]);

/** Sentences in quotes that are neither in a comment nor for the log or the terminal. */
function sentencesIn(code: string): string[] {
  const said = code
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/new \w*(?:Error|StartFailure)\(\s*(['`])[\s\S]*?\1/g, '');
  return [...said.matchAll(/(['`])([A-Z][^'`\n]*\.)\1/g)].map(([, , text = '']) => text);
}

test('a refusal has its words in every language, for a page whose language changes while it shows them', async () => {
  const { app } = server;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { mobileNumber: 1 },
    headers: { 'accept-language': 'hi' },
  });
  const { error } = answer.json();
  expect(error.fields).not.toEqual([]);
  for (const { message, messages } of [error, ...error.fields]) {
    expect(message).toBe(messages.hi);
    expect(messages.hi).toMatch(devanagari);
    expect(messages.en).not.toMatch(devanagari);
  }
});
