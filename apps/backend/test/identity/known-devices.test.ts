/**
 * Nobody who only knows a number shuts its owner out: what strangers try with it counts against them, whether they have one address or
 * several, and the captcha keeps the rest costly.
 */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { altcha } from '../../src/config/captcha.ts';
import { productionLimits } from '../../src/config/limits.ts';
import type { OperationId } from '../../src/platform/operation.ts';
import { newMember, otherThan, unusedNumber } from '../support/registration.ts';
import { startTestServer, type Answer, type Parts, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  // Each caller has the address that the proxy in front names.
  server = await startTestServer({ limits: productionLimits, env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await newMember(server);
});
afterEach(() => advance(25 * 3600));

function advance(seconds: number): void {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
}

/** Somebody at an address, whose browser keeps the cookie that it is given. */
class Browser {
  cookie = '';
  readonly address: string;
  readonly #server: TestServer;

  constructor(address: string, on = server) {
    this.address = address;
    this.#server = on;
  }

  async call<Id extends OperationId>(id: Id, { headers, ...parts }: Parts = {}): Promise<Answer<Id>> {
    const answer = await this.#server.call(id, {
      ...parts,
      headers: { 'x-forwarded-for': this.address, cookie: this.cookie, ...headers },
    });
    const given = answer.headers['set-cookie'];
    if (typeof given === 'string') this.cookie = given.split(';')[0] ?? '';
    return answer;
  }

  signIn(mobileNumber: string, password: string, captcha = 'none') {
    const headers = { 'x-captcha-token': captcha };
    return this.call('login', { body: { mobileNumber, password }, headers });
  }

  askFor(mobileNumber: string, captcha = 'none') {
    const headers = { 'x-captcha-token': captcha };
    return this.call('requestOtp', { body: { mobileNumber, purpose: 'reset' }, headers });
  }

  verify(mobileNumber: string, code: string) {
    return this.call('verifyOtp', { body: { mobileNumber, code } });
  }

  /** Chooses a new password with a code. */
  async reset(mobileNumber: string, password: string) {
    const asked = await this.askFor(mobileNumber);
    if (asked.status !== 200) return asked;
    const { data } = await this.verify(mobileNumber, await server.codeFor(mobileNumber));
    const headers = { authorization: `Bearer ${data.token}` };
    return this.call('resetPassword', { body: { mobileNumber, password }, headers });
  }
}

/** The browser that the owner has signed in with. */
async function ownersBrowser(): Promise<Browser> {
  const browser = new Browser('203.0.113.9');
  expect((await browser.signIn(owner.mobileNumber, owner.password)).status).toBe(200);
  return browser;
}

const newPassword = 'Harvest!25';
const wrong = 'Wrong#1234';

/** What strangers do who know the number and nothing else. */
const attacks: readonly ((stranger: Browser) => Promise<{ status: number }>)[] = [
  (stranger) => stranger.signIn(owner.mobileNumber, wrong),
  (stranger) => stranger.askFor(owner.mobileNumber),
  (stranger) => stranger.verify(owner.mobileNumber, '000000'),
];

test(
  'after 1,000 tries of strangers, one at the same address, the owner signs in and resets',
  { timeout: 120_000 },
  async () => {
    const browser = await ownersBrowser();
    const addresses = [browser.address, '198.51.100.2', '198.51.100.3', '198.51.100.4'];
    const refused = attacks.map(() => 0);
    for (let round = 0; round < 250; round += 1) {
      const kind = round % attacks.length;
      const attack = attacks[kind];
      if (attack === undefined) throw new Error('There is no such attack.');
      const answers = await Promise.all(addresses.map((address) => attack(new Browser(address))));
      refused[kind] = (refused[kind] ?? 0) + answers.filter(({ status }) => status === 429).length;
      // So slowly that it is not the pace of an address that keeps them off.
      advance(15);
    }
    for (const count of refused.slice(0, 2)) expect(count).toBeGreaterThan(200);
    expect((await browser.signIn(owner.mobileNumber, owner.password)).status).toBe(200);
    expect((await browser.reset(owner.mobileNumber, newPassword)).status).toBe(200);
    // Nor do they keep the owner out of a browser that is new.
    const other = new Browser('192.0.2.77');
    expect((await other.signIn(owner.mobileNumber, newPassword)).status).toBe(200);
    expect((await other.reset(owner.mobileNumber, owner.password)).status).toBe(200);
  },
);

