import { eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobApprovals, jobDescriptions } from '../../src/hiring/job-descriptions/tables.ts';
import { applications } from '../../src/hiring/applications/tables.ts';
import { seasonEnrolments, seasons } from '../../src/hiring/seasons/tables.ts';
import { users } from '../../src/identity/users/tables.ts';
import { companyID } from '../../src/seed/data/companies.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { seededID } from '../../src/database/seeded-id.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const idOf = (mobileNumber: string) => seededID(`user/${mobileNumber}`);
const asha = idOf('9000000001');
const arjun = idOf('9000000011');
const farah = idOf('9000000021');
const officer = idOf('9000000031');
const support = idOf('9000000041');

type Job = typeof jobDescriptions.$inferSelect;
type Mapping = typeof applications.$inferSelect;

let server: TestServer;
let jobs: Job[];
let all: Mapping[];
let approvals: (typeof jobApprovals.$inferSelect)[];
beforeAll(async () => {
  server = await startTestServer({ withJobs: true });
  const { db } = server.database;
  jobs = await db.select().from(jobDescriptions);
  all = await db.select().from(applications);
  approvals = await db.select().from(jobApprovals);
});
afterAll(() => server.close());

const countsFor = async (userId: string, group: string) => {
  const call = await server.actAs(userId);
  return (await call('getDashboardCounts', { params: { group } })).data.counts;
};

const isPosted = ({ status, cancelledAt }: Job) => status === 'Posted' && cancelledAt === null;
const isOpen = (job: Job) =>
  isPosted(job) && job.closedAt === null && (job.lastDateToApply ?? new Date(0)) > server.clock.now;
const ofJob = (jobID: string) => all.filter(({ jdID }) => jdID === jobID);
const having = (rows: readonly Mapping[], ...statuses: Mapping['status'][]) =>
  rows.filter(({ status }) => statuses.includes(status)).length;
const stagesOf = (rows: readonly Mapping[]) => ({
  applied: rows.filter(({ appliedAt }) => appliedAt !== null).length,
  shortlisted: rows.filter(({ contactRevealedAt }) => contactRevealedAt !== null).length,
  selected: having(rows, 'Selected', 'Offer Accepted', 'Offer Declined', 'Joined'),
  accepted: having(rows, 'Offer Accepted', 'Joined'),
});

/** What the card of jobs shows, counted one by one. */
function handCount(mine: readonly Job[], asked: typeof approvals, undecidedOf: readonly Mapping[]) {
  const today = '2026-11-21';
  const week = new Date(server.clock.now.getTime() + 7 * 24 * 60 * 60 * 1000);
  const ids = new Set(mine.filter(isPosted).map(({ id }) => id));
  return {
    open: mine.filter(isOpen).length,
    closingSoon: mine.filter(
      (job) => isOpen(job) && job.lastDateToApply !== null && job.lastDateToApply <= week,
    ).length,
    undecided: undecidedOf
      .filter(({ jdID }) => jobs.some((job) => job.id === jdID && isPosted(job)))
      .filter(({ status }) => status === 'Applied').length,
    overdue: mine.filter(
      (job) =>
        isPosted(job) &&
        job.resultBy !== null &&
        job.resultBy < today &&
        having(ofJob(job.id), 'Applied') > 0,
    ).length,
    approvals: asked.filter(({ state, jobDescriptionID }) => state === 'Pending' && ids.has(jobDescriptionID))
      .length,
  };
}

