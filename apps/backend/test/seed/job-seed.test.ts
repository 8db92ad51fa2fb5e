import { gstin } from '@aarambh/forms';
import { and, count, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { jobApprovals, jobDescriptions, jobReviews } from '../../src/hiring/tables/job-descriptions.ts';
import { jobProfiles, lateralJobProfiles } from '../../src/hiring/tables/job-profiles.ts';
import { jobTemplates } from '../../src/hiring/tables/job-templates.ts';
import { applicationEvents, applications } from '../../src/hiring/tables/applications.ts';
import { candidateProfiles } from '../../src/hiring/tables/candidate-profiles.ts';
import { questionOptions, questions } from '../../src/hiring/tables/questions.ts';
import { seasonEnrolments, seasons } from '../../src/hiring/tables/seasons.ts';
import { candidateProfileRows } from '../../src/seed/data/candidate-profiles.ts';
import { candidateSeeds, candidatesOf, factsOf } from '../../src/seed/data/candidates.ts';
import { jobDescriptionRows } from '../../src/seed/data/job-descriptions.ts';
import { applicationRows } from '../../src/seed/data/applications.ts';
import { companyRows } from '../../src/seed/data/companies.ts';
import { jobProfileRows, lateralJobProfileRows } from '../../src/seed/data/job-profiles.ts';
import { sectorRows } from '../../src/seed/data/sectors.ts';
import { asha } from '../../src/seed/data/story.ts';
import { companies } from '../../src/organisations/tables/companies.ts';
import { leads } from '../../src/organisations/tables/leads.ts';
import { users } from '../../src/identity/tables/users.ts';
import { indianDate } from '../../src/platform/index.ts';
import { instituteRows } from '../../src/seed/data/institutes.ts';
import { finalYear, institutesOf } from '../../src/seed/data/seasons.ts';
import { evaluateCriteria, verdictOf } from '../../src/hiring/job-descriptions/eligibility.ts';
import { seed } from '../../src/seed/index.ts';
import { ledgerLines, ledgerTransactions, paymentOrders, receipts, wallets } from '../../src/money/index.ts';
import { openTestDatabase } from '../support/database.ts';
import { checkLedger } from '../support/ledger.ts';

const now = new Date('2026-11-21T04:30:00Z');
const hashPassword = (password: string) => Promise.resolve(`hash of ${password}`);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.db, { sandbox: true, withJobs: true, now, hashPassword });
});
afterAll(() => database.close());

test('the job side of the sandbox fills more than a page of what there is much of', async () => {
  const { db } = database;
  expect(await db.$count(seasons)).toBe(5);
  expect(await db.$count(jobProfiles)).toBe(36);
  expect(await db.$count(lateralJobProfiles)).toBe(28);
  expect(await db.$count(jobTemplates)).toBe(12);
  expect(await db.$count(questions)).toBeGreaterThan(50);
  expect(await db.$count(questionOptions)).toBeGreaterThan(150);
  // And the one that the story tells of, which was refused.
  expect(await db.$count(jobDescriptions)).toBe(60 + 1);
  expect(await db.$count(jobDescriptions, eq(jobDescriptions.status, 'Draft'))).toBe(10 + 1);
  expect(await db.$count(jobApprovals, eq(jobApprovals.state, 'Pending'))).toBeGreaterThan(0);
  expect(await db.$count(seasonEnrolments)).toBeGreaterThan(30);
  expect(await db.$count(candidateProfiles)).toBe(candidateSeeds.length + candidateProfileRows.length);
  expect(await db.$count(applications)).toBeGreaterThan(150);
});

test('every application has been paid for, and the statement of each person and company adds up line by line', async () => {
  const { db } = database;
  expect(await checkLedger(db)).toEqual([]);
  const charged = (kind: 'Accept' | 'Refund', causeType: string) =>
    db.$count(
      ledgerTransactions,
      and(
        eq(ledgerTransactions.causeType, causeType),
        eq(ledgerTransactions.kind, kind),
        sql`exists (select from ${applicationEvents} where ${applicationEvents.applicationID} = ${ledgerTransactions.causeID}
          and ${applicationEvents.to} = ${causeType === 'mapping-result' ? 'Shortlisted' : kind === 'Accept' ? 'Applied' : 'Cancelled'})`,
      ),
    );
  const steps = (to: 'Applied' | 'Shortlisted' | 'Cancelled') =>
    db.$count(applicationEvents, eq(applicationEvents.to, to));
  expect(await charged('Accept', 'mapping')).toBe(await steps('Applied'));
  expect(await charged('Accept', 'mapping-result')).toBe(await steps('Shortlisted'));
  expect(await charged('Refund', 'mapping')).toBe(await steps('Cancelled'));
  expect(await steps('Applied')).toBeGreaterThan(100);
  // A statement is in the order in which it was booked, and its moments never go back.
  const lines = await db
    .select({ walletID: ledgerLines.walletID, at: ledgerLines.createdAt, owner: wallets.ownerType })
    .from(ledgerLines)
    .innerJoin(wallets, eq(wallets.id, ledgerLines.walletID))
    .where(ne(wallets.ownerType, 'platform'))
    .orderBy(ledgerLines.walletID, ledgerLines.booked);
  const goBack = lines.filter((line, index) => {
    const before = lines[index - 1];
    return before?.walletID === line.walletID && before.at > line.at;
  });
  expect(goBack).toEqual([]);
});

