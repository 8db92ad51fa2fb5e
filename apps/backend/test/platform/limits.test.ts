/** Every limit as it is in production: how many calls pass, what the next one is told, and when the wait is over. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productionLimits, type LimitName } from '../../src/config/limits.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { demoPassword } from '../../src/seed/index.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { newExperienced, otherThan, registered, unusedNumber } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: productionLimits });
});
afterAll(() => server.close());

function advance(seconds: number): void {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
}

interface Outcome {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  error: { code: string } | null;
}

interface Case {
  limit: LimitName;
  /** What is done before; returns how to make one attempt. */
  prepare: () => Promise<() => Promise<Outcome>>;
  /** Status of an attempt that counts. */
  passes: number;
  /** Seconds that have to lie between two attempts for another reason. */
  gap?: number;
}

const signIn = (mobileNumber: string) =>
  server.call('login', { body: { mobileNumber, password: 'Monsoon#25' } });
const askFor = (mobileNumber: string) =>
  server.call('sendOtp', { params: { mobileNumber }, headers: { 'x-requested-with': 'portal' } });
const lead = () =>
  server.call('createLead', {
    body: {
      firstName: 'Neha',
      lastName: 'Sawant',
      email: 'neha@example.com',
      mobile: '9876543210',
      industry: industryID('Insurance'),
      numberOfEmployees: '1-10',
      status: 'New',
      nextAction: 'Open',
    },
  });

const cases: Case[] = [
  { limit: 'loginPerAddress', passes: 400, prepare: async () => () => signIn(unusedNumber()) },
  {
    limit: 'loginPerCaller',
    passes: 400,
    prepare: async () => {
      const mobileNumber = unusedNumber();
      return () => signIn(mobileNumber);
    },
  },
  {
    limit: 'registerPerAddress',
    passes: 200,
    prepare: async () => () => server.call('register', { body: newExperienced() }),
  },
  { limit: 'leadPerAddress', passes: 200, prepare: async () => lead },
  { limit: 'otpSendPerAddress', passes: 200, prepare: async () => () => askFor(unusedNumber()) },
  {
    limit: 'otpVerifyPerAddress',
    passes: 400,
    prepare: async () => () =>
      server.call('verifyOtp', { body: { mobileNumber: unusedNumber(), code: '000000' } }),
  },
  {
    limit: 'activationPerAddress',
    passes: 400,
    prepare: async () => () =>
      server.call('activateUser', { body: { email: 'neha@example.com', token: 'x'.repeat(43) } }),
  },
  {
    limit: 'resetPerAddress',
    passes: 409,
    prepare: async () => () =>
      server.call('resetPassword', { body: { mobileNumber: unusedNumber(), password: 'Harvest!25' } }),
  },
  {
    limit: 'lookUpPerPerson',
    passes: 404,
    prepare: async () => {
      const student = await server.actAs(seededID('user/9000000001'));
      return () => student('getUserByMobile', { params: { mobileNumber: unusedNumber() } });
    },
  },
  {
    limit: 'callsPerPerson',
    passes: 200,
    prepare: async () => {
      const student = await server.actAs(seededID('user/9000000002'));
      return () => student('getWallet');
    },
  },
];

test.each(cases)(
  '$limit',
  async ({ limit, prepare, passes, gap = 0 }) => {
    const { most, seconds } = productionLimits[limit];
    // Nothing is left of the other tests.
    advance(25 * 3600);
    const attempt = await prepare();
    for (let count = 1; count <= most; count += 1) {
      expect((await attempt()).status).toBe(passes);
      advance(gap);
    }
    const left = seconds - most * gap;
    const refused = await attempt();
    expect({ status: refused.status, code: refused.error?.code }).toEqual({
      status: 429,
      code: 'RATE_LIMITED',
    });
    expect(refused.headers['retry-after']).toBe(String(left));
    advance(left - 1);
    const early = await attempt();
    expect({ status: early.status, wait: early.headers['retry-after'] }).toEqual({ status: 429, wait: '1' });
    advance(1);
    expect((await attempt()).status).toBe(passes);
  },
  60_000,
);

