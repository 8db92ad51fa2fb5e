import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { jobApprovals, jobDescriptions } from '../../src/hiring/job-descriptions/tables.ts';
import { jobProfiles, lateralJobProfiles } from '../../src/hiring/job-profiles/tables.ts';
import { jobTemplates } from '../../src/hiring/job-templates/tables.ts';
import { applicationEvents, applications } from '../../src/hiring/applications/tables.ts';
import { candidateProfiles } from '../../src/hiring/candidate-profiles/tables.ts';
import { questionOptions, questions } from '../../src/hiring/questions/tables.ts';
import { seasonEnrolments, seasons } from '../../src/hiring/seasons/tables.ts';
import { candidateProfileRows } from '../../src/seed/data/candidate-profiles.ts';
import { candidateSeeds, factsOf } from '../../src/seed/data/candidates.ts';
import { jobDescriptionRows } from '../../src/seed/data/job-descriptions.ts';
import { mappingRows } from '../../src/seed/data/applications.ts';
import { finalYear } from '../../src/seed/data/seasons.ts';
import { judgeCriteria, verdictOf } from '../../src/hiring/job-descriptions/eligibility.ts';
import { seed } from '../../src/seed/index.ts';
import { openTestDatabase } from '../support/database.ts';

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
  expect(await db.$count(jobDescriptions)).toBe(60);
  expect(await db.$count(jobDescriptions, eq(jobDescriptions.status, 'Draft'))).toBe(10);
  expect(await db.$count(jobApprovals, eq(jobApprovals.state, 'Pending'))).toBeGreaterThan(0);
  expect(await db.$count(seasonEnrolments)).toBeGreaterThan(30);
  expect(await db.$count(candidateProfiles)).toBe(candidateSeeds.length + candidateProfileRows.length);
  expect(await db.$count(applications)).toBeGreaterThan(150);
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
  const { rows, events } = mappingRows(jobs, candidateSeeds, now);
  const people = new Map(candidateSeeds.map((each) => [each.userId, each]));

  test('is the same at every start', () => {
    expect(mappingRows(jobDescriptionRows(now), candidateSeeds, now)).toEqual({ rows, events });
  });

  test('is a job that they are eligible for', () => {
    const wrong = rows.filter(({ jdID, userId }) => {
      const job = jobs.find(({ id }) => id === jdID);
      const person = people.get(userId);
      if (job === undefined || person === undefined) return true;
      const rules = judgeCriteria(job.criteria ?? {}, factsOf(person, finalYear(now)), {
        cityIDs: job.cityIDs ?? [],
        skills: job.skills ?? [],
      });
      return verdictOf(rules) !== 'Eligible';
    });
    expect(wrong).toEqual([]);
  });

  test('is where the last of their events led', () => {
    const last = new Map(events.map(({ mappingID, to }) => [mappingID, to]));
    expect(rows.filter(({ id, status }) => last.get(id) !== status)).toEqual([]);
  });

  test('begins after the job was posted', async () => {
    const [found] = await database.db.select({ all: count() }).from(applications);
    expect(found?.all).toBe(rows.length);
    const early = rows.filter(({ jdID, createdAt }) => {
      const posted = jobs.find(({ id }) => id === jdID)?.postedAt;
      return posted == null || createdAt === undefined || createdAt < posted;
    });
    expect(early).toEqual([]);
  });
});
