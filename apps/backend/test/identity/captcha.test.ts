import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { altcha } from '../../src/config/captcha.ts';
import { createAltcha } from '../../src/identity/captcha/altcha.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { demoPassword } from '../../src/seed/index.ts';
import { newFresher, sentCode, unusedNumber } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { testConfig } from '../support/settings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { CAPTCHA: 'altcha' } });
});
afterAll(() => server.close());

/** Solves a challenge as the browser does; returns what goes into the header. */
async function solved(
  change: (challenge: Challenge) => Challenge = (challenge) => challenge,
): Promise<string> {
  // The library that checks a solution asks the machine for the time, not the server's clock, which tests put forward.
  server.clock.now = new Date(Math.max(server.clock.now.getTime(), Date.now()));
  const { data, status } = await server.call('createCaptchaChallenge');
  expect(status).toBe(200);
  const solution = await solveChallenge({ challenge: data.challenge, deriveKey });
  return encoded({ challenge: change(data.challenge), solution });
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64');
}

function signIn(token?: string) {
  return server.call('login', {
    body: { mobileNumber: '9000000001', password: demoPassword },
    headers: token === undefined ? {} : { 'x-captcha-token': token },
  });
}

const refusal = {
  status: 422,
  error: { code: 'CAPTCHA_FAILED', fields: [{ path: 'meta.captcha', code: 'captcha' }] },
};

test('a solved captcha opens the door once', async () => {
  const token = await solved();
  expect((await signIn(token)).status).toBe(200);
  expect(await signIn(token)).toMatchObject(refusal);
});

test('of twenty uses at once one counts', async () => {
  const token = await solved();
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error?.code === 'CAPTCHA_FAILED')).toHaveLength(19);
});

describe('is refused, before the password is looked at:', () => {
  test('no captcha', async () => {
    expect(await signIn()).toMatchObject(refusal);
  });

  test.each([
    ['a word', 'solved'],
    ['an object', encoded({})],
    ['null', encoded(null)],
    ['a list', encoded([1, 2])],
    ['half of it', encoded({ challenge: { parameters: {} }, solution: null })],
    ['deep nesting', encoded(JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`))],
    ['not base64', '%%%%'],
  ])('%s', async (_name, token) => {
    expect(await signIn(token)).toMatchObject(refusal);
  });

  test('a solution of an easier challenge', async () => {
    const easier = await solved((challenge) => ({
      ...challenge,
      parameters: { ...challenge.parameters, keyPrefix: '' },
    }));
    expect(await signIn(easier)).toMatchObject(refusal);
  });

  test('a challenge with a later end', async () => {
    const later = await solved((challenge) => ({
      ...challenge,
      parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 },
    }));
    expect(await signIn(later)).toMatchObject(refusal);
  });

  test("a challenge of the caller's own", async () => {
    const now = () => server.clock.now;
    const keys = loadKeys(testConfig({ SERVER_SECRET: 'a secret that somebody else made up' }));
    const { database } = server;
    const own = createAltcha(altcha, { db: database.db, keys, now });
    const challenge = await own.challenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(await signIn(encoded({ challenge, solution }))).toMatchObject(refusal);
  });

  test('a wrong solution', async () => {
    const { data } = await server.call('createCaptchaChallenge');
    const solution = { counter: 1, derivedKey: '00'.repeat(32) };
    expect(await signIn(encoded({ challenge: data.challenge, solution }))).toMatchObject(refusal);
  });

  test('a solution that is three minutes old', async () => {
    const token = await solved();
    server.clock.now = new Date(server.clock.now.getTime() + 3 * 60 * 1000);
    expect(await signIn(token)).toMatchObject(refusal);
  });
});

test('signing up needs one, and the first two codes of the day need none', async () => {
  const person = newFresher();
  expect(await server.call('register', { body: person })).toMatchObject(refusal);
  const headers = { 'x-captcha-token': await solved() };
  expect((await server.call('register', { body: person, headers })).status).toBe(200);
  await sentCode(server, person.mobileNumber);
});

test('the third code of a day needs one, whether an account has the number or not', async () => {
  for (const mobileNumber of ['9000000002', unusedNumber()]) {
    const ask = (headers: Record<string, string> = {}) =>
      server.call('sendOtp', {
        params: { mobileNumber },
        headers: { 'x-requested-with': 'portal', ...headers },
      });
    for (const expected of [200, 200, 422]) {
      expect((await ask()).status).toBe(expected);
      server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    }
    expect((await ask({ 'x-captcha-token': await solved() })).status).toBe(200);
  }
});

test('a captcha that is refused for something else in the request was not used up', async () => {
  const headers = { 'x-captcha-token': await solved() };
  const wrong = { ...newFresher(), email: 'none' };
  expect((await server.call('register', { body: wrong, headers })).status).toBe(422);
  expect((await server.call('register', { body: newFresher(), headers })).status).toBe(200);
});
