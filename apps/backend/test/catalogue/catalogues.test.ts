import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '../../src/records/audit/tables.ts';
import { invalidate } from '../../src/platform/cache.ts';
import { institutes } from '../../src/organisations/tables/institutes.ts';
import { findWallet } from '../../src/money/wallet/ledger.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID, universityID } from '../../src/seed/data/institutes.ts';
import { checkLedger } from '../support/ledger.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const people = {
  student: '9000000001',
  experienced: '9000000011',
  employer: '9000000021',
  officer: '9000000031',
  controller: '9000000032',
  support: '9000000041',
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

describe('the institutes of the sign-up form', () => {
  test('are all that can be registered in, compact and by name, for everybody', async () => {
    const { data, text } = await server.call('listInstitutes', { query: { pageNo: -1 } });
    expect(data.institute).toHaveLength(18);
    const { data: _data, ...envelope } = JSON.parse(text);
    expect(envelope).toEqual({
      success: true,
      status: 200,
      statusCode: 200,
      message: 'OK',
      error: null,
      meta: { pageNo: -1, pageSize: 18, total: 18, requestId: expect.any(String) },
    });
    expect(data.institute.map(({ name }) => name)).toEqual(data.institute.map(({ name }) => name).toSorted());
    expect(data.institute).toContainEqual({
      id: instituteID('sahyadri'),
      name: 'Sahyadri Institute of Technology, Pune',
      city: 'Pune',
      stateCode: 'MH',
    });
  });

  test('may be kept for five minutes and asked for again by their tag', async () => {
    const first = await server.call('listInstitutes', { query: { pageNo: -1 } });
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=300' });
    const etag = String(first.headers.etag);
    const again = await server.call('listInstitutes', {
      query: { pageNo: -1 },
      headers: { 'if-none-match': etag },
    });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=300' });
    const other = await server.call('listInstitutes', {
      query: { pageNo: -1 },
      headers: { 'if-none-match': '"something else"' },
    });
    expect(other.status).toBe(200);
  });

  test('leave out those that are withdrawn or closed for registration', async () => {
    const { db } = server.database;
    const close = (changes: Partial<typeof institutes.$inferInsert>) =>
      db
        .update(institutes)
        .set(changes)
        .where(eq(institutes.id, instituteID('girnar')));
    const listed = async () => {
      invalidate(db, 'institute');
      const { data } = await server.call('listInstitutes', { query: { pageNo: -1 } });
      return data.institute.some(({ id }) => id === instituteID('girnar'));
    };
    expect(await listed()).toBe(true);
    await close({ isRegistrable: false });
    expect(await listed()).toBe(false);
    await close({ isRegistrable: true, isActive: false });
    expect(await listed()).toBe(false);
    await close({ isActive: true });
    expect(await listed()).toBe(true);
  });

  test('can be searched and filtered', async () => {
    expect(await find({ search: 'sAHyadri' })).toEqual([instituteID('sahyadri')]);
    expect(await find({ search: '%%' })).toEqual([]);
    // Words in any order, of the name, the city and the state in either language.
    expect(await find({ search: 'technology, MAHARASHTRA sahyadri' })).toEqual([instituteID('sahyadri')]);
    expect(await find({ search: 'sahyadri महाराष्ट्र' })).toEqual([instituteID('sahyadri')]);
    expect(await find({ search: 'sahyadri MH pune' })).toEqual([instituteID('sahyadri')]);
    expect(await find({ search: 'sahyadri Gujarat' })).toEqual([]);
    expect(await find({ search: ' , ' })).toEqual([]);
    expect(await find({ instituteType: 'Pharmacy' })).toEqual([instituteID('malabar-pharmacy')]);
  });
});