test('whoever is told of an offer finds it, and has the days left that the story says', async () => {
  const [found] = await database.db
    .select({
      status: applications.status,
      cvID: applications.cvID,
      offer: applications.offer,
      name: companies.name,
      season: jobDescriptions.seasonID,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(eq(applications.userID, asha));
  expect(found).toMatchObject({ status: 'Selected', name: 'Navyug Software', cvID: expect.any(String) });
  expect(Date.parse(found?.offer?.respondBy ?? '') - now.getTime()).toBe(2 * 24 * 60 * 60 * 1000);
  const enrolled = and(eq(seasonEnrolments.userID, asha), eq(seasonEnrolments.seasonID, found?.season ?? ''));
  expect(await database.db.$count(seasonEnrolments, enrolled)).toBe(1);
});

test('the other parts of the story are there: a refused job, one purchase that was paid and one that nobody finished', async () => {
  const { db } = database;
  const [refused] = await db
    .select({ name: companies.name, status: jobDescriptions.status, findings: jobReviews.findings })
    .from(jobReviews)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, jobReviews.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(eq(jobReviews.state, 'Refused'));
  expect(refused).toMatchObject({ name: 'GreenGrid Power', status: 'Draft', findings: [{ rule: 'fee' }] });
  const orders = await db.select().from(paymentOrders);
  expect(orders.map(({ status }) => status).toSorted()).toEqual(['Expired', 'Paid']);
  expect(await db.$count(receipts)).toBe(1);
  expect(await db.$count(leads, and(eq(leads.status, 'New'), gte(leads.createdAt, now)))).toBe(3);
});

test('every company has somebody who has signed in, and who is verified was decided about by support', async () => {
  const { db } = database;
  const people = await db
    .select({ companyID: users.parentEntityID, lastLoginAt: users.lastLoginAt, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.parentEntityType, 'Employer'));
  const signedIn = new Set(people.flatMap(({ companyID, lastLoginAt }) => (lastLoginAt ? [companyID] : [])));
  expect(companyRows.filter(({ id }) => !signedIn.has(id))).toEqual([]);
  expect(people.filter(({ lastLoginAt, createdAt }) => lastLoginAt && lastLoginAt < createdAt)).toEqual([]);
  const open = and(ne(companies.verificationStatus, 'Pending'), isNull(companies.verifiedAt));
  expect(await db.$count(companies, open)).toBe(0);
});

test('every institute with a season has students who stand at different places', async () => {
  const rows = await database.db
    .select({
      instituteID: users.parentEntityID,
      places: sql<number>`count(distinct ${applications.status})::int`,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userID))
    .where(eq(users.parentEntityType, 'Institute'))
    .groupBy(users.parentEntityID);
  const homes = new Set([...institutesOf('sahyadri'), ...institutesOf('pooled')]);
  expect(
    [...homes]
      .map((id) => [
        instituteRows.find((row) => row.id === id)?.name,
        rows.find((row) => row.instituteID === id)?.places,
      ])
      .filter(([, p]) => !(Number(p) > 1)),
  ).toEqual([]);
});

test('a job is of the industry of its company, and nobody welds at home', () => {
  const industries = new Map(companyRows.map(({ id, industryID }) => [id, industryID]));
  const sectors = new Map(sectorRows.map(({ id, industryID }) => [id, industryID]));
  const roles = new Map([...jobProfileRows, ...lateralJobProfileRows].map((each) => [each.id, each]));
  const wrong = jobDescriptionRows(now).filter((job) => {
    const role = roles.get(job.jobProfileID ?? job.jobProfileLateralID ?? '');
    const wanted = industries.get(job.companyID);
    const hasOwn = [...roles.values()].some(
      (each) =>
        sectors.get(each.sectorID ?? '') === wanted && 'level' in each === (job.audience === 'Experienced'),
    );
    const isElsewhere = hasOwn && sectors.get(role?.sectorID ?? '') !== wanted;
    return isElsewhere || (job.workMode === 'Remote' && /weld|plant|site|technician/iu.test(job.title));
  });
  expect(wrong).toEqual([]);
});

test('a job can be applied for until its last day in India ends', () => {
  const wrong = jobDescriptionRows(now).filter(({ lastDateToApply }) => {
    const last = lastDateToApply ?? now;
    return indianDate(last) === indianDate(new Date(last.getTime() + 1));
  });
  expect(wrong).toEqual([]);
});

test('every tax number of a company is one', () => {
  const wrong = companyRows.filter((row) => row.gstin != null && !gstin(row.gstin).ok);
  expect(wrong).toEqual([]);
});

test('every company says what it is, but the one whose demo account has yet to', () => {
  const partsOf = ({ size, addressLine, pincode, gstin: number, about }: (typeof companyRows)[number]) =>
    Object.entries({ size, addressLine, pincode, gstin: number, about }).flatMap(([part, value]) =>
      value == null ? [part] : [],
    );
  const missing = companyRows.filter((row) => partsOf(row).length > 0);
  expect(missing.map((row) => [row.name, partsOf(row)])).toEqual([['GreenGrid Power', ['gstin', 'about']]]);
});

test('a second seeding leaves the job side as it is', async () => {
  const { db } = database;
  const before = await db.$count(applicationEvents);
  await db.update(seasons).set({ name: 'Renamed' });
  await seed(db, { sandbox: true, withJobs: true, now, hashPassword });
  expect(await db.$count(applicationEvents)).toBe(before);
  expect(await db.$count(seasons, eq(seasons.name, 'Renamed'))).toBe(5);
});

describe('where invented candidates stand', () => {
  const jobs = jobDescriptionRows(now);
  const { rows, events } = applicationRows(jobs, candidateSeeds, now);
  const people = new Map(candidateSeeds.map((each) => [each.userID, each]));

  test('is the same at every start', () => {
    expect(applicationRows(jobDescriptionRows(now), candidateSeeds, now)).toEqual({ rows, events });
  });

  test('does not depend on how many others there are', () => {
    const many = candidatesOf('many');
    const invented = many.filter(({ account }) => account !== null);
    expect(invented.filter(({ isFresher }) => isFresher)).toHaveLength(420);
    expect(invented.filter(({ isFresher }) => !isFresher)).toHaveLength(80);
    expect(new Set(invented.map(({ account }) => account?.mobileNumber)).size).toBe(500);
    expect(many.slice(0, candidateSeeds.length)).toEqual(candidateSeeds);
    const full = applicationRows(jobDescriptionRows(now), many, now);
    expect(full.rows.filter(({ userID }) => people.has(userID))).toEqual(rows);
    expect(full.rows.length).toBeGreaterThan(1_000);
  });

  test('is a job that they are eligible for', () => {
    const wrong = rows.filter(({ jdID, userID }) => {
      const job = jobs.find(({ id }) => id === jdID);
      const person = people.get(userID);
      if (job === undefined || person === undefined) return true;
      const rules = evaluateCriteria(job.criteria ?? {}, factsOf(person, finalYear(now)), {
        cityIDs: job.cityIDs ?? [],
        skills: job.skills ?? [],
      });
      return verdictOf(rules) !== 'Eligible';
    });
    expect(wrong).toEqual([]);
  });

  test('is where the last of their events led', () => {
    const last = new Map(events.map(({ applicationID, to }) => [applicationID, to]));
    expect(rows.filter(({ id, status }) => last.get(id) !== status)).toEqual([]);
  });

  test('goes on in the order of time: one applies until the last day, and a closed job is decided about afterwards', () => {
    const ends = new Map(jobs.map(({ id, lastDateToApply }) => [id, lastDateToApply ?? now]));
    const jobOf = new Map(rows.map(({ id, jdID }) => [id, jdID]));
    const endOf = (applicationID: string) => ends.get(jobOf.get(applicationID) ?? '') ?? now;
    const times = new Map<string, Date>();
    const wrong = events.filter(({ applicationID, to, at }) => {
      const before = times.get(applicationID);
      times.set(applicationID, at);
      const end = endOf(applicationID);
      const isLate = at > now || (to === 'Applied' && at > end);
      const isEarly = before !== undefined && at < before;
      return isLate || isEarly;
    });
    expect(wrong).toEqual([]);
    expect(
      rows.filter(
        ({ status, offer }) => status === 'Selected' && Date.parse(offer?.respondBy ?? '') < now.getTime(),
      ),
    ).toEqual([]);
  });

  test('begins after the job was posted', async () => {
    const [found] = await database.db.select({ all: count() }).from(applications);
    // And the one that the story tells of.
    expect(found?.all).toBe(rows.length + 1);
    const early = rows.filter(({ jdID, createdAt }) => {
      const posted = jobs.find(({ id }) => id === jdID)?.postedAt;
      return posted == null || createdAt === undefined || createdAt < posted;
    });
    expect(early).toEqual([]);
  });
});
