/** The same questions put to every operation of the contract. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStreams } from '../../src/messages/notifications/streams.ts';
import { callerOf } from '../../src/identity/auth/sessions.ts';
import { collectOperations, importers } from '../../src/operations.ts';
import { createImportJobs } from '../../src/records/imports/jobs.ts';
import { createCaptcha } from '../../src/identity/captcha/create-captcha.ts';
import { createOutbox } from '../../src/messages/outbox/outbox.ts';
import { noSeal } from '../../src/platform/seal.ts';
import { failedFields } from '../../src/platform/body-rules.ts';
import { loadContract, type OperationDescription } from '../../src/platform/contract.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { createRateLimiter } from '../../src/platform/limits/rate-limiter.ts';
import { createLimiter } from '../../src/platform/limits/limiter.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { disagreements } from '../support/disagreements.ts';
import { sampleRequest } from '../support/samples.ts';
import { createSmallestBodies } from '../support/smallest-bodies.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';
import { createFiles } from '../../src/platform/stored-files/reading.ts';

const contract = loadContract();
const guarded = contract.operations.filter(({ access }) => access !== 'public');

let server: TestServer;
let built: ReadonlySet<string>;
/** Each call has a session of its own: some of the operations end the session. */
const superAdmin: Call = async (id, parts) => (await server.actAs(seededID('user/9000000051')))(id, parts);
const student: Call = async (id, parts) => (await server.actAs(seededID('user/9000000001')))(id, parts);
beforeAll(async () => {
  server = await startTestServer();
  const { config, app } = server;
  const { db } = server.database;
  const { log } = app;
  const publicAddress = () => 'http://localhost';
  const keys = loadKeys(config);
  const now = () => server.clock.now;
  const limit = config.limits.streamsPerPerson;
  const streams = createStreams({ database: server.database, limit, now, log });
  await streams.start();
  await streams.close();
  const files = createFiles({ db, stores: new Map() });
  built = new Set(
    Object.keys(
      collectOperations({
        keys,
        limiter: createLimiter(db, { limits: config.limits, keys, now }),
        captcha: createCaptcha({ db, config: config.captcha, keys, now, publicAddress, log }),
        messenger: createOutbox({ db, now, seal: noSeal, carriers: {}, keepsTexts: true, log }),
        payments: { provider: null, followUp: null, close: () => Promise.resolve() },
        imports: createImportJobs({ db, files, config, importers, callerOf, now, log }),
        streams,
        delivery: { wake: () => undefined },
        publicAddress,
        termsVersion: () => Promise.resolve(null),
        searches: createRateLimiter(config.limits.searchPerAddress, now),
        grantOpeningCredits: () => Promise.resolve(),
        joinedTeam: () => Promise.resolve(),
        nameChanging: () => Promise.resolve(),
        mayPushTo: () => false,
        markBroadcastRead: () => Promise.resolve(),
        college: { seal: noSeal, onLoopback: false, rollNumberOf: () => Promise.resolve(null) },
        hasWhatsapp: false,
        messagePrices: config.messagePrices,
        webhooks: { seal: noSeal, onLoopback: false },
        institutesAtOnce: config.institutesAtOnce,
        tasks: () => [],
      }),
    ),
  );
});
afterAll(() => server.close());

/** Bodies that others write: what they add is theirs. */
const passedOn = new Set<string>(['importJsonResume', 'receivePaymentEvent', 'verifyPayment']);

const nameOf = ({ method, path, id }: OperationDescription) => `${id} (${method} ${path})`;

test('every handler is an operation of the contract', () => {
  const described = new Set<string>(contract.operations.map(({ id }) => id));
  expect([...built].filter((id) => !described.has(id))).toEqual([]);
});

test('every operation of the contract is built: none answers 501', () => {
  expect(contract.operations.filter(({ id }) => !built.has(id)).map(nameOf)).toEqual([]);
});

test('no operation fails on its own example', async () => {
  const failed: string[] = [];
  for (const operation of guarded) {
    const { status } = await superAdmin(operation.id, sampleRequest(contract, operation));
    if (status >= 500) failed.push(`${operation.id}: ${status}`);
  }
  expect(failed).toEqual([]);
}, 120_000);

