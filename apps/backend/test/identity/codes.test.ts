import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { otpChallenges, sessions } from '../../src/identity/tables/auth.ts';
import { users } from '../../src/identity/tables/users.ts';
import { ledgerTransactions } from '../../src/money/tables/wallet.ts';
import {
  newFresher,
  newMember,
  otherThan,
  registered,
  sentCode,
  unusedNumber,
} from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
/** Number of an active account, and one that nobody has; others for each test. */
let known: string;
let unknown: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ mobileNumber: known } = await newMember(server));
  unknown = unusedNumber();
});

async function messagesTo(mobileNumber: string) {
  return (await server.messages()).filter(({ to }) => to === mobileNumber);
}

function advance(seconds: number): void {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
}

function askFor(mobileNumber: string, headers: Record<string, string> = {}, query = {}) {
  return server.call('sendOtp', {
    params: { mobileNumber },
    query,
    headers: { 'x-requested-with': 'portal', ...headers },
  });
}

function verify(mobileNumber: string, code: string) {
  return server.call('verifyOtp', { body: { mobileNumber, code } });
}

describe('asking for a code', () => {
  test('sends six digits that are stored as a keyed hash only', async () => {
    const { status, data } = await askFor(known);
    expect({ status, data }).toEqual({ status: 200, data: { resendAfter: 60, expiresIn: 600 } });
    const code = await server.codeFor(known);
    const [challenge] = await server.database.db
      .select()
      .from(otpChallenges)
      .where(eq(otpChallenges.mobileNumber, known));
    expect(challenge).toMatchObject({ purpose: 'reset', attemptsLeft: 5, consumedAt: null });
    expect(JSON.stringify(challenge)).not.toContain(code);
  });

  test('ends the SMS with the line that browsers read the code from', async () => {
    await askFor(known);
    const [message] = await messagesTo(known);
    expect(message?.text).toMatch(/^(\d{6}) is your Aarambh code [\s\S]*\n\n@localhost #\1$/);
  });

  test('is answered alike for a number that nobody has, which gets no SMS', async () => {
    const ofKnown = await askFor(known);
    const ofUnknown = await askFor(unknown);
    // The id of each request is its own.
    const ownParts = { meta: null, text: null, bytes: null, headers: null };
    expect({ ...ofUnknown, ...ownParts }).toEqual({ ...ofKnown, ...ownParts });
    const [message] = await messagesTo(unknown);
    expect(message).toMatchObject({ to: unknown, withheldBecause: 'no account has this number.' });
    expect(message?.text).not.toMatch(/\d{6}/);
    // Neither the next request nor a wrong code tells them apart.
    expect(await askFor(unknown)).toMatchObject({ status: 429, error: { code: 'OTP_COOLDOWN' } });
    const wrongOfUnknown = await verify(unknown, '000000');
    const wrongOfKnown = await verify(known, otherThan(await server.codeFor(known)));
    expect(wrongOfUnknown.error).toEqual(wrongOfKnown.error);
  });

  test('sends nothing for another purpose than the account is ready for', async () => {
    await askFor(known, {}, { purpose: 'register' });
    expect((await messagesTo(known))[0]?.withheldBecause).toBe('this number is verified already.');
    const unverified = newFresher();
    await server.call('register', { body: unverified });
    await askFor(unverified.mobileNumber, {}, { purpose: 'reset' });
    expect((await messagesTo(unverified.mobileNumber))[0]?.withheldBecause).toBe(
      'this number has not been verified yet.',
    );
  });

  test('has to wait 60 seconds for the next, and is told how long', async () => {
    await askFor(known);
    const first = await server.codeFor(known);
    advance(20.5);
    const { status, error, headers } = await askFor(known);
    expect({ status, code: error?.code, details: error?.details }).toEqual({
      status: 429,
      code: 'OTP_COOLDOWN',
      details: { retryAfter: 40 },
    });
    expect(headers['retry-after']).toBe('40');
    expect(await server.codeFor(known)).toBe(first);
    advance(39.5);
    expect((await askFor(known)).status).toBe(200);
    // The new code ends the old one.
    const second = await server.codeFor(known);
    const [stale, fresh] = [await verify(known, first), await verify(known, second)];
    // Two codes in a million are alike; then the one is the other.
    expect([stale.status, fresh.status]).toEqual(first === second ? [200, 409] : [400, 200]);
  });

  test('twenty times at once sends one code', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => askFor(unknown)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    expect(await messagesTo(unknown)).toHaveLength(1);
    // The others have used up nothing: the rest of the day's codes can be had.
    for (let count = 2; count <= 8; count += 1) {
      advance(60);
      expect((await askFor(unknown)).status).toBe(200);
    }
  });

  test('is over after eight codes in a day, whether an account has the number or not', async () => {
    // The first of the known number's eight went out at its registration.
    for (const [mobileNumber, left] of [
      [known, 7],
      [unknown, 8],
    ] as const) {
      for (let count = 1; count <= left; count += 1) {
        expect((await askFor(mobileNumber)).status).toBe(200);
        advance(60);
      }
      const { status, error, headers } = await askFor(mobileNumber);
      expect({ status, code: error?.code }).toEqual({ status: 429, code: 'RATE_LIMITED' });
      expect(Number(headers['retry-after'])).toBe(24 * 60 * 60 - 180);
    }
    advance(24 * 60 * 60);
    expect((await askFor(known)).status).toBe(200);
  });

  test('leaves the last code good where the next is refused', async () => {
    for (let count = 1; count <= 7; count += 1) {
      await askFor(known);
      advance(60);
    }
    const last = await server.codeFor(known);
    expect((await askFor(known)).error?.code).toBe('RATE_LIMITED');
    expect((await verify(known, last)).status).toBe(200);
  });

  test('works by POST the same way', async () => {
    const { status, data } = await server.call('requestOtp', {
      body: { mobileNumber: known, purpose: 'reset' },
    });
    expect({ status, data }).toEqual({ status: 200, data: { resendAfter: 60, expiresIn: 600 } });
    expect((await verify(known, await server.codeFor(known))).data.purpose).toBe('reset');
  });
});

