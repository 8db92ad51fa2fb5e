import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leads } from '../../src/organisations/tables/leads.ts';
import { currentDegrees } from '../../src/candidates/tables/profile.ts';
import { users } from '../../src/identity/tables/users.ts';
import { wallets } from '../../src/money/tables/wallet.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { instituteID, type InstituteKey } from '../../src/seed/data/institutes.ts';
import { programID } from '../../src/seed/data/programs.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type Call, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = idOf('9000000001');
const ravi = idOf('9000000002');
const meena = idOf('9000000003');
const pooja = idOf('9000000007');
const farah = idOf('9000000021');
const officer = idOf('9000000031');
const support = idOf('9000000041');

let server: TestServer;
let asOfficer: Call;
let asSupport: Call;
beforeAll(async () => {
  server = await startTestServer();
  asOfficer = await server.actAs(officer);
  asSupport = await server.actAs(support);
  await studies(asha, 'sahyadri', 'Computer Engineering', 'Verified');
  await studies(ravi, 'sahyadri', 'Mechanical Engineering', 'Unverified');
  await studies(pooja, 'sahyadri', 'Computer Engineering', 'Rejected');
  await studies(meena, 'hooghly', 'Computer Engineering', 'Pending');
  // One second before and at the midnight in India that the test's day begins with.
  await setCreated(asha, '2026-11-20T18:29:59Z');
  await setCreated(ravi, '2026-11-20T18:30:00Z');
  await addLeads('New', 3);
  await addLeads('Contacted', 1);
  await addLeads('Converted', 2);
});
afterAll(() => server.close());

type Status = (typeof currentDegrees.$inferSelect)['verificationStatus'];

async function studies(userID: string, institute: InstituteKey, specialisation: string, status: Status) {
  await server.database.db.insert(currentDegrees).values({
    userID,
    instituteID: instituteID(institute),
    programID: programID('B.E.', specialisation),
    degree: 'ENGINEERING',
    rollNumber: userID,
    admissionYear: 2023,
    passingYear: 2027,
    currentSemester: 7,
    percentage: 70,
    updatedAt: server.clock.now,
    verificationStatus: status,
  });
}

const setCreated = (userID: string, at: string) =>
  server.database.db
    .update(users)
    .set({ createdAt: new Date(at) })
    .where(eq(users.id, userID));

async function addLeads(status: 'New' | 'Contacted' | 'Converted', count: number) {
  const lead = {
    firstName: 'Uma',
    lastName: 'Sen',
    mobile: '9876543210',
    email: 'uma@example.com',
    numberOfEmployees: '51-200',
    industryID: industryID('Retail and E-commerce'),
    status,
  };
  await server.database.db.insert(leads).values(Array.from({ length: count }, () => lead));
}

