/** A job that can be posted, for Sahyadri's season. */
import { cityRows } from '../../src/seed/data/cities.ts';
import { instituteID } from '../../src/seed/data/institutes.ts';
import { jobProfileRows } from '../../src/seed/data/job-profiles.ts';
import { seasonID } from '../../src/seed/data/seasons.ts';
import { skillRows } from '../../src/seed/data/skills.ts';
import type { Call } from './server.ts';

const day = 24 * 60 * 60 * 1000;

/** Everything that posting asks for. @param now the server's clock */
export const postable = (now: Date, more: object = {}) => ({
  title: 'Trainee for tests',
  audience: 'Fresher',
  jobProfileID: jobProfileRows[0]?.id ?? '',
  seasonID: seasonID('sahyadri'),
  instituteIDs: [instituteID('sahyadri')],
  jobType: 'Full Time',
  workMode: 'On site',
  cityIDs: [cityRows[0]?.id ?? ''],
  openings: 4,
  ctcMinPaise: 50_000_000,
  ctcMaxPaise: 60_000_000,
  bondMonths: 0,
  bondAmountPaise: 0,
  descriptionHtml:
    '<p>You build services in TypeScript, read what others write, and explain what you do.</p>',
  skills: [{ skillID: skillRows[0]?.id ?? '' }],
  criteria: { degrees: ['ENGINEERING'] },
  lastDateToApply: new Date(now.getTime() + 20 * day).toISOString(),
  resultBy: new Date(now.getTime() + 40 * day).toISOString().slice(0, 10),
  ...more,
});

/** Adds a job and gives it back. */
export async function addJob(call: Call, body: object) {
  const { data, status, text } = await call('addJobDescription', { body });
  if (status !== 200) throw new Error(text);
  return data.jobDescription;
}

/** Adds a job and posts it. */
export async function postJob(call: Call, body: object) {
  const { id, rowVersion } = await addJob(call, body);
  const { data, status, text } = await call('setJobDescriptionStatus', {
    params: { id },
    body: { status: 'Posted', rowVersion },
  });
  if (status !== 200) throw new Error(text);
  return data.jobDescription;
}
