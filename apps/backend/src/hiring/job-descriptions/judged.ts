/**
 * The jobs that are open to a person, as people are judged by them. Everybody on a campus is judged by the same few hundred: of each, what decides
 * is read and kept until its row changes, and one statement says which are open and in which version (decision 058).
 */
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { perDatabase } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import { signedIn, type OperationContext } from '../../platform/index.ts';
import type { JudgedJob } from './reading.ts';
import { jobsOpenTo } from './scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

/** Most jobs that are judged for one person, the next to close first. */
const mostJobs = 500;

/** Which transactions have written the job and its company: others with every change. */
const version = sql<string>`${jobDescriptions}.xmin::text || '/' || ${companies}.xmin::text`;

const columns = {
  id: jobDescriptions.id,
  title: jobDescriptions.title,
  audience: jobDescriptions.audience,
  seasonID: jobDescriptions.seasonID,
  ctcMaxPaise: jobDescriptions.ctcMaxPaise,
  criteria: jobDescriptions.criteria,
  criteriaVersion: jobDescriptions.criteriaVersion,
  cityIDs: jobDescriptions.cityIDs,
  skills: jobDescriptions.skills,
  lastDateToApply: jobDescriptions.lastDateToApply,
  createdAt: jobDescriptions.createdAt,
  companyStatus: companies.verificationStatus,
  version,
};

const ofCompany = eq(companies.id, jobDescriptions.companyID);

/** A job that is open to somebody. */
export type OpenJob = Readonly<
  Pick<JudgedJob, Exclude<keyof typeof columns, 'version'>> & { phase: 'Open'; version: string }
>;

const keptJobs = perDatabase(() => new LRUCache<string, OpenJob>({ max: 2_000 }));

/** The jobs that are open to the caller, the next to close first. @param more what else they have to meet */
export async function readOpenJobs(context: OperationContext, more?: SQL): Promise<readonly OpenJob[]> {
  const { db } = context;
  const open = await db
    .select({ id: jobDescriptions.id, version })
    .from(jobDescriptions)
    .innerJoin(companies, ofCompany)
    .where(and(jobsOpenTo(signedIn(context), context.now()), more))
    .orderBy(asc(jobDescriptions.lastDateToApply), asc(jobDescriptions.id))
    .limit(mostJobs);
  const kept = keptJobs(db);
  const isKept = (each: (typeof open)[number]) => kept.get(each.id)?.version === each.version;
  const changed = open.filter((each) => !isKept(each)).map(({ id }) => id);
  if (changed.length > 0) {
    const rows = await db
      .select(columns)
      .from(jobDescriptions)
      .innerJoin(companies, ofCompany)
      .where(inArray(jobDescriptions.id, changed));
    for (const row of rows) kept.set(row.id, { ...row, phase: 'Open' });
  }
  return open.flatMap(({ id }) => kept.get(id) ?? []);
}
