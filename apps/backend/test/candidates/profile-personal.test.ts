import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { candidates } from '../../src/identity/tables/users.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const asha = seededID('user/9000000001');
const ravi = seededID('user/9000000002');
const arjun = seededID('user/9000000011');
const officer = seededID('user/9000000031');
const farah = seededID('user/9000000021');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('what is sent is set, null empties, and what is left out stays', async () => {
  const call = await server.actAs(asha);
  const before = (await call('getPersonal')).data.personal;
  expect(before.state).toBe('Maharashtra');
  await call('savePersonal', {
    body: {
      gender: 'Female',
      dateOfBirth: '2004-06-15',
      headline: '  Engineer ',
      summary: 'One.\nTwo.',
      links: [{ kind: 'Portfolio', url: 'https://asha.example.com' }],
      willingToRelocate: true,
      expectedCtcPaise: 60_000_000,
    },
  });
  const { status, data } = await call('savePersonal', { body: { headline: null, state: 'karnataka' } });
  expect(status).toBe(200);
  expect(data.personal).toMatchObject({
    city: before.city,
    state: 'Karnataka',
    gender: 'Female',
    dateOfBirth: '2004-06-15',
    headline: null,
    summary: 'One.\nTwo.',
    links: [{ kind: 'Portfolio', url: 'https://asha.example.com' }],
    willingToRelocate: true,
    expectedCtcPaise: 60_000_000,
    openToOpportunities: true,
  });
  expect((await call('getPersonal')).data.personal).toEqual(data.personal);
});

test('a saving is in the audit trail with the names of the fields, which nobody can change afterwards', async () => {
  const { db } = server.database;
  const call = await server.actAs(ravi);
  await call('savePersonal', { body: { maritalStatus: 'Unmarried' } });
  const events = await db.select().from(auditEvents).where(eq(auditEvents.subjectID, ravi));
  expect(events).toMatchObject([
    { actorID: ravi, action: 'saved', entityType: 'personal', entityID: ravi, fields: ['maritalStatus'] },
  ]);
  const refused = { cause: { message: expect.stringContaining('append-only') } };
  await expect(db.delete(auditEvents)).rejects.toMatchObject(refused);
  await expect(db.update(auditEvents).set({ action: 'deleted' })).rejects.toMatchObject(refused);
});

test.each([
  ['an age under 14', asha, { dateOfBirth: '2012-11-22' }, 'dateOfBirth'],
  ['an age over 70', asha, { dateOfBirth: '1956-11-20' }, 'dateOfBirth'],
  ['a state that there is not', asha, { state: 'Atlantis' }, 'state'],
  ['a fresher without a city', asha, { city: null }, 'city'],
  ['a city of spaces', arjun, { city: '   ' }, 'city'],
  ['a NUL', asha, { headline: 'a\0b' }, 'headline'],
  ['a line break where there is one line', asha, { headline: 'a\nb' }, 'headline'],
  ['a NUL in a list', asha, { links: [{ kind: 'a\0', url: 'https://a.example.com' }] }, 'links.0.kind'],
  [
    'an address with a password in it',
    asha,
    { links: [{ kind: 'Site', url: 'https://a:b@c.example' }] },
    'links.0.url',
  ],
  ['a notice period of a fresher', asha, { noticePeriodDays: 30 }, 'noticePeriodDays'],
  ['a city that is not in the catalogue', asha, { preferredCityIDs: ['nowhere'] }, 'preferredCityIDs'],
  ['an unknown job profile', asha, { preferredJobProfileIDs: ['none'] }, 'preferredJobProfileIDs'],
])('%s is refused and nothing is changed', async (_what, who, body, path) => {
  const { db } = server.database;
  const before = await db.select().from(candidates);
  const { status, error } = await (await server.actAs(who))('savePersonal', { body });
  expect({ status, path: error?.fields[0]?.path }).toEqual({ status: 422, path });
  expect(await db.select().from(candidates)).toEqual(before);
});

test('a candidate with experience states a notice period and needs no city', async () => {
  const call = await server.actAs(arjun);
  const { data } = await call('savePersonal', { body: { noticePeriodDays: 60, city: null, state: null } });
  expect(data.personal).toMatchObject({ noticePeriodDays: 60, city: null, state: null });
});

test.each([
  ['staff', officer],
  ['an employer', farah],
])('%s has no personal details and sees nobody else’s', async (_who, id) => {
  const call = await server.actAs(id);
  expect((await call('getPersonal')).status).toBe(404);
  expect((await call('getPersonal', { query: { userID: asha } })).status).toBe(422);
  expect((await call('savePersonal', { body: { headline: 'x' } })).status).toBe(404);
});
