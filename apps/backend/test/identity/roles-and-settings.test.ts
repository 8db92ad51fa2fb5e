import { reasonCases, settingCases } from '@aarambh/forms/fixtures';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { settingChanges } from '../../src/money/tables/settings.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const people = {
  student: '9000000001',
  employer: '9000000021',
  officer: '9000000031',
  support: '9000000041',
  admin: '9000000051',
} as const;
type Person = keyof typeof people;

let server: TestServer;
const calls = new Map<Person, Call>();
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function as(person: Person): Promise<Call> {
  const call = calls.get(person) ?? (await server.signIn(people[person]));
  calls.set(person, call);
  return call;
}

describe('a role', () => {
  test.each([['me'], [seededID('role/student')], [seededID(`user/${people.student}`)]])(
    'is the own one under the id %s',
    async (id) => {
      const { data } = await (await as('student'))('getRole', { params: { id } });
      expect(data.role.name).toBe('Student');
      expect(data.role.permissions).toHaveLength(23);
    },
  );

  test.each([
    ['student', 'role/employer', 404],
    ['officer', 'role/super-admin', 404],
    ['support', 'role/super-admin', 200],
    ['support', 'role/nobody', 404],
    // A person's id stands for that person's role only for the person.
    ['support', `user/${people.student}`, 404],
  ] as const)('of others is for those who may: %s, %s', async (person, name, status) => {
    const answer = await (await as(person))('getRole', { params: { id: seededID(name) } });
    expect(answer.status).toBe(status);
  });

  test('is made of permissions that are described', async () => {
    const { data } = await (await as('support'))('listPermissions');
    expect(data.permissions).toHaveLength(111);
    expect(data.permissions.filter(({ isSpecial }) => isSpecial).map(({ name }) => name)).toEqual([
      'Manage JD',
      'View Eligible Students',
      'Manage Dashboard',
      'Manage Job Applications',
      'View My Jobs',
      'View Support User',
    ]);
    expect(data.permissions).toContainEqual({
      name: 'Delete Job Template',
      verb: 'Delete',
      resource: 'Job Template',
      isSpecial: false,
    });
    expect((await (await as('student'))('listPermissions')).status).toBe(403);
  });
});

describe('settings', () => {
  test.each([
    ['student', 'default', 200],
    ['student', 'C', 200],
    ['student', 'E', 404],
    ['student', instituteID('sahyadri'), 200],
    ['student', instituteID('marina'), 404],
    ['employer', companyID('navyug'), 200],
    ['employer', companyID('greengrid'), 404],
    ['support', instituteID('marina'), 404],
    ['admin', instituteID('marina'), 200],
    ['admin', companyID('greengrid'), 200],
    ['admin', 'nothing', 404],
  ] as const)('are shown by scope: %s, %s', async (person, id, status) => {
    expect((await (await as(person))('getSettings', of(id))).status).toBe(status);
  });

  test('come key by key from the narrowest scope that sets them', async () => {
    const admin = await as('admin');
    const set = (id: string, body: object) =>
      admin('updateSettings', { ...of(id), body: { reason: 'For this test only', ...body } });
    await set('C', { _acceptRate: 12, minCreditBalance: 40 });
    const changed = await set(instituteID('sahyadri'), { _acceptRate: 8 });
    expect(changed.status).toBe(200);

    const { data, meta } = await (await as('student'))('getSettings', of(instituteID('sahyadri')));
    expect(data.config).toMatchObject({ _acceptRate: 8, minCreditBalance: 40, _rejectRate: 0 });
    expect(meta.sources).toMatchObject({
      _acceptRate: instituteID('sahyadri'),
      minCreditBalance: 'C',
      _rejectRate: 'default',
    });
    const { data: wallet } = await (await as('student'))('getWallet');
    expect(wallet.wallet).toMatchObject({ lowWater: 40, price: { accept: 8, reject: 0 } });

    await set(instituteID('sahyadri'), { _acceptRate: null });
    await set('C', { _acceptRate: null, minCreditBalance: null });
    const back = await (await as('student'))('getSettings', of(instituteID('sahyadri')));
    expect(back.data.config).toMatchObject({ _acceptRate: 10, minCreditBalance: 50 });
    const record = await server.database.db.select().from(settingChanges).orderBy(settingChanges.id);
    expect(record.map(({ changes, reason }) => [changes, reason])).toContainEqual([
      { _acceptRate: null },
      'For this test only',
    ]);
  });

  test('are changed only by who may, with a reason, from the current version and within limits', async () => {
    const admin = await as('admin');
    const body = { _rejectRate: 1, reason: 'For this test only' };
    expect((await (await as('support'))('updateSettings', { ...of('E'), body })).status).toBe(403);
    expect((await admin('updateSettings', { ...of('E'), body: { _rejectRate: 1 } })).status).toBe(422);
    expect((await admin('updateSettings', { ...of('E'), body: { ...body, _rejectRate: -1 } })).status).toBe(
      422,
    );
    expect((await admin('updateSettings', { ...of('E'), body: { ...body, discount: 95 } })).status).toBe(422);
    expect((await admin('updateSettings', { ...of('nothing'), body })).status).toBe(404);
    expect((await admin('updateSettings', { ...of('E'), body: { ...body, rowVersion: 0 } })).status).toBe(
      200,
    );
    expect(await admin('updateSettings', { ...of('E'), body: { ...body, rowVersion: 0 } })).toMatchObject({
      status: 409,
      error: { code: 'STALE', details: { rowVersion: 1 } },
    });
  });
});