describe('a code', () => {
  test('is neither used up nor replaced by others', async () => {
    const browser = await ownersBrowser();
    await browser.askFor(owner.mobileNumber);
    const code = await server.codeFor(owner.mobileNumber);
    const stranger = new Browser('198.51.100.1');
    for (let count = 1; count <= 5; count += 1) await stranger.verify(owner.mobileNumber, otherThan(code));
    await stranger.askFor(owner.mobileNumber);
    expect((await browser.verify(owner.mobileNumber, code)).status).toBe(200);
  });

  test('is of no use to who did not ask for it', async () => {
    const browser = await ownersBrowser();
    await browser.askFor(owner.mobileNumber);
    const code = await server.codeFor(owner.mobileNumber);
    expect((await new Browser('198.51.100.1').verify(owner.mobileNumber, code)).error?.code).toBe(
      'OTP_INVALID',
    );
  });

  test('goes with the browser to another network, and the next ends it', async () => {
    const browser = new Browser('192.0.2.77');
    await browser.askFor(owner.mobileNumber);
    const first = await server.codeFor(owner.mobileNumber);
    const elsewhere = new Browser('192.0.2.200');
    elsewhere.cookie = browser.cookie;
    expect((await elsewhere.askFor(owner.mobileNumber)).error?.code).toBe('OTP_COOLDOWN');
    advance(60);
    await elsewhere.askFor(owner.mobileNumber);
    const second = await server.codeFor(owner.mobileNumber);
    const stale = await elsewhere.verify(owner.mobileNumber, first);
    expect(stale.status).toBe(first === second ? 200 : 400);
    expect((await elsewhere.verify(owner.mobileNumber, second)).status).toBe(first === second ? 409 : 200);
  });
});

describe('the cookie', () => {
  test('is for the server alone, and signs nobody in', async () => {
    const browser = new Browser('203.0.113.9');
    const { headers } = await browser.signIn(owner.mobileNumber, owner.password);
    expect(headers['set-cookie']).toMatch(
      /^__Host-device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await browser.call('getWallet')).status).toBe(401);
    expect((await browser.signIn(owner.mobileNumber, wrong)).status).toBe(400);
  });

  test.each([
    ['made up', () => `__Host-device=${'a'.repeat(22)}.${'b'.repeat(43)}`],
    ['of another browser', async () => (await strangersOwn()).cookie],
    [
      'of the owner, changed',
      async () => (await ownersBrowser()).cookie.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    ],
  ])('%s gives no tries of its own', async (_name, make) => {
    const stranger = new Browser('198.51.100.1');
    for (let count = 1; count <= 5; count += 1) await stranger.signIn(owner.mobileNumber, wrong);
    stranger.cookie = await make();
    expect((await stranger.signIn(owner.mobileNumber, wrong)).status).toBe(429);
  });

  async function strangersOwn(): Promise<Browser> {
    const stranger = await newMember(server);
    const browser = new Browser('198.51.100.9');
    await browser.signIn(stranger.mobileNumber, stranger.password);
    return browser;
  }

  test('has five wrong passwords of its own, after which it waits like everybody', async () => {
    const browser = await ownersBrowser();
    for (let count = 1; count <= 5; count += 1) {
      expect((await browser.signIn(owner.mobileNumber, wrong)).status).toBe(400);
    }
    expect((await browser.signIn(owner.mobileNumber, owner.password)).status).toBe(429);
    advance(900);
    expect((await browser.signIn(owner.mobileNumber, owner.password)).status).toBe(200);
  });

  test('of a stranger is forgotten with the old password', async () => {
    const stranger = new Browser('198.51.100.1');
    await stranger.signIn(owner.mobileNumber, owner.password);
    await new Browser('192.0.2.77').reset(owner.mobileNumber, newPassword);
    for (let count = 1; count <= 5; count += 1) await stranger.signIn(owner.mobileNumber, wrong);
    // What was tried counts for the address, as it does without a cookie.
    const withoutCookie = new Browser(stranger.address);
    expect((await withoutCookie.signIn(owner.mobileNumber, newPassword)).status).toBe(429);
  });
});