describe('what staff decide about an organisation', () => {
  test.each([
    ['an institute', 'getInstitute', 'verifyInstitute', 'institute', instituteID('marina')],
    ['a university', 'getUniversity', 'verifyUniversity', 'university', universityID('kaveri')],
    ['a company', 'getCompany', 'verifyCompany', 'company', companyID('greengrid')],
  ] as const)(
    '%s is verified by the platform alone, with a reason in the trail',
    async (_what, get, verify, key, id) => {
      const call = await as('support');
      const read = async () => {
        const { data } = await call(get, { params: { id } });
        return Reflect.get(data, key) as { rowVersion: number; verificationStatus: string };
      };
      const { rowVersion } = await read();
      const decision = {
        params: { id },
        body: { verdict: 'Suspended', note: ' Closed in May ', rowVersion },
      };
      expect((await (await as('officer'))(verify, decision)).status).toBe(403);
      expect((await call(verify, { ...decision, body: { verdict: 'Gone', rowVersion } })).status).toBe(422);
      expect((await call(verify, decision)).status).toBe(200);
      expect((await read()).verificationStatus).toBe('Suspended');
      expect(await call(verify, decision)).toMatchObject({ status: 409, error: { code: 'STALE' } });
      const { db } = server.database;
      const [event] = await db.select().from(auditEvents).where(eq(auditEvents.entityID, id));
      expect(event).toMatchObject({
        entityType: key,
        fields: expect.arrayContaining(['verificationStatus']),
        reason: 'Closed in May',
      });
    },
  );
});

