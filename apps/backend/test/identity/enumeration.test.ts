/**
 * Nothing tells whether a mobile number has an account: same status, body and headers, and the same work. How long the
 * answers take is measured by `npm run bench -- enumeration`.
 */
import { localeValues } from '@aarambh/api-client/enums';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxMessages } from '../../src/messages/tables/outbox.ts';
import { otpChallenges } from '../../src/identity/tables/auth.ts';
import { limitCounters } from '../../src/platform/limits/tables.ts';
import { newExperienced, newMember, registered, unusedNumber } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

vi.mock('@node-rs/argon2', { spy: true });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  vi.mocked(verify).mockClear();
  server.clock.now = new Date(server.clock.now.getTime() + 25 * 3600 * 1000);
});

/** A number of each kind that nobody outside should tell apart. */
const numbers: Readonly<Record<string, () => Promise<string>>> = {
  'an active account': async () => (await newMember(server)).mobileNumber,
  'an account that waits for its code': async () => (await registered(server)).mobileNumber,
  'an account of which nothing is filled in': () => Promise.resolve('9000000062'),
};

/** What each question is asked in. */
let language = 'en';

const questions = {
  'signing in with a wrong password': (mobileNumber: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'accept-language': language },
      payload: { mobileNumber, password: 'Monsoon#25' },
    }),
  'asking for a code': (mobileNumber: string) =>
    server.app.inject({
      url: `/api/sendOTP/${mobileNumber}`,
      headers: { 'x-requested-with': 'portal', 'accept-language': language },
    }),
  'asking for a code to reset': (mobileNumber: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/sendOTP',
      headers: { 'accept-language': language },
      payload: { mobileNumber, purpose: 'reset' },
    }),
  'trying a code that was never sent': (mobileNumber: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/verifyOTP',
      headers: { 'accept-language': language },
      payload: { mobileNumber, code: '000000' },
    }),
  'resetting without a ticket': (mobileNumber: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/resetPassword',
      headers: { 'accept-language': language },
      payload: { mobileNumber, password: 'Harvest!25' },
    }),
};

/** All of an answer but the id of the request and the time. */
function told({ statusCode, headers, body }: Awaited<ReturnType<(typeof questions)['asking for a code']>>) {
  const { date: _date, 'x-request-id': _id, 'content-length': length, ...sent } = headers;
  // Each browser gets an id of its own.
  const cookie = sent['set-cookie']?.toString().replace(/=[^;]*/, '=');
  const rest = { ...sent, 'set-cookie': cookie };
  const text = body.replace(/"requestId":"[^"]*"/, '"requestId":""');
  return { statusCode, headers: rest, text, hasLength: length !== undefined };
}

const settings = localeValues.flatMap((code) => Object.keys(numbers).map((kind) => [code, kind] as const));

describe.each(settings)('in %s: %s', (code, kind) => {
  beforeAll(() => {
    language = code;
  });
  afterAll(() => {
    language = 'en';
  });

  test.each(Object.entries(questions))(
    '%s: the answer is that of a number that nobody has',
    async (_name, ask) => {
      const known = (await numbers[kind]?.()) ?? '';
      // What it took to make the account must not count.
      server.clock.now = new Date(server.clock.now.getTime() + 25 * 3600 * 1000);
      expect(told(await ask(known))).toEqual(told(await ask(unusedNumber())));
    },
  );
});

test('a password is compared with a hash for every number, once', async () => {
  const { mobileNumber } = await newMember(server);
  for (const each of [mobileNumber, unusedNumber(), '9000000062', '9000000061']) {
    vi.mocked(verify).mockClear();
    await questions['signing in with a wrong password'](each);
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(1);
    // The same cost for all: the parameters are in the hash.
    expect(String(vi.mocked(verify).mock.calls[0]?.[0])).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  }
});

test('a code that is asked for writes the same rows for every number', async () => {
  const { db } = server.database;
  const counts = async () => [
    await db.$count(outboxMessages),
    await db.$count(otpChallenges),
    await db.$count(limitCounters),
  ];
  const written: number[][] = [];
  for (const mobileNumber of ['9000000001', unusedNumber()]) {
    const before = await counts();
    await questions['asking for a code'](mobileNumber);
    written.push((await counts()).map((count, index) => count - (before[index] ?? 0)));
    server.clock.now = new Date(server.clock.now.getTime() + 3700 * 1000);
  }
  expect(written[0]?.[0]).toBe(1);
  expect(written[0]).toEqual(written[1]);
});

test('a wrong code is answered alike, try by try, until there are no more', async () => {
  const known = (await newMember(server)).mobileNumber;
  server.clock.now = new Date(server.clock.now.getTime() + 25 * 3600 * 1000);
  const unknown = unusedNumber();
  for (const each of [known, unknown]) await questions['asking for a code to reset'](each);
  for (let count = 1; count <= 7; count += 1) {
    const [first, second] = [
      await questions['trying a code that was never sent'](known),
      await questions['trying a code that was never sent'](unknown),
    ];
    expect(told(first)).toEqual(told(second));
  }
});

test('a registration that cannot be says one thing for a number and for an address', async () => {
  const first = newExperienced();
  await signUp(first);
  const answers: string[] = [];
  for (const taken of [{ mobileNumber: first.mobileNumber }, { email: first.email }]) {
    const { status, text } = await server.call('register', { body: { ...newExperienced(), ...taken } });
    expect(status).toBe(409);
    answers.push(text.replace(/"requestId":"[^"]*"/, ''));
  }
  expect(answers[0]).toBe(answers[1]);
});

async function signUp(person: ReturnType<typeof newExperienced>): Promise<void> {
  const { mobileNumber, code } = await registered(server, person);
  await server.call('verifyOtp', { body: { mobileNumber, code } });
}