describe('the owner is told that tries were refused', () => {
  async function news(to: string) {
    return (await server.messages()).filter((each) => each.to === to && /refused|रोक/.test(each.text));
  }

  test('once a day, by SMS while the e-mail address is not confirmed', async () => {
    const stranger = new Browser('198.51.100.1');
    for (let count = 1; count <= 30; count += 1) await stranger.signIn(owner.mobileNumber, wrong);
    expect(await news(owner.mobileNumber)).toMatchObject([{ channel: 'sms', withheldBecause: null }]);
    expect(await news(owner.email)).toEqual([]);
    advance(24 * 3600);
    for (let count = 1; count <= 6; count += 1) await stranger.signIn(owner.mobileNumber, wrong);
    expect(await news(owner.mobileNumber)).toHaveLength(2);
  });

  test('and a number that nobody has leaves the same trace, which goes nowhere', async () => {
    const nobody = unusedNumber();
    const stranger = new Browser('198.51.100.1');
    for (let count = 1; count <= 6; count += 1) await stranger.signIn(nobody, wrong);
    expect(await news(nobody)).toMatchObject([{ withheldBecause: 'no account has this number.' }]);
  });
});

describe('where the captcha is on', () => {
  let guarded: TestServer;
  beforeAll(async () => {
    const env = { CAPTCHA: 'altcha', TRUSTED_PROXIES: '1' };
    const limits = { ...productionLimits, loginPerMobile: { most: 2, seconds: 3600 } };
    guarded = await startTestServer({ limits, env });
  });
  afterAll(() => guarded.close());

  async function solved(browser: Browser, difficulty: 'usual' | 'hard'): Promise<string> {
    // The library that checks a solution asks the machine for the time, not the server's clock.
    guarded.clock.now = new Date();
    const { data } = await browser.call('createCaptchaChallenge', { query: { difficulty } });
    const { challenge } = data;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  test(
    'a number that many tried wants the harder one, and then nobody is refused',
    { timeout: 60_000 },
    async () => {
      const mobileNumber = '9000000001';
      for (let count = 1; count <= 2; count += 1) {
        const stranger = new Browser(`198.51.100.${count}`, guarded);
        expect((await stranger.signIn(mobileNumber, wrong, await solved(stranger, 'usual'))).status).toBe(
          400,
        );
      }
      const browser = new Browser('192.0.2.77', guarded);
      const easy = await browser.signIn(mobileNumber, 'Demo@2026', await solved(browser, 'usual'));
      expect(easy).toMatchObject({
        status: 422,
        error: {
          code: 'CAPTCHA_FAILED',
          details: { difficulty: 'hard' },
          fields: [{ path: 'meta.captcha' }],
        },
      });
      expect((await browser.signIn(mobileNumber, 'Demo@2026', await solved(browser, 'hard'))).status).toBe(
        200,
      );
      // The browser is known now, and the usual one will do again.
      expect((await browser.signIn(mobileNumber, 'Demo@2026', await solved(browser, 'usual'))).status).toBe(
        200,
      );
    },
  );

  test('the challenge says how hard it is', async () => {
    const browser = new Browser('192.0.2.78', guarded);
    const costs = await Promise.all(
      (['usual', 'hard'] as const).map(async (difficulty) => {
        const { data } = await browser.call('createCaptchaChallenge', { query: { difficulty } });
        return data.challenge.parameters.cost;
      }),
    );
    expect(costs).toEqual([altcha.cost, altcha.cost * 10]);
  });
});