test('the limits are those of the description', () => {
  expect(productionLimits).toEqual({
    loginPerAddress: { most: 10, seconds: 60 },
    loginPerCaller: { most: 5, seconds: 900 },
    loginPerMobile: { most: 20, seconds: 3600 },
    passwordPerPerson: { most: 5, seconds: 900 },
    registerPerAddress: { most: 5, seconds: 3600 },
    leadPerAddress: { most: 3, seconds: 3600 },
    otpSendPerAddress: { most: 20, seconds: 3600 },
    otpSendPerCaller: { most: 5, seconds: 86_400 },
    otpSendPerMobile: { most: 10, seconds: 86_400 },
    otpReservePerMobile: { most: 3, seconds: 86_400 },
    otpFailurePerCaller: { most: 15, seconds: 86_400 },
    refusalNewsPerMobile: { most: 1, seconds: 86_400 },
    otpVerifyPerAddress: { most: 60, seconds: 3600 },
    activationPerAddress: { most: 20, seconds: 3600 },
    emailLinkPerPerson: { most: 5, seconds: 3600 },
    resetPerAddress: { most: 20, seconds: 3600 },
    welcomePerPerson: { most: 1, seconds: 600 },
    applicantMessagesPerJob: { most: 5, seconds: 86_400 },
    noticeTestPerPerson: { most: 20, seconds: 3600 },
    invitationPerPerson: { most: 100, seconds: 86_400 },
    panelLinkPerPerson: { most: 200, seconds: 86_400 },
    panelLinkPerAddress: { most: 20, seconds: 86_400 },
    panelCodePerLink: { most: 10, seconds: 86_400 },
    panelFailurePerLink: { most: 15, seconds: 86_400 },
    panelCallsPerLink: { most: 120, seconds: 60 },
    lookUpPerPerson: { most: 60, seconds: 60 },
    uploadPerPerson: { most: 60, seconds: 3600 },
    streamsPerPerson: { most: 10, seconds: 60 },
    callsPerPerson: { most: 300, seconds: 60 },
    captchaPerAddress: { most: 60, seconds: 60 },
    searchPerAddress: { most: 600, seconds: 60 },
  });
});

describe('wrong codes of one number', () => {
  test('are at most fifteen a day, also when they come at once over several codes', async () => {
    advance(25 * 3600);
    const { mobileNumber, code } = await registered(server);
    let wrong = 0;
    let last: Outcome | undefined;
    for (let sent = 1; sent <= 5; sent += 1) {
      const outcomes: Outcome[] = await Promise.all(
        Array.from({ length: 8 }, () =>
          server.call('verifyOtp', { body: { mobileNumber, code: otherThan(code) } }),
        ),
      );
      wrong += outcomes.filter(({ status }) => status === 400).length;
      last = outcomes.at(-1);
      advance(60);
      if (sent < 5) await askFor(mobileNumber);
    }
    expect(wrong).toBe(15);
    expect(last).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect(Number(last?.headers['retry-after'])).toBe(24 * 3600 - 4 * 60);
  });

  test('the right one is no failure, and neither is a code that is not there', async () => {
    advance(25 * 3600);
    const mobileNumber = unusedNumber();
    for (let count = 1; count <= 20; count += 1) {
      const { status } = await server.call('verifyOtp', { body: { mobileNumber, code: '000000' } });
      expect(status).toBe(400);
    }
  });
});

describe('the pace of one person', () => {
  test('is nobody else’s, and does not depend on what is called', async () => {
    advance(3600);
    const one = await server.actAs(seededID('user/9000000001'));
    const other = await server.actAs(seededID('user/9000000002'));
    for (let count = 1; count <= 150; count += 1) {
      await one('getWallet');
      await one('getUserByMobile', { params: { mobileNumber: '9000000001' } });
    }
    expect((await one('getRole', { params: { id: 'me' } })).status).toBe(429);
    expect((await other('getWallet')).status).toBe(200);
    // Without a token the same person may still read what is public, and sign in.
    expect((await server.call('listIndustries', { query: { pageNo: -1 } })).status).toBe(200);
    const body = { mobileNumber: '9000000001', password: demoPassword };
    expect((await server.call('login', { body })).status).toBe(200);
  });
});
