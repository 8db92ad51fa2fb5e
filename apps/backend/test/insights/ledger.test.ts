import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const pooja = idOf('9000000007');

let server: TestServer;
let asOfficer: Call;
let asSupport: Call;
beforeAll(async () => {
  server = await startTestServer();
  asOfficer = await server.actAs(idOf('9000000031'));
  asSupport = await server.actAs(idOf('9000000041'));
});
afterAll(() => server.close());

const monthsOf = { from: '2026-01-01', to: '2026-11-21' };

/** The filters of the address that a number leads to, as the portal sends them. */
const queryOf = (link: string): Record<string, string> =>
  Object.fromEntries(new URL(link, 'http://portal.example').searchParams);

describe('the ledger of people and companies', () => {
  test.each([
    ['support', () => asSupport, {}],
    ['support, of one institute', () => asSupport, { instituteID: instituteID('sahyadri') }],
    ['an officer', () => asOfficer, {}],
  ])(
    'has for %s exactly the rows that each number of the report adds up',
    async (_who, caller, selection) => {
      const call = caller();
      const { data } = await call('getReport', {
        params: { name: 'credits' },
        query: { ...monthsOf, groupBy: 'month', ...selection },
      });
      const numbers = data.report.series.flatMap(({ values, links = {} }) =>
        Object.entries(values).map(([name, value]) => ({ name, value, link: links[name] })),
      );
      const moved = numbers.filter(({ value }) => value !== 0);
      expect(numbers.filter(({ link }) => link !== undefined)).toEqual(moved);
      expect(new Set(moved.map(({ name }) => name))).toEqual(new Set(['issued', 'spent']));
      for (const { name, value, link = '' } of moved) {
        expect(link).toMatch(/^\/credits\?/);
        const { data: page, meta } = await call('listLedgerEntries', {
          query: { ...queryOf(link), pageSize: 100 },
        });
        const sum = page.ledgerEntry.reduce((all, { amount }) => all + amount, 0);
        expect([meta.sum, meta.total]).toEqual([sum, page.ledgerEntry.length]);
        expect(sum).toBe(name === 'spent' ? -value : value);
      }
    },
  );

  test('tells whose credits moved, how and what is left, newest first', async () => {
    const { data, meta } = await asOfficer('listLedgerEntries', { query: { kind: 'Accept', pageSize: 2 } });
    expect(meta).toMatchObject({ pageNo: 1, pageSize: 2, total: 9, sum: -90 });
    expect(data.ledgerEntry).toMatchObject([
      {
        ownerType: 'user',
        ownerID: pooja,
        ownerName: 'Pooja Nair',
        amount: -10,
        kind: 'Accept',
        balanceAfter: 10,
      },
      { ownerName: 'Pooja Nair', balanceAfter: 20 },
    ]);
  });

  test('keeps to the people in reach', async () => {
    const everybody = await asSupport('listLedgerEntries', { query: { kind: 'Grant', pageSize: 100 } });
    const own = await asOfficer('listLedgerEntries', { query: { kind: 'Grant', pageSize: 100 } });
    const owners = new Set(own.data.ledgerEntry.map(({ ownerName }) => ownerName));
    expect(owners).toEqual(new Set(['Asha Patil', 'Leena Bose', 'Pooja Nair', 'Ravi Kumar']));
    expect(everybody.meta.total).toBeGreaterThan(own.meta.total ?? 0);
    const elsewhere = await asOfficer('listLedgerEntries', {
      query: { instituteID: instituteID('narmada') },
    });
    expect(elsewhere.data.ledgerEntry).toEqual([]);
  });

  test.each([
    ['a student', '9000000001'],
    ['an employer', '9000000021'],
  ])('is not for %s', async (_who, mobileNumber) => {
    const call = await server.actAs(idOf(mobileNumber));
    expect((await call('listLedgerEntries', { query: {} })).status).toBe(403);
  });
});

describe('a file of entries', () => {
  test('has all that the filters find, in the order of the list', async () => {
    const query = { kind: 'Grant' } as const;
    const { data, meta } = await asSupport('listLedgerEntries', { query: { ...query, pageSize: 100 } });
    const { status, text } = await asSupport('downloadLedgerEntries', { query });
    expect(status).toBe(200);
    const [header, ...lines] = text.trim().split('\r\n');
    expect(header).toBe('id,createdAt,ownerType,ownerID,ownerName,kind,description,amount,balanceAfter');
    expect(lines).toHaveLength(meta.total ?? 0);
    expect(lines.slice(0, 100).map((line) => line.split(',', 1)[0])).toEqual(
      data.ledgerEntry.map(({ id }) => id),
    );
    const student = await server.actAs(idOf('9000000001'));
    expect((await student('downloadLedgerEntries', { query })).status).toBe(403);
  });
});

describe('pages that follow one another by a cursor', () => {
  const lists = {
    'the ledger': async (query: Record<string, string | number>) => {
      const { data, meta } = await asSupport('listLedgerEntries', { query });
      return { ids: data.ledgerEntry.map(({ id }) => id), meta };
    },
    'the audit trail': async (query: Record<string, string | number>) => {
      const asAdmin = await server.actAs(idOf('9000000051'));
      const { data, meta } = await asAdmin('listAuditEvents', { query });
      return { ids: data.audit.map(({ id }) => id), meta };
    },
  };

  test('a cursor that no page gave is refused', async () => {
    const { meta } = await lists['the ledger']({ pageSize: 1 });
    const parts = JSON.parse(Buffer.from(meta.nextCursor ?? '', 'base64url').toString());
    for (const id of ['a', '1e9', '9'.repeat(40), 7]) {
      const cursor = Buffer.from(JSON.stringify([...parts.slice(0, 3), id])).toString('base64url');
      const { status, error } = await asSupport('listLedgerEntries', { query: { cursor } });
      expect([status, error?.fields[0]?.path]).toEqual([422, 'query.cursor']);
    }
  });

  test.each(Object.entries(lists))('%s', async (list, read) => {
    // A trail needs something to tell.
    for (const name of ['Cursor one', 'Cursor two', 'Cursor three']) {
      const asAdmin = await server.actAs(idOf('9000000051'));
      await asAdmin('addSkill', {
        body: { name: `${name} ${list}`, category: 'Technical', status: 'Approved' },
      });
    }
    const whole = await read({ pageSize: 100 });
    expect(whole.ids.length).toBeGreaterThan(4);
    const walked: string[] = [];
    let cursor: string | undefined;
    let back: string | undefined;
    for (let pageNo = 1; ; pageNo += 1) {
      const page = await read({ pageNo, pageSize: 2, ...(cursor !== undefined && { cursor }) });
      walked.push(...page.ids);
      cursor = page.meta.nextCursor;
      if (cursor === undefined) {
        back = page.meta.previousCursor;
        break;
      }
    }
    expect(walked).toEqual(whole.ids);
    const before = await read({ pageNo: 1, pageSize: 2, ...(back !== undefined && { cursor: back }) });
    const lastPage = whole.ids.length % 2 === 0 ? 2 : 1;
    expect(before.ids).toEqual(whole.ids.slice(-lastPage - 2, -lastPage));
  });
});