describe('a report', () => {
  test('of sign-ups has a row for every day, also those without any', async () => {
    const { data } = await asSupport('getReport', { params: { name: 'signups' } });
    const { series, totals } = data.report;
    expect(series).toHaveLength(30);
    expect([series[0]?.key, series.at(-1)?.key]).toEqual(['2026-10-23', '2026-11-21']);
    const busy = series.filter(({ values }) => Object.values(values).some((value) => value > 0));
    const none = { freshers: 0, experienced: 0, employers: 0, companies: 0 };
    expect(busy.map(({ key, label, values }) => [key, label, values])).toEqual([
      ['2026-11-01', '2026-11-01', { ...none, freshers: 1 }],
      ['2026-11-05', '2026-11-05', { ...none, employers: 1, companies: 1 }],
      ['2026-11-20', '2026-11-20', { ...none, freshers: 1 }],
      ['2026-11-21', '2026-11-21', { ...none, freshers: 1 }],
    ]);
    expect(totals).toEqual({ ...none, freshers: 3, employers: 1, companies: 1 });
  });

  test('of sign-ups by month goes over the end of a year', async () => {
    const query = { groupBy: 'month', from: '2025-11-15', to: '2026-02-01' };
    const { data } = await asSupport('getReport', { params: { name: 'signups' }, query });
    expect(data.report.series.map(({ key }) => key)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });

  test('of credits adds up to what the wallets hold', async () => {
    const range = { from: '2026-01-01', to: '2026-11-21' };
    const { data } = await asSupport('getReport', { params: { name: 'credits' }, query: range });
    const rows = await server.database.db.select().from(wallets);
    const held = rows
      .filter(({ ownerType }) => ownerType === 'user' || ownerType === 'company')
      .reduce((sum, { balance }) => sum + balance, 0);
    // Pooja has made nine decisions for ten credits each.
    expect(data.report.totals).toEqual({ issued: held + 90, spent: 90 });
  });

  test('of credits shows an officer those of the own students', async () => {
    const range = { from: '2026-01-01', to: '2026-11-21' };
    const { data } = await asOfficer('getReport', { params: { name: 'credits' }, query: range });
    // A hundred each for Asha, Ravi, Pooja and Leena.
    expect(data.report.totals).toEqual({ issued: 400, spent: 90 });
  });

  test('of completion agrees with what each candidate sees', async () => {
    const percents: number[] = [];
    for (const userID of [asha, ravi, pooja, idOf('9000000062')]) {
      const { data } = await asOfficer('getProfileCompletion', { query: { userID } });
      percents.push(data.completion.percent);
    }
    const atLeast = (least: number) => percents.filter((percent) => percent >= least).length;
    const { data } = await asOfficer('getReport', { params: { name: 'completion' } });
    expect(data.report.series.map(({ key, values }) => [key, values.candidates])).toEqual([
      ['registered', 4],
      ['begun', atLeast(10)],
      ['half', atLeast(50)],
      ['mostly', atLeast(75)],
      ['complete', atLeast(100)],
    ]);
    // Those who study something: the degree alone counts. Signing up alone is no beginning.
    expect([atLeast(1), atLeast(10)]).toEqual([4, 3]);
  });

  test('of programs counts the students of each', async () => {
    const { data } = await asOfficer('getReport', { params: { name: 'program' } });
    expect(data.report.series.map(({ label, values }) => [label, values])).toEqual([
      ['B.E. Computer Engineering', { verified: 1, waiting: 0, rejected: 1 }],
      ['B.E. Mechanical Engineering', { verified: 0, waiting: 1, rejected: 0 }],
    ]);
    expect(data.report.totals).toEqual({ verified: 1, waiting: 1, rejected: 1 });
  });

  test('of programs keeps to one institute, if it is in scope', async () => {
    const query = { instituteID: instituteID('narmada') };
    const everybody = await asSupport('getReport', { params: { name: 'program' }, query });
    expect(everybody.data.report.totals).toEqual({ verified: 0, waiting: 1, rejected: 0 });
    const own = await asOfficer('getReport', { params: { name: 'program' }, query });
    expect(own.data.report.series).toEqual([]);
  });

  test('of institutes counts also who has filled in nothing', async () => {
    const { data } = await asOfficer('getUserReportSummary', { query: { groupBy: 'institute' } });
    expect(data.report.series.map(({ values }) => values)).toEqual([
      { verified: 1, waiting: 1, rejected: 1, incomplete: 1, students: 4 },
    ]);
  });

  test.each([
    ['a student', asha, 'signups', {}, 403],
    ['an employer', farah, 'program', {}, 403],
    ['an officer, of leads', officer, 'leads', {}, 403],
    ['support, of leads', support, 'leads', {}, 200],
    ['support, of a period that ends before it begins', support, 'signups', { from: '2026-11-22' }, 422],
    ['support, of too many days', support, 'signups', { from: '2020-01-01' }, 422],
    ['support, by what the report has no rows for', support, 'signups', { groupBy: 'program' }, 422],
    ['support, of a report that there is not', support, 'nirf', {}, 422],
  ])('answers %s', async (_who, userID, name, query, status) => {
    const call = await server.actAs(userID);
    expect((await call('getReport', { params: { name }, query })).status).toBe(status);
  });
});