describe('a body of an example, and with no more of it than the contract requires', () => {
  const smallestBodies = createSmallestBodies(contract);
  const requests = contract.operations.flatMap((operation) =>
    smallestBodies(operation).map((body) => ({ operation, body })),
  );

  /** Required by what another field says, which the contract tells in words: `if` and `unevaluatedProperties` refuse good bodies. */
  const dependent = [
    'saveCurrentDegree: cgpa (required)',
    'saveEducation: specialisation (required)',
    'saveExperience: endMonth (required)',
  ];

  test('breaks no rule of the forms', () => {
    const broken = requests.flatMap(({ operation: { id }, body }) =>
      failedFields(id, body).map(({ path, code }) => `${id}: ${path} (${code})`),
    );
    expect(requests.length).toBeGreaterThan(100);
    expect(broken.toSorted()).toEqual(dependent);
  });

  test('is refused for nothing that is not there', async () => {
    const demanded = new Set<string>();
    for (const { operation, body } of requests) {
      // What is one's own a candidate has most of; the rest is open to the other.
      const isOwn = Array.isArray(operation.access) && operation.access.includes('own');
      for (const call of isOwn ? [superAdmin, student] : [superAdmin]) {
        const { error } = await call(operation.id, { ...sampleRequest(contract, operation), body });
        expect([operation.id, error?.code]).not.toContain('RATE_LIMITED');
        const missing = error?.fields.filter(({ path }) => !isIn(body, path)) ?? [];
        for (const { path, code } of missing) demanded.add(`${operation.id}: ${path} (${code})`);
      }
    }
    // Whoever belongs to one institute or company need not name it, and an alert narrows by one field or another.
    expect([...demanded].toSorted()).toEqual([
      'addJobAlert: search (required)',
      'addJobDescription: companyID (required)',
      'addStudent: instituteID (required)',
      // Or a filter and how many it found.
      'bulkUpdateMappings: ids (required)',
      'decideJobDescriptionApproval: instituteID (required)',
      // A candidate need not say whom it is about.
      'explainEligibility: userID (required)',
      ...dependent,
    ]);
  }, 90_000);
});

/** Whether a body has what a path such as `address.city` names. */
function isIn(body: unknown, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return false;
  return rest.length === 0 || isIn(Reflect.get(body, name), rest.join('.'));
}

const oddValues = ['Nonsense', '\0', '__proto__', '99999999999999999999'];

test('no reading ends in a failure of the server, whatever its parameters say', async () => {
  const reads = guarded.filter(({ id, method }) => method.toUpperCase() === 'GET' && built.has(id));
  expect(reads.length).toBeGreaterThan(50);
  const failed: string[] = [];
  const call = await server.actAs(seededID('user/9000000051'));
  for (const operation of reads) {
    const request = sampleRequest(contract, operation);
    for (const name of ['pageNo', 'sort', ...Object.keys(request.query ?? {})]) {
      for (const value of oddValues) {
        const query = { ...request.query, [name]: value };
        const { status } = await call(operation.id, { ...request, query });
        expect(status, `${operation.id}, which is asked too often to be judged`).not.toBe(429);
        if (status >= 500) failed.push(`${operation.id} ${name}=${value}: ${status}`);
      }
    }
  }
  expect(failed).toEqual([]);
}, 90_000);

test('an operation may ask for a second permission besides', async () => {
  const operation = contract.operations.find(({ id }) => id === 'createSupportUser');
  if (operation === undefined) throw new Error('The contract has no createSupportUser.');
  expect(operation).toMatchObject({ access: ['Create User'], alsoNeeds: ['View Support User'] });
  // An institute's officer creates users and does not see staff.
  const officer = await server.actAs(seededID('user/9000000031'));
  expect((await officer(operation.id, sampleRequest(contract, operation))).status).toBe(403);
  // Past the door: the sample names no role that there is.
  expect((await superAdmin(operation.id, sampleRequest(contract, operation))).status).toBe(422);
});

test('every operation refuses a body with one field too many', async () => {
  const withBody = contract.operations.filter(
    (operation) => sampleRequest(contract, operation).body !== undefined && !passedOn.has(operation.id),
  );
  const wrong = await disagreements(withBody, nameOf, async (operation) => {
    const request = sampleRequest(contract, operation);
    const { status, error } = await superAdmin(operation.id, {
      ...request,
      body: { ...request.body, isAdministrator: true },
    });
    return { found: [status, error?.code], right: [422, 'VALIDATION_FAILED'] };
  });
  expect(wrong).toEqual([]);
}, 120_000);
