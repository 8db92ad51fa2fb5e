/** Keys of programs: who makes them, what they open, and what ends them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiKeyScope } from '@aarambh/api-client/enums';
import { seededID } from '../../src/database/seeded-id.ts';
import { apiKeys } from '../../src/identity/tables/api-keys.ts';
import { users, type User } from '../../src/identity/tables/users.ts';
import { addCompany, addInstitute, addPerson } from '../support/people.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let admin: Call;
let companyID: string;
let owner: User;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  // Sessions of staff end with the working day, and these tests move the clock.
  await renewAdmin();
  companyID = await addCompany(db);
  owner = await addPerson(db, 'employer', companyID, { firstName: 'Farah', lastName: 'Khan' });
});

async function renewAdmin(): Promise<void> {
  admin = await server.actAs((await addPerson(server.database.db, 'super-admin', null)).id);
}

async function later(milliseconds: number): Promise<void> {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
  await renewAdmin();
}

const inDays = (days: number) => new Date(server.clock.now.getTime() + days * day).toISOString().slice(0, 10);

const wanted = (scopes: ApiKeyScope[] = ['jobs:read'], email = owner.email) => ({
  name: 'Attendance system',
  email,
  scopes,
  callsPerMinute: 60,
  expiresOn: inDays(30),
});

async function made(scopes?: ApiKeyScope[], more: object = {}, email?: string) {
  const answer = await admin('addApiKey', { body: { ...wanted(scopes, email), ...more } });
  expect(answer).toMatchObject({ status: 200 });
  const { key } = answer.data;
  return { key, program: server.callWith(key), id: await idOf(key) };
}

async function listed(id: string) {
  return (await admin('listApiKeys')).data.apiKey.find((each) => each.id === id);
}

async function idOf(key: string): Promise<string> {
  const { data } = await admin('listApiKeys');
  return data.apiKey.find(({ prefix }) => key.startsWith(prefix))?.id ?? '';
}

describe('a key', () => {
  test('is shown once, kept as a hash, and listed by its first characters', async () => {
    const { key, id } = await made(['jobs:read', 'applications:read']);
    expect(key).toMatch(/^aak_[\w-]{43}$/);
    const [row] = await server.database.db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(JSON.stringify(row)).not.toContain(key.slice(12));
    expect(await listed(id)).toMatchObject({
      prefix: key.slice(0, 12),
      scopes: ['jobs:read', 'applications:read'],
      ownerName: 'Farah Khan',
      organisationName: expect.stringMatching(/./),
      lastUsedOn: null,
      state: 'Active',
    });
    expect(JSON.stringify((await admin('listApiKeys')).data)).not.toContain(key.slice(12));
  });

  test('reads what its owner reads, and nothing of others', async () => {
    const { program } = await made();
    const own = await server.actAs(owner.id);
    const query = { pageNo: 1, pageSize: 100 };
    expect((await program('listJobDescriptions', { query })).data).toEqual(
      (await own('listJobDescriptions', { query })).data,
    );
    const { data } = await admin('listJobDescriptions', { query });
    const [other] = data.jobDescription;
    if (other === undefined) throw new Error('There are no jobs.');
    const params = { id: other.id };
    const asked = await own('getJobDescription', { params });
    expect(await program('getJobDescription', { params })).toMatchObject({ status: asked.status });
    expect(asked.status).not.toBe(200);
  });

  test('opens only what its scopes name', async () => {
    const { program } = await made(['jobs:read']);
    expect(await program('countMappings')).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } });
    // No key opens these, whatever its owner may do.
    for (const operation of ['listTeam', 'listSessions', 'listApiKeys'] as const) {
      expect(await program(operation)).toMatchObject({ status: 401, error: { code: 'UNAUTHENTICATED' } });
    }
    // On what is public it is nobody.
    expect(await program('listIndustries', { query: { pageNo: -1 } })).toMatchObject({ status: 200 });
  });

  test('notes the day of its last use', async () => {
    const { program, id } = await made();
    await program('countJobDescriptions');
    const first = (await listed(id))?.lastUsedOn;
    expect(first).toMatch(/^\d{4}-\d\d-\d\d$/);
    await later(2 * day);
    await program('countJobDescriptions');
    expect((await listed(id))?.lastUsedOn).not.toBe(first);
  });

  test('is stopped at its own limit', async () => {
    const { program } = await made(['jobs:read'], { callsPerMinute: 2 });
    expect(await program('countJobDescriptions')).toMatchObject({ status: 200 });
    expect(await program('countJobDescriptions')).toMatchObject({ status: 200 });
    const third = await program('countJobDescriptions');
    expect(third).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect(third.headers['retry-after']).toBeDefined();
  });
});

describe('what ends a key', () => {
  const ended = { status: 401, error: { code: 'UNAUTHENTICATED' } };

  test('that it is revoked', async () => {
    const { program, id } = await made();
    expect(await admin('revokeApiKey', { params: { id } })).toMatchObject({ status: 200 });
    expect(await program('countJobDescriptions')).toMatchObject(ended);
    expect(await listed(id)).toMatchObject({ state: 'Revoked' });
    expect(await admin('revokeApiKey', { params: { id } })).toMatchObject({ status: 404 });
  });

  test('its last day', async () => {
    const { program, id } = await made(['jobs:read'], { expiresOn: inDays(1) });
    expect(await program('countJobDescriptions')).toMatchObject({ status: 200 });
    await later(3 * day);
    expect(await program('countJobDescriptions')).toMatchObject(ended);
    expect(await listed(id)).toMatchObject({ state: 'Expired' });
  });

  test('that its owner is suspended, or belongs to another company', async () => {
    const { db } = server.database;
    const { program, id } = await made();
    await db.update(users).set({ userStatus: 'Suspended' }).where(eq(users.id, owner.id));
    expect(await program('countJobDescriptions')).toMatchObject(ended);
    expect(await listed(id)).toMatchObject({ state: 'Withheld' });
    await db
      .update(users)
      .set({ userStatus: 'Active', parentEntityID: await addCompany(db) })
      .where(eq(users.id, owner.id));
    expect(await program('countJobDescriptions')).toMatchObject(ended);
  });

  test('a key that nobody was given opens nothing', async () => {
    expect(await server.callWith(`aak_${'x'.repeat(43)}`)('countJobDescriptions')).toMatchObject(ended);
  });
});

describe('who answers for a key', () => {
  test('can be an officer of an institute, who reads its outcomes', async () => {
    const { db } = server.database;
    const officer = await addPerson(db, 'institute-officer', await addInstitute(db));
    const { program } = await made(['outcomes:read'], {}, officer.email);
    expect((await program('countJobDescriptions')).status).toBe(403);
    expect(await program('getReport', { params: { name: 'placements' } })).not.toMatchObject({ status: 403 });
  });

  test('is nobody without an organisation, no candidate and no stranger', async () => {
    const { db } = server.database;
    const student = await addPerson(db, 'student', await addInstitute(db));
    const staff = await addPerson(db, 'support', null);
    for (const email of [student.email, staff.email, 'nobody@elsewhere.example.com']) {
      expect(await admin('addApiKey', { body: wanted(['jobs:read'], email) })).toMatchObject({
        status: 422,
        error: { fields: [{ path: 'email', code: 'unknown' }] },
      });
    }
  });

  test('cannot make one that lasts for ever, or is over', async () => {
    for (const expiresOn of [inDays(-2), inDays(900)]) {
      expect(await admin('addApiKey', { body: { ...wanted(), expiresOn } })).toMatchObject({
        status: 422,
        error: { fields: [{ path: 'expiresOn', code: 'outOfRange' }] },
      });
    }
  });

  test('does not make keys: that is for administrators', async () => {
    const own = await server.actAs(owner.id);
    const support = await server.actAs(seededID('user/9000000041'));
    for (const caller of [own, support]) {
      expect(await caller('addApiKey', { body: wanted() })).toMatchObject({ status: 403 });
      expect(await caller('listApiKeys')).toMatchObject({ status: 403 });
    }
  });
});