describe('the institutes of the sign-up form, when they are too many to send', () => {
  let crowded: TestServer;
  beforeAll(async () => {
    crowded = await startTestServer({
      env: { INSTITUTES_AT_ONCE: '5' },
      limits: { searchPerAddress: { most: 9, seconds: 60 } },
    });
  });
  afterAll(() => crowded.close());
  const list = (query = {}) => crowded.call('listInstitutes', { query: { pageNo: -1, ...query } });

  test('are the first of them, and how many there are', async () => {
    const { data, meta } = await list();
    expect(meta).toMatchObject({ pageNo: -1, pageSize: 5, total: 18 });
    const all = (await server.call('listInstitutes', { query: { pageNo: -1 } })).data.institute;
    expect(data.institute).toEqual(all.slice(0, 5));
  });

  test('are found by a part of the name or the city', async () => {
    const { data, meta } = await list({ search: 'sahyadri' });
    expect(data.institute).toEqual([
      {
        id: instituteID('sahyadri'),
        name: 'Sahyadri Institute of Technology, Pune',
        city: 'Pune',
        stateCode: 'MH',
      },
    ]);
    expect(meta).toMatchObject({ pageSize: 1, total: 1 });
    const many = await list({ search: 'in' });
    expect(many.data.institute).toHaveLength(5);
    expect(many.meta.total).toBeGreaterThan(5);
    expect((await list({ search: 'nothing is called that' })).meta).toMatchObject({ pageSize: 0, total: 0 });
  });

  test('are not given to an address that asks without end', async () => {
    const answers = [];
    for (let turn = 0; turn < 10; turn += 1) answers.push(await list({ search: 'pune' }));
    const refused = answers.at(-1);
    expect(refused).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('pages of institutes', () => {
  test('are not for nobody', async () => {
    expect((await server.call('listInstitutes')).status).toBe(401);
    expect((await server.call('listInstitutes', { query: { pageNo: 1 } })).status).toBe(401);
  });

  test('follow one another by their cursors', async () => {
    const admin = await server.signIn('9000000051');
    const read = (query: { pageNo: number; pageSize: number; cursor?: string }) =>
      admin('listInstitutes', { query });
    const names = (page: Awaited<ReturnType<typeof read>>) => page.data.institute.map(({ name }) => name);
    const all = names(await read({ pageNo: 1, pageSize: 6 }));
    const first = await read({ pageNo: 1, pageSize: 3 });
    const second = await read({ pageNo: 2, pageSize: 3, cursor: String(first.meta.nextCursor) });
    expect([...names(first), ...names(second)]).toEqual(all);
    const back = await read({ pageNo: 1, pageSize: 3, cursor: String(second.meta.previousCursor) });
    expect(names(back)).toEqual(names(first));
    expect(back.meta).not.toHaveProperty('previousCursor');
    expect((await read({ pageNo: 2, pageSize: 3, cursor: 'bm9uZQ' })).status).toBe(422);
  });

  test('are counted, sorted and searched', async () => {
    const call = await as('support');
    const first = await call('listInstitutes', { query: { pageNo: 1, pageSize: 5 } });
    const second = await call('listInstitutes', { query: { pageNo: 2, pageSize: 5 } });
    expect(first.meta).toMatchObject({ pageNo: 1, pageSize: 5, total: 18 });
    const names = [...first.data.institute, ...second.data.institute].map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(10);
    const last = await call('listInstitutes', { query: { pageSize: 1, sort: '-name' } });
    expect(last.data.institute[0]?.name).toBe('Yamuna Business School, Delhi');
    const found = await call('listInstitutes', { query: { search: 'pune', instituteType: 'Engineering' } });
    expect(found.data.institute.map(({ id }) => id)).toEqual([instituteID('sahyadri')]);
    const count = await call('countInstitutes', { query: { universityID: universityID('deccan') } });
    expect(count.data.count).toBe(3);
  });

  test('are found by staff as at sign-up, word by word and by the state, and by their code', async () => {
    const call = await as('support');
    const aisheCode = 'C-98765';
    await server.database.db
      .update(institutes)
      .set({ aisheCode })
      .where(eq(institutes.id, instituteID('sahyadri')));
    const found = async (search: string) => {
      const { data } = await call('listInstitutes', { query: { pageNo: 1, pageSize: 100, search } });
      const { data: counted } = await call('countInstitutes', { query: { search } });
      expect(counted.count).toBe(data.institute.length);
      return data.institute.map(({ id }) => id);
    };
    for (const search of ['c-98765', 'sahyadri maharashtra', 'Pune MH', 'महाराष्ट्र']) {
      expect(await found(search)).toContain(instituteID('sahyadri'));
    }
    expect(await found('sahyadri delhi')).toEqual([]);
  });

  test.each([
    ['0', 422],
    ['-2', 422],
    ['1.5', 422],
    ['x', 422],
  ])('have no number %s', async (pageNo, status) => {
    expect((await (await as('support'))('listInstitutes', { query: { pageNo } })).status).toBe(status);
  });

  test.each([
    ['student', 18],
    ['employer', 18],
    ['officer', 1],
    ['controller', 3],
    ['support', 18],
  ] as const)('show a %s %i', async (person, total) => {
    expect((await (await as(person))('listInstitutes')).meta.total).toBe(total);
  });

  test('show contact persons to staff only', async () => {
    const one = { params: { id: instituteID('sahyadri') } };
    const seenByStudent = (await (await as('student'))('getInstitute', one)).data.institute;
    const seenByOfficer = (await (await as('officer'))('getInstitute', one)).data.institute;
    expect(seenByStudent).toMatchObject({ name: 'Sahyadri Institute of Technology, Pune', stateCode: 'MH' });
    expect(seenByStudent).not.toHaveProperty('spocFirstName');
    expect(seenByStudent).not.toHaveProperty('email');
    expect(seenByOfficer).toMatchObject({
      spocFirstName: 'Leela',
      universityName: 'Deccan State University',
    });
    expect(
      (await (await as('officer'))('getInstitute', { params: { id: instituteID('marina') } })).status,
    ).toBe(404);
  });
});

describe('the configuration of an institute', () => {
  test('tells a student of it what a fresher gets, and no budgets', async () => {
    const { status, data } = await (await as('student'))('getInstituteConfig', of('sahyadri'));
    expect(status).toBe(200);
    expect(data).toEqual({
      config: {
        instituteID: instituteID('sahyadri'),
        studentCredit: 100,
        contactEmail: 'placements@sahyadri.example.edu',
        candidateRecharge: true,
      },
      studentCredit: 100,
    });
  });

  test('falls back to the settings', async () => {
    const { data } = await (await as('support'))('getInstituteConfig', of('girnar'));
    expect(data).toMatchObject({ config: { studentCredit: null }, studentCredit: 50 });
  });

  test.each([
    ['student', 'marina', 404],
    ['experienced', 'sahyadri', 404],
    ['employer', 'sahyadri', 404],
    ['officer', 'sahyadri', 200],
    ['officer', 'marina', 404],
    ['controller', 'godavari', 200],
    ['controller', 'marina', 404],
    ['support', 'marina', 200],
  ] as const)('is shown by scope: %s, %s', async (person, key, status) => {
    expect((await (await as(person))('getInstituteConfig', of(key))).status).toBe(status);
  });

  test('is changed by its officer, but not its credits', async () => {
    const call = await as('officer');
    const { data } = await call('getInstituteConfig', of('sahyadri'));
    const { rowVersion } = data.config;
    const changed = await call('updateInstituteConfig', {
      ...of('sahyadri'),
      body: { cvFreezeDays: 7, rowVersion },
    });
    expect(changed.data.config).toMatchObject({ cvFreezeDays: 7, studentCredit: 100 });
    // The form leaves the credits out for them; what they changed is in the history of the institute.
    expect(data.config.mayChangeCredits).toBe(false);
    const query = { entityType: 'institute', entityID: instituteID('sahyadri') };
    const [event] = (await call('listAuditEvents', { query })).data.audit;
    expect(event).toMatchObject({
      action: 'changed',
      fields: ['cvFreezeDays'],
      changes: [{ field: 'cvFreezeDays', before: data.config.cvFreezeDays, after: 7 }],
    });
    const credits = { body: { studentCredit: 500, rowVersion: changed.data.config.rowVersion } };
    const refused = await call('updateInstituteConfig', { ...of('sahyadri'), ...credits });
    expect(refused).toMatchObject({ status: 403, error: { code: 'OUT_OF_SCOPE' } });
    const stale = await call('updateInstituteConfig', {
      ...of('sahyadri'),
      body: { cvFreezeDays: 8, rowVersion },
    });
    expect(stale).toMatchObject({ status: 409, error: { code: 'STALE' } });
    const elsewhere = { ...of('marina'), body: { cvFreezeDays: 7, rowVersion: 1 } };
    expect((await call('updateInstituteConfig', elsewhere)).status).toBe(404);
    expect((await (await as('student'))('updateInstituteConfig', elsewhere)).status).toBe(403);
  });

  test('moves credits into the pool and out of it with the budget, never below what is spent', async () => {
    const { db } = server.database;
    const call = await as('support');
    const pool = async () =>
      (await findWallet(db, { type: 'institute', id: instituteID('narmada') }))?.balance;
    const setBudget = async (grantBudgetCredits: number | null) => {
      const { data } = await call('getInstituteConfig', of('narmada'));
      const { rowVersion } = data.config;
      return call('updateInstituteConfig', { ...of('narmada'), body: { grantBudgetCredits, rowVersion } });
    };
    // One student of the seed took 50 of 3000.
    expect(await pool()).toBe(2950);
    await setBudget(4000);
    expect(await pool()).toBe(3950);
    expect(await setBudget(49)).toMatchObject({ status: 409, error: { code: 'INSUFFICIENT_CREDITS' } });
    expect(await pool()).toBe(3950);
    await setBudget(50);
    expect(await pool()).toBe(0);
    await setBudget(100);
    await setBudget(null);
    expect(await pool()).toBe(0);
    await setBudget(500);
    expect(await pool()).toBe(500);
    expect(await checkLedger(db)).toEqual([]);
  });

  test('has no period that ends before it starts', async () => {
    const call = await as('support');
    const { data } = await call('getInstituteConfig', of('marina'));
    const { rowVersion } = data.config;
    const body = { grantStart: '2026-12-02', grantEnd: '2026-12-01', rowVersion };
    expect(await call('updateInstituteConfig', { ...of('marina'), body })).toMatchObject({
      status: 422,
      error: { fields: [{ path: 'grantEnd' }] },
    });
  });
});

describe('industries', () => {
  test('are all there for everybody, in their order, with a tag', async () => {
    const { data, headers, meta } = await server.call('listIndustries');
    expect(meta).toMatchObject({ pageNo: -1, total: 19 });
    expect(data.industry[0]?.name).toBe('Information Technology and Software');
    expect(data.industry[18]?.name).toBe('Hospitality, Travel and Media');
    expect(Object.keys(data.industry[0] ?? {})).toEqual(['id', 'name']);
    const again = await server.call('listIndustries', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });

  test('are paged for whoever may see them', async () => {
    expect((await server.call('listIndustries', { query: { pageNo: 1 } })).status).toBe(401);
    const call = await as('student');
    const { data, meta } = await call('listIndustries', { query: { pageNo: 2, pageSize: 10 } });
    expect(meta).toMatchObject({ pageNo: 2, pageSize: 10, total: 19 });
    expect(data.industry).toHaveLength(9);
    expect((await call('countIndustries', { query: { search: 'and' } })).data.count).toBeGreaterThan(5);
    const id = data.industry[0]?.id ?? '';
    expect((await call('getIndustry', { params: { id } })).data.industry).toMatchObject({
      id,
      isActive: true,
    });
  });
});

/** Ids of what the sign-up form is offered under these filters. */
async function find(query: Record<string, string>) {
  const { data } = await server.call('listInstitutes', { query: { pageNo: -1, ...query } });
  return data.institute.map(({ id }) => id);
}

/** The path of an institute's configuration. */
function of(key: Parameters<typeof instituteID>[0]) {
  return { params: { instituteId: instituteID(key) } };
}