describe('a change of settings', () => {
  const verdictOf = ({ status, error }: { status: number; error: { fields: object[] } | null }) => [
    status,
    ...(error?.fields ?? []),
  ];

  test.each(settingCases)('%s %j gets the verdict of its form', async (key, typed, code) => {
    const body = { [key]: Number(typed), reason: 'For this test only' };
    const answer = await (await as('admin'))('updateSettings', { ...of(companyID('greengrid')), body });
    expect(verdictOf(answer)).toMatchObject(code === null ? [200] : [422, { path: key, code }]);
  });

  test.each(reasonCases)('for the reason %j gets the verdict of its form', async (reason, code) => {
    const body = { discount: 5, reason };
    const answer = await (await as('admin'))('updateSettings', { ...of(companyID('greengrid')), body });
    expect(verdictOf(answer)).toMatchObject(code === null ? [200] : [422, { path: 'reason', code }]);
  });

  test('is kept with who, when, from what, to what and why', async () => {
    const admin = await as('admin');
    const scope = of(companyID('navyug'));
    const change = (body: object) => admin('updateSettings', { ...scope, body });
    await change({ refundDays: 20, reason: 'Shorter for this company' });
    await change({ refundDays: 25, discount: 5, reason: 'Agreed with the company' });
    await change({ refundDays: null, reason: 'Back to what all have' });
    const { data, meta } = await admin('listSettingChanges', scope);
    expect(data.history).toMatchObject([
      { changedBy: 'Admin One', reason: 'Back to what all have', changes: [{ from: 25, to: null }] },
      {
        reason: 'Agreed with the company',
        changes: [
          { key: 'discount', from: null, to: 5 },
          { key: 'refundDays', from: 20, to: 25 },
        ],
      },
      { changes: [{ key: 'refundDays', from: null, to: 20 }] },
    ]);
    expect(data.history[0]?.changedAt).toBe(server.clock.now.toISOString());
    expect(meta.total).toBe(3);
    const page = await admin('listSettingChanges', { ...scope, query: { pageNo: 2, pageSize: 2 } });
    expect(page.data.history).toHaveLength(1);

    const events = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.entityType, 'settings'), eq(auditEvents.entityID, companyID('navyug'))));
    expect(events.map(({ fields }) => fields)).toContainEqual(['refundDays', 'discount']);
  });

  test.each([
    ['support', 'default', 403],
    ['student', 'C', 403],
    ['officer', instituteID('sahyadri'), 403],
    ['admin', 'nothing', 404],
  ] as const)('is shown only to who may make one: %s, %s', async (person, id, status) => {
    expect((await (await as(person))('listSettingChanges', of(id))).status).toBe(status);
  });
});

/** The path of a scope. */
function of(id: string) {
  return { params: { id } };
}
