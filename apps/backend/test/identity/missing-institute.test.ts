/** A fresher whose institute is not in the list: signing up without it, and what staff do about it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../src/identity/tables/users.ts';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { newFresher, registered } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const administrator = '9000000051';
const officer = '9000000031';
const instituteName = 'Government Degree College';

/** Registers and verifies somebody who names an institute. */
async function newcomer() {
  const person = {
    ...newFresher(),
    institute: null,
    instituteName,
    state: 'Himachal Pradesh',
    city: 'Kullu',
  };
  const { mobileNumber, code } = await registered(server, person);
  const { status, data } = await server.call('verifyOtp', { body: { mobileNumber, code } });
  expect(status).toBe(200);
  const [user] = await server.database.db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
  if (user === undefined) throw new Error('Nobody was registered.');
  return { user, call: server.callWith(data.token) };
}

test('a fresher signs up without it, and staff find who waits, what for and where', async () => {
  const { user, call } = await newcomer();
  expect(user).toMatchObject({ parentEntityID: null, parentEntityType: null, userStatus: 'Active' });
  const staff = await server.signIn(administrator);
  const found = await staff('listStudents', { query: { missesInstitute: true } });
  expect(found.data.student.map(({ id }) => id)).toContain(user.id);
  const { student } = (await staff('getStudent', { params: { id: user.id } })).data;
  expect(student).toMatchObject({ missingInstitute: instituteName, city: 'Kullu', stateCode: 'HP' });
  const others = await staff('listStudents', { query: { missesInstitute: false } });
  expect(others.data.student.map(({ id }) => id)).not.toContain(user.id);
  // The student goes on with what needs no institute.
  expect((await call('getPersonal')).data.personal).toMatchObject({ city: 'Kullu' });
  expect((await call('listEligibleJobDescriptions')).status).toBe(200);
});

test('staff give one that is there, once; the student signs in again and is of it', async () => {
  const { user, call } = await newcomer();
  const params = { id: user.id };
  const body = { instituteID: instituteID('sahyadri') };
  const staff = await server.signIn(administrator);
  const unknown = await staff('assignInstitute', { params, body: { instituteID: 'none' } });
  expect([unknown.status, unknown.error?.fields[0]?.path]).toEqual([422, 'instituteID']);
  expect((await (await server.signIn(officer))('assignInstitute', { params, body })).status).toBe(403);
  expect((await call('assignInstitute', { params, body })).status).toBe(403);

  const given = await staff('assignInstitute', { params, body });
  expect(given.status).toBe(200);
  expect(given.data.student).toMatchObject({
    parentEntityID: instituteID('sahyadri'),
    missingInstitute: null,
  });
  expect((await call('getPersonal')).status).toBe(401);
  expect((await staff('assignInstitute', { params, body })).error?.code).toBe('ILLEGAL_TRANSITION');
  const { db } = server.database;
  const trail = await db.select().from(auditEvents).where(eq(auditEvents.entityID, user.id));
  expect(trail).toContainEqual(expect.objectContaining({ action: 'changed', fields: ['parentEntityID'] }));
  const waiting = await staff('listStudents', { query: { missesInstitute: true } });
  expect(waiting.data.student.map(({ id }) => id)).not.toContain(user.id);
});

test('nobody who has an institute, or needs none, is given another', async () => {
  const staff = await server.signIn(administrator);
  const body = { instituteID: instituteID('girnar') };
  for (const mobileNumber of ['9000000001', '9000000011']) {
    const [user] = await server.database.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.mobileNumber, mobileNumber));
    const { status } = await staff('assignInstitute', { params: { id: user?.id ?? '' }, body });
    expect([mobileNumber, status]).toEqual([mobileNumber, 409]);
  }
});

test('an institute that is chosen counts more than one that is named', async () => {
  const person = { ...newFresher(), instituteName };
  const { mobileNumber } = await registered(server, person);
  const [user] = await server.database.db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
  expect(user?.parentEntityID).toBe(instituteID('sahyadri'));
});
