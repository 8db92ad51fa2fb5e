/** A job with what institutes and support have decided about it. */
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { institutes } from '../../organisations/index.ts';
import { notFound, signedIn, type OperationContext } from '../../platform/index.ts';
import { questionsOf } from '../questions/of-job.ts';
import { filesOf } from './files.ts';
import { findJob } from './finding.ts';
import { hostOf } from './host.ts';
import { jobView, type JobRow, type JobView } from './reading.ts';
import { reviewViews } from './review-view.ts';
import { jobApprovals, jobReviews, type JobReview } from '../tables/job-descriptions.ts';
import { digestOf } from './trust-scan.ts';

/** A job that the caller may read, and what everybody sees of it. @throws ApiFailure 404 */
export async function foundJob(
  context: OperationContext,
  id: string,
): Promise<{ row: JobRow; view: JobView }> {
  const row = await findJob(context, id);
  if (row === undefined) throw notFound();
  const files = await filesOf(context.db, row.attachmentImageIDs);
  const host = await hostOf(context, id);
  return { row, view: { ...jobView(row, signedIn(context), context.now()), files, host } };
}

/** The job as an answer to those who write, check and watch it. @throws ApiFailure 404 */
export async function jobAnswer(
  context: OperationContext,
  id: string,
): Promise<{ data: { jobDescription: JobView } }> {
  const { row, view } = await foundJob(context, id);
  const approvals = await approvalsOf(context, id);
  const reviews = row.isOwn ? await lastReviews(context, row) : undefined;
  const questions = await questionsOf(context, row.questionIDs);
  return { data: { jobDescription: { ...view, approvals, questions, ...(reviews && { reviews }) } } };
}

/** What each institute has decided: an officer sees the own institute's, one of a university those of its institutes. */
async function approvalsOf(context: OperationContext, id: string) {
  const { roleScope, parentEntityID } = signedIn(context);
  const rows = await context.db
    .select({
      instituteID: jobApprovals.instituteID,
      instituteName: institutes.name,
      state: jobApprovals.state,
      reason: jobApprovals.reason,
      decidedAt: jobApprovals.decidedAt,
    })
    .from(jobApprovals)
    .innerJoin(institutes, eq(institutes.id, jobApprovals.instituteID))
    .where(
      and(
        eq(jobApprovals.jdID, id),
        roleScope === 'institute' ? eq(jobApprovals.instituteID, parentEntityID ?? '') : undefined,
        roleScope === 'university' ? eq(institutes.universityID, parentEntityID ?? '') : undefined,
      ),
    )
    .orderBy(asc(institutes.name), asc(institutes.id));
  return rows.map(({ decidedAt, ...row }) => ({ ...row, decidedAt: decidedAt?.toISOString() ?? null }));
}

/**
 * The newest of each kind that was not withdrawn; a draft's text that was refused is no longer spoken of once it is another one. Who
 * reported a job is support's business alone.
 */
async function lastReviews(context: OperationContext, job: JobRow) {
  const { id, attachmentImageIDs } = job;
  const rows = await context.db
    .selectDistinctOn([jobReviews.kind])
    .from(jobReviews)
    .where(
      and(
        eq(jobReviews.jdID, id),
        inArray(jobReviews.kind, ['Trust scan', 'Pay or bond']),
        ne(jobReviews.state, 'Withdrawn'),
      ),
    )
    .orderBy(jobReviews.kind, desc(jobReviews.askedAt), desc(jobReviews.id));
  const isOfOtherText = ({ kind, state, digest }: JobReview) =>
    job.phase === 'Draft' && kind === 'Trust scan' && state === 'Refused' && digest !== digestOf(job);
  return reviewViews(
    context,
    rows.filter((review) => !isOfOtherText(review)),
    () => attachmentImageIDs,
  );
}
