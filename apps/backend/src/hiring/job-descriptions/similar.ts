/** Jobs like one that a candidate looks at. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { companies } from '../../organisations/index.ts';
import { notFound, signedIn, type OperationContext, type Operations } from '../../platform/index.ts';
import { applications } from '../tables/applications.ts';
import { evaluatorOf } from './evaluator.ts';
import { findJob } from './finding.ts';
import { readOpenJobs } from './judged.ts';
import { byVerdict, openJobViews } from './open-views.ts';
import type { JudgedJob } from './reading.ts';
import { jobsOpenTo } from './scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';

/** Jobs that are shown, and those among which the eligible ones are looked for. */
const most = 6;
const mostJudged = 24;

/** What two jobs have to have in common at least: the kind of work, a skill and something else, or three lesser things. */
const leastLikeness = 3;

export const similarJobsOperations = {
  listSimilarJobs: async ({ params: { id } }, context) => {
    const job = await findJob(context, id);
    if (job === undefined) throw notFound();
    const ids = await likest(context, job);
    const rows = ids.length === 0 ? [] : await readOpenJobs(context, inArray(jobDescriptions.id, ids));
    const { facts, price, evaluateFor } = await evaluatorOf(context, signedIn(context).id, rows);
    const found = rows
      .map((row) => ({ row, evaluation: evaluateFor(row, facts) }))
      .toSorted((one, other) => byVerdict(one, other) || ids.indexOf(one.row.id) - ids.indexOf(other.row.id))
      .slice(0, most);
    return { data: { jobDescription: await openJobViews(context, found, price) } };
  },
} satisfies Operations;

/** Ids of the open jobs that the caller has not decided about and that are most like this one, the likest first. */
async function likest(context: OperationContext, job: JudgedJob): Promise<string[]> {
  const caller = signedIn(context);
  const skillIDs = job.skills.map(({ skillID }) => skillID);
  const sharedSkills = sql`(select least(count(*), 3) from jsonb_array_elements(${jobDescriptions.skills}) as wanted
    where wanted ->> 'skillID' = any(${sql.param(skillIDs)}::text[]))`;
  const isSameWork = sql`(${jobDescriptions.jobProfileID} = ${job.jobProfileID} or ${jobDescriptions.jobProfileLateralID} = ${job.jobProfileLateralID})`;
  const isSameIndustry = sql`(${companies.industryID} = (select same.industry_id from ${companies} as same where same.id = ${job.companyID}))`;
  const isNear = sql`(${jobDescriptions.cityIDs} && ${sql.param(job.cityIDs)}::text[])`;
  const points = (condition: unknown, value: number) =>
    sql`case when ${condition} then ${sql.raw(String(value))} else 0 end`;
  const likeness = sql<number>`(${sql.join(
    [
      points(isSameWork, 3),
      sharedSkills,
      points(isSameIndustry, 1),
      points(isNear, 1),
      points(sql`${jobDescriptions.jobType} = ${job.jobType}`, 1),
    ],
    sql` + `,
  )})`;
  const rows = await context.db
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        jobsOpenTo(caller, context.now()),
        sql`${jobDescriptions.id} <> ${job.id}`,
        sql`not exists (select from ${applications} where ${applications.jdID} = ${jobDescriptions.id}
          and ${applications.userID} = ${caller.id})`,
        sql`${likeness} >= ${leastLikeness}::int`,
      ),
    )
    .orderBy(sql`${likeness} desc`, jobDescriptions.lastDateToApply, jobDescriptions.id)
    .limit(mostJudged);
  return rows.map(({ id }) => id);
}
