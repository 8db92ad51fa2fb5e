import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededID } from '../../src/database/seeded-id.ts';
import { companies } from '../../src/organisations/tables/companies.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const personas = {
  student: '9000000001',
  candidate: '9000000011',
  employer: '9000000021',
  'unverified employer': '9000000022',
  officer: '9000000031',
  'university officer': '9000000032',
  support: '9000000041',
  admin: '9000000051',
} as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
});
afterAll(() => server.close());

const search = async (call: Call, q: string) => (await call('searchRecords', { query: { q } })).data.results;
const as = (mobileNumber: string) => server.actAs(idOf(mobileNumber));

test.each([
  ['part of a name', 'atil', 'Asha Patil', 'student'],
  ['a whole name', 'asha patil', 'Asha Patil', 'student'],
  ['a mobile number', '9000000001', 'Asha Patil', 'student'],
  ['a letter too few', 'deshmuk', 'Leela Deshmukh', 'staff'],
  ['two letters exchanged', 'ahsa patil', 'Asha Patil', 'student'],
  ['a company', 'navyug', 'Navyug Software', 'company'],
  ['a company that is misspelt', 'navyugg', 'Navyug Software', 'company'],
  ['an institute', 'sahyadri', 'Sahyadri Institute of Technology', 'institute'],
])('support finds by %s', async (_what, q, title, kind) => {
  const results = await search(await as(personas.support), q);
  expect(results.map((each) => [each.kind, each.title])).toContainEqual([
    kind,
    expect.stringContaining(title),
  ]);
});

test('a job is found by its code, a student by the roll number', async () => {
  const call = await as(personas.officer);
  const [job] = (await call('listJobDescriptions')).data.jobDescription;
  const found = await search(call, job?.code ?? '');
  expect(found).toContainEqual(expect.objectContaining({ kind: 'job', id: job?.id }));
});

test('a lead is found by name and by number, a season by name, a payment by the number of its receipt', async () => {
  const admin = await as(personas.admin);
  const [lead] = (await admin('listLeads')).data.lead;
  if (lead === undefined) throw new Error('The sandbox has no lead.');
  const ofLead = { kind: 'lead', id: lead.id, link: `/leads?record=${lead.id}` };
  expect(await search(admin, `${lead.firstName} ${lead.lastName}`)).toContainEqual(
    expect.objectContaining(ofLead),
  );
  expect(await search(admin, lead.mobile)).toContainEqual(expect.objectContaining(ofLead));
  const [season] = (await admin('listSeasons', { query: { pageNo: 1 } })).data.season;
  expect(await search(admin, season?.name ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'season', id: season?.id }),
  );
  const [receipt] = (await admin('listReceipts', { query: {} })).data.receipt;
  if (receipt === undefined) throw new Error('The sandbox has no receipt.');
  const ofReceipt = { kind: 'payment', title: receipt.receiptNumber, link: `/receipts/${receipt.id}` };
  expect(await search(admin, receipt.receiptNumber)).toContainEqual(expect.objectContaining(ofReceipt));
  const kinds = (await search(await as(personas.student), receipt.receiptNumber)).map(({ kind }) => kind);
  expect(kinds).not.toContain('payment');
});

test('what is spelt nearly alike is found where nothing has the text as it is, and only there', async () => {
  const [near] = await server.database.db
    .update(companies)
    .set({ name: 'Navyog Traders' })
    .where(eq(companies.id, seededID('company/suspended-traders')))
    .returning({ name: companies.name });
  expect(near?.name).toBe('Navyog Traders');
  const call = await as(personas.support);
  const titles = async (q: string) => (await search(call, q)).map(({ title }) => title);
  expect(await titles('navyugg')).toEqual(expect.arrayContaining(['Navyug Software', 'Navyog Traders']));
  const exact = await titles('navyug');
  expect(exact).toContain('Navyug Software');
  expect(exact).not.toContain('Navyog Traders');
});

test('what is nearest comes first, and no kind has more than five', async () => {
  const results = await search(await as(personas.support), 'sha');
  const students = results.filter(({ kind }) => kind === 'student');
  expect(students.length).toBeGreaterThan(0);
  expect(students.length).toBeLessThanOrEqual(5);
});

test('two letters are too few, and signs are taken as they are', async () => {
  const call = await as(personas.support);
  expect((await call('searchRecords', { query: { q: 'as' } })).status).toBe(422);
  expect(await search(call, '%%%')).toEqual([]);
  expect(await search(call, 'qxzjw vvkqj')).toEqual([]);
});

/** Texts that find something of every kind for whoever may see everything. */
const texts = [
  'asha',
  'kumar',
  'patil',
  'engineer',
  'navyug',
  'sahyadri',
  'deshmukh',
  'thomas',
  'sharma',
  'ahsa',
  '90000000',
  'placement',
  'RV/2',
  'desai',
];

describe('nobody finds what the person may not open', () => {
  test('support finds every kind of theirs', async () => {
    const call = await as(personas.support);
    const kinds = new Set<string>();
    for (const q of texts) for (const { kind } of await search(call, q)) kinds.add(kind);
    expect([...kinds].toSorted()).toEqual([
      'company',
      'institute',
      'job',
      'lead',
      'payment',
      'season',
      'staff',
      'student',
    ]);
  });

  test.each(Object.entries(personas))('%s', async (_who, mobileNumber) => {
    const call = await as(mobileNumber);
    const opened = new Set<string>();
    for (const q of texts) {
      for (const { kind, id, link } of await search(call, q)) {
        if (opened.has(`${kind}/${id}`)) continue;
        opened.add(`${kind}/${id}`);
        const params = { id };
        const { searchParams } = new URL(link, 'https://portal.example.com');
        const answer = {
          job: () => call('getJobDescription', { params }),
          student: () => call('getStudent', { params }),
          staff: () => call('getSupportUser', { params }),
          company: () => call('getCompany', { params }),
          institute: () => call('getInstitute', { params }),
          lead: () => call('getLead', { params }),
          season: () => call('getSeason', { params }),
          payment: () => call('getReceipt', { params }),
          applicant: () =>
            call('listEligibleStudents', {
              query: { jdID: searchParams.get('jdID') ?? '', search: searchParams.get('search') ?? '' },
            }),
        }[kind];
        const { status, meta } = await answer();
        // A record has no total; the list of applicants has the person in it.
        const found = kind === 'applicant' ? meta.total : 1;
        expect([kind, link, status]).toEqual([kind, link, 200]);
        expect(found).toBeGreaterThan(0);
      }
    }
  });

  test('a candidate finds jobs alone, an employer the own jobs and who applied for them', async () => {
    const kindsOf = async (mobileNumber: string) => {
      const call = await as(mobileNumber);
      const kinds = new Set<string>();
      for (const q of texts) for (const { kind } of await search(call, q)) kinds.add(kind);
      // What they have paid themselves is theirs to find.
      return [...kinds].filter((kind) => kind !== 'payment').toSorted();
    };
    expect(await kindsOf(personas.student)).toEqual(['job']);
    expect(await kindsOf(personas.employer)).toEqual(['applicant', 'job']);
  });
});
