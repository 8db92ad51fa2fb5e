import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { users } from '../../src/identity/index.ts';
import { addCompany, addPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const params = { id: companyID('navyug') };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['its employer', '9000000021', true],
  ['support', '9000000041', true],
  ['a student', '9000000001', false],
])(
  '%s sees a company, with its contact person only where that is their business',
  async (_who, number, isInside) => {
    const call = await server.actAs(seededID(`user/${number}`));
    const { data, status } = await call('getCompany', { params });
    expect({ status, id: data.company.id }).toEqual({ status: 200, id: params.id });
    expect(Object.hasOwn(data.company, 'spocFirstName')).toBe(isInside);
    expect(Object.hasOwn(data.company, 'email')).toBe(isInside);
  },
);

test('an employer reaches no company but the own one', async () => {
  const call = await server.actAs(seededID('user/9000000022'));
  expect((await call('getCompany', { params })).status).toBe(404);
});

test('a company that is not there is not found', async () => {
  const call = await server.actAs(seededID('user/9000000021'));
  expect((await call('getCompany', { params: { id: 'nobody' } })).status).toBe(404);
});

const details = {
  name: 'Navyug Software',
  website: 'https://navyug.example.com',
  about: 'Software for hospitals.',
  size: '51-200',
} as const;

test('its employer changes what the company says of itself; the event names the fields', async () => {
  const call = await server.actAs(seededID('user/9000000021'));
  const { data: before } = await call('getCompany', { params });
  const location = 'Nashik, Maharashtra';
  const email = 'Hiring@Navyug.example.com';
  const body = { ...details, location, email, rowVersion: before.company.rowVersion ?? 0 };
  const { data, status } = await call('updateCompany', { params, body });
  expect({ status, company: data.company }).toMatchObject({
    status: 200,
    company: { about: details.about, size: '51-200', email: 'hiring@navyug.example.com' },
  });
  expect(data.company.verificationStatus).toBe(before.company.verificationStatus);
  const [event] = await server.database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityID, params.id))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(1);
  expect(event).toMatchObject({ action: 'changed', entityType: 'company' });
  expect(event?.fields).toEqual(expect.arrayContaining(['about', 'size', 'email', 'location']));
  // The address of the contact person stays out of a trail that cannot be erased.
  expect(event).toMatchObject({
    before: { location: before.company.location },
    after: { location },
  });
  expect(event?.after).not.toHaveProperty('email');

  const again = await call('updateCompany', { params, body });
  expect([again.status, again.error?.code]).toEqual([409, 'STALE']);
});

test.each([
  ['gstin', '27AAPFU0939F1ZU'],
  ['industryType', 'nothing'],
  ['pincode', '012345'],
  ['spocFirstName', 'Farah 2'],
  ['website', 'navyug'],
])('a company is not changed when %s is %s', async (field, value) => {
  const call = await server.actAs(seededID('user/9000000021'));
  const { data } = await call('getCompany', { params });
  const body = { [field]: value, rowVersion: data.company.rowVersion ?? 0 };
  const refused = await call('updateCompany', { params, body });
  expect([refused.status, refused.error?.fields?.map(({ path }) => path)]).toEqual([422, [field]]);
});

test('a verified company is checked again when its employer gives it another name, not when staff do', async () => {
  const employer = await server.actAs(seededID('user/9000000021'));
  const support = await server.actAs(seededID('user/9000000041'));
  const rename = async (call: typeof support, name: string) => {
    const { data } = await call('getCompany', { params });
    const body = { name, rowVersion: data.company.rowVersion ?? 0 };
    return (await call('updateCompany', { params, body })).data.company.verificationStatus;
  };
  expect(await rename(support, 'Navyug Software Services')).toBe('Verified');
  expect(await rename(employer, 'Navyug Software')).toBe('Pending');
});

test.each([
  ['the employer of another company', '9000000022', 404],
  ['an officer', '9000000031', 403],
  ['a student', '9000000001', 403],
])('%s does not change a company', async (_who, number, expected) => {
  const call = await server.actAs(seededID(`user/${number}`));
  const { status } = await call('updateCompany', { params, body: { about: 'Ours', rowVersion: 1 } });
  expect(status).toBe(expected);
});

test('the people of a company are read by themselves and by the platform, with masked numbers', async () => {
  const as = (number: string) => server.actAs(seededID(`user/${number}`));
  for (const number of ['9000000021', '9000000041']) {
    const { data, meta } = await (await as(number))('listCompanyUsers', { params });
    expect(data.user).toContainEqual(
      expect.objectContaining({ firstName: 'Farah', mobileNumber: '90xxxxxx21', type: 'E' }),
    );
    expect(meta.total).toBe(data.user.length);
  }
  for (const number of ['9000000022', '9000000001', '9000000031']) {
    expect((await (await as(number))('listCompanyUsers', { params })).status).toBe(404);
  }
});

test('a company is withdrawn and brought back by the platform alone', async () => {
  const employer = await server.actAs(seededID('user/9000000021'));
  const support = await server.actAs(seededID('user/9000000041'));
  const { data } = await support('getCompany', { params });
  const body = { isActive: false, rowVersion: data.company.rowVersion ?? 0 };
  expect((await employer('setCompanyStatus', { params, body })).error?.code).toBe('OUT_OF_SCOPE');
  const withdrawn = await support('setCompanyStatus', { params, body });
  expect(withdrawn.data.company.isActive).toBe(false);
  expect((await support('setCompanyStatus', { params, body })).error?.code).toBe('STALE');
  const again = { isActive: true, rowVersion: withdrawn.data.company.rowVersion ?? 0 };
  expect((await support('setCompanyStatus', { params, body: again })).status).toBe(200);
});

test('a company is deleted once nothing refers to it, by whoever may delete', async () => {
  const { db } = server.database;
  const id = await addCompany(db);
  const person = await addPerson(db, 'employer', id);
  const admin = await server.actAs(seededID('user/9000000051'));
  const support = await server.actAs(seededID('user/9000000041'));
  const remove = (call: typeof admin) => call('deleteCompany', { params: { id } });
  expect((await remove(support)).status).toBe(403);
  expect((await remove(admin)).error).toMatchObject({ code: 'IN_USE', details: { usedBy: { people: 1 } } });
  await db.delete(users).where(eq(users.id, person.id));
  expect((await remove(admin)).status).toBe(200);
  expect((await admin('getCompany', { params: { id } })).status).toBe(404);
});