describe('the cards about jobs', () => {
  test('the world that is counted has jobs and people', () => {
    expect(jobs.filter(isOpen).length).toBeGreaterThan(3);
    expect(all.length).toBeGreaterThan(50);
  });

  test('an employer sees those of the own company', async () => {
    const mine = jobs.filter((job) => job.companyID === companyID('navyug'));
    expect(mine.length).toBeGreaterThan(0);
    const ids = new Set(mine.map(({ id }) => id));
    const asked = approvals.filter(({ jobDescriptionID }) => ids.has(jobDescriptionID));
    const { jobs: found } = await countsFor(farah, 'jobs');
    expect(found).toEqual(
      handCount(
        mine,
        asked,
        all.filter(({ jdID }) => ids.has(jdID)),
      ),
    );
  });

  test('an employer sees how far the candidates of each open job got', async () => {
    const mine = jobs
      .filter((job) => job.companyID === companyID('navyug') && isOpen(job))
      .toSorted((a, b) => (a.lastDateToApply?.getTime() ?? 0) - (b.lastDateToApply?.getTime() ?? 0))
      .slice(0, 5);
    const { openJobs } = await countsFor(farah, 'openJobs');
    expect(openJobs).toEqual(
      mine.map((job) => ({
        id: job.id,
        title: job.title,
        lastDateToApply: job.lastDateToApply?.toISOString(),
        ...stagesOf(ofJob(job.id)),
      })),
    );
  });

  test('an officer sees those that the own institute was asked about', async () => {
    const asked = approvals.filter((row) => row.instituteID === instituteID('sahyadri'));
    const ids = new Set(asked.map(({ jobDescriptionID }) => jobDescriptionID));
    const people = await server.database.db.select().from(users);
    const own = new Set(
      people
        .filter(
          ({ parentEntityID, mobileVerifiedAt }) =>
            parentEntityID === instituteID('sahyadri') && mobileVerifiedAt,
        )
        .map(({ id }) => id),
    );
    const { jobs: found } = await countsFor(officer, 'jobs');
    expect(found).toEqual(
      handCount(
        jobs.filter(({ id }) => ids.has(id)),
        asked,
        all.filter(({ userId }) => own.has(userId)),
      ),
    );
    const call = await server.actAs(officer);
    const { report } = (await call('getReport', { params: { name: 'funnel' } })).data;
    const posted = new Set(jobs.filter(isPosted).map(({ id }) => id));
    expect(report.totals).toEqual(
      stagesOf(all.filter(({ userId, jdID }) => own.has(userId) && posted.has(jdID))),
    );
  });

  test('staff see all', async () => {
    expect((await countsFor(support, 'jobs')).jobs).toEqual(handCount(jobs, approvals, all));
  });

  test('a candidate sees where the own applications stand', async () => {
    for (const userId of new Set(all.slice(0, 20).map((row) => row.userId))) {
      const own = all.filter((row) => row.userId === userId);
      expect((await countsFor(userId, 'applications')).applications).toEqual({
        applied: having(own, 'Applied', 'On Hold'),
        shortlisted: having(own, 'Shortlisted'),
        offers: having(own, 'Selected'),
        accepted: having(own, 'Offer Accepted', 'Joined'),
      });
    }
  });

  test('a fresher sees the running season that the person takes part in', async () => {
    const rows = await server.database.db
      .select({ userId: seasonEnrolments.userId, seasonID: seasons.id, name: seasons.name })
      .from(seasonEnrolments)
      .innerJoin(seasons, eq(seasons.id, seasonEnrolments.seasonID))
      .where(gt(seasons.endDate, server.clock.now));
    expect(rows.length).toBeGreaterThan(3);
    for (const { userId, seasonID, name } of rows.slice(0, 5)) {
      expect((await countsFor(userId, 'season')).season).toMatchObject({
        id: seasonID,
        name,
        isEnrolled: true,
      });
    }
  });

  test('a fresher who takes part in none sees the one of the institute', async () => {
    const { db } = server.database;
    await db.delete(seasonEnrolments).where(eq(seasonEnrolments.userId, asha));
    const { season } = await countsFor(asha, 'season');
    expect(season).toMatchObject({ isEnrolled: false, name: expect.stringContaining('Sahyadri') });
    expect(new Date(season?.endDate ?? 0) > server.clock.now).toBe(true);
  });

  test.each([
    ['a student', asha, ['applications', 'season']],
    ['an experienced candidate', arjun, ['applications']],
    ['an employer', farah, ['jobs', 'openJobs']],
    ['an officer', officer, ['jobs']],
    ['support', support, ['jobs']],
  ])('%s gets only the cards of the own dashboard', async (_who, userId, expected) => {
    const found: string[] = [];
    for (const group of ['applications', 'season', 'jobs', 'openJobs']) {
      found.push(...Object.keys(await countsFor(userId, group)));
    }
    expect(found).toEqual(expected);
  });
});