describe('a read that sends an SMS', () => {
  test.each<[string, Record<string, string>]>([
    ['a link that is followed', { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }],
    ['an image of another site', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' }],
    ['a script of another site', { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site' }],
    ['a browser that looks ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older browser that looks ahead', { purpose: 'prefetch' }],
  ])('is refused to %s', async (_name, headers) => {
    expect(await askFor(unknown, headers)).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } });
    expect(await messagesTo(unknown)).toEqual([]);
  });

  test('is refused without the header that no link can send, and to HEAD', async () => {
    const { status } = await server.call('sendOtp', { params: { mobileNumber: unknown } });
    expect(status).toBe(422);
    const head = await server.app.inject({
      method: 'HEAD',
      url: `/api/sendOTP/${unknown}`,
      headers: { 'x-requested-with': 'portal' },
    });
    expect(head.statusCode).toBe(405);
    expect(await messagesTo(unknown)).toEqual([]);
  });

  test('is never stored by a cache', async () => {
    expect((await askFor(known)).headers['cache-control']).toBe('no-store');
  });
});

describe('a code', () => {
  test('survives four wrong tries and not the fifth', async () => {
    const { mobileNumber, code } = await registered(server);
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      const { status, error } = await verify(mobileNumber, otherThan(code));
      expect({ status, code: error?.code, details: error?.details }).toEqual({
        status: 400,
        code: 'OTP_INVALID',
        details: { attemptsLeft },
      });
    }
    const { status, error, headers } = await verify(mobileNumber, code);
    expect({ status, code: error?.code }).toEqual({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const [account] = await server.database.db
      .select()
      .from(users)
      .where(eq(users.mobileNumber, mobileNumber));
    expect(account?.userStatus).toBe('Pending OTP');
  });

  test('is right after four wrong tries', async () => {
    const { mobileNumber, code } = await registered(server);
    for (let count = 1; count <= 4; count += 1) await verify(mobileNumber, otherThan(code));
    expect((await verify(mobileNumber, code)).status).toBe(200);
  });

  test('is good for ten minutes and no longer', async () => {
    const { mobileNumber, code } = await registered(server);
    advance(600);
    expect(await verify(mobileNumber, code)).toMatchObject({ status: 400, error: { code: 'OTP_INVALID' } });
    const next = await sentCode(server, mobileNumber);
    advance(599);
    expect((await verify(mobileNumber, next)).status).toBe(200);
  });

  test('is of no use for another number', async () => {
    const first = await registered(server);
    const second = await registered(server);
    expect((await verify(second.mobileNumber, first.code)).error?.code).toBe(
      first.code === second.code ? undefined : 'OTP_INVALID',
    );
    expect((await verify(first.mobileNumber, first.code)).status).toBe(200);
  });

  test('that was used is told only to who knows it', async () => {
    const { mobileNumber, code } = await registered(server);
    await verify(mobileNumber, code);
    expect((await verify(mobileNumber, code)).error?.code).toBe('OTP_USED');
    expect((await verify(mobileNumber, otherThan(code))).error?.code).toBe('OTP_INVALID');
  });

  test('that is right, fifty times at once, works once: one session, one grant', async () => {
    const { mobileNumber, code } = await registered(server);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(mobileNumber, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { db } = server.database;
    const [account] = await db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
    const id = account?.id ?? '';
    expect(await db.$count(sessions, eq(sessions.userID, id))).toBe(1);
    expect(await db.$count(ledgerTransactions, eq(ledgerTransactions.userID, id))).toBe(1);
  });

  test('guessed two hundred times at once gets five tries', async () => {
    const { mobileNumber, code } = await registered(server);
    const guesses = Array.from({ length: 200 }, (_, index) => String(index).padStart(6, '0')).filter(
      (guess) => guess !== code,
    );
    const answers = await Promise.all(guesses.map((guess) => verify(mobileNumber, guess)));
    expect(answers.filter(({ error }) => error?.code === 'OTP_INVALID')).toHaveLength(5);
    expect((await verify(mobileNumber, code)).status).toBe(429);
  });

  test('cannot be guessed over many codes: fifteen wrong tries of a number in a day are the end', async () => {
    const { mobileNumber } = await registered(server);
    let code = await server.codeFor(mobileNumber);
    for (let sent = 1; sent <= 3; sent += 1) {
      for (let count = 1; count <= 5; count += 1) await verify(mobileNumber, otherThan(code));
      advance(60);
      code = await sentCode(server, mobileNumber);
    }
    expect(await verify(mobileNumber, code)).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
  });

  test.each(['12345', '1234567', '12 456', '', 123_456, null, ['1', '2', '3', '4', '5', '6'], '12345６７'])(
    'of the form %j is refused without costing a try',
    async (code) => {
      const { mobileNumber } = await registered(server);
      const { status, error } = await server.call('verifyOtp', { body: { mobileNumber, code } });
      expect(status).toBe(422);
      expect(error?.fields.map(({ path }) => path)).toEqual(['code']);
      const [challenge] = await server.database.db
        .select()
        .from(otpChallenges)
        .where(eq(otpChallenges.mobileNumber, mobileNumber));
      expect(challenge?.attemptsLeft).toBe(5);
    },
  );
});

test('a person who registers again in the same minute keeps waiting for the next code', async () => {
  const person = newFresher();
  await registered(server, person);
  await server.call('register', { body: person });
  expect((await askFor(person.mobileNumber)).error?.code).toBe('OTP_COOLDOWN');
  advance(60);
  const code = await sentCode(server, person.mobileNumber);
  expect((await verify(person.mobileNumber, code)).status).toBe(200);
});
