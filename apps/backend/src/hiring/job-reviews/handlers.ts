/** What support decides about jobs: one queue, the oldest first. */
import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import {
  ApiFailure,
  localized,
  notFound,
  outOfScope,
  signedIn,
  stale,
  storedText,
  type OperationContext,
  type Operations,
  type LocalizedText,
} from '../../platform/index.ts';
import { audit, countUpTo, orderOf, readPageFrom, readRows, type Sequence } from '../../records/index.ts';
import { makeAllowedOffer } from '../applications/offer-review.ts';
import { liveStatuses } from '../statuses/steps.ts';
import { applications } from '../tables/applications.ts';
import { countEligible } from '../job-descriptions/eligible.ts';
import { tellCandidates, tellCompany } from '../job-descriptions/notices.ts';
import { closeJob, writeStep } from '../job-descriptions/ending.ts';
import { holdCompany, lockJob } from '../job-descriptions/locks.ts';
import { postAllowed } from '../job-descriptions/posting.ts';
import { jobsFor, type JobRow } from '../job-descriptions/reading.ts';
import { reviewViews, type ReviewView } from '../job-descriptions/review-view.ts';
import { refuseUnlessStep } from '../job-descriptions/steps.ts';
import { jobDescriptions, jobReviews, type JobReview } from '../tables/job-descriptions.ts';

interface ReviewFilter {
  kind?: JobReview['kind'];
  state?: JobReview['state'];
  companyID?: string;
}

/** @throws ApiFailure 403 OUT_OF_SCOPE to whom less than everything is in reach */
function refuseUnlessStaff(context: OperationContext): void {
  if (signedIn(context).roleScope !== 'all') throw outOfScope('Support decides this.');
}

function whereOf({ kind, state, companyID }: ReviewFilter): SQL | undefined {
  return and(
    kind && eq(jobReviews.kind, kind),
    state && eq(jobReviews.state, state),
    companyID === undefined
      ? undefined
      : sql`exists (select from ${jobDescriptions} where ${jobDescriptions.id} = ${jobReviews.jdID}
          and ${jobDescriptions.companyID} = ${companyID})`,
  );
}

async function jobsOf(
  context: OperationContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JobRow>> {
  const jobs = jobsFor(signedIn(context), context.now());
  const rows = await readRows(context.db, jobs, {
    where: inArray(jobDescriptions.id, [...ids]),
    order: orderOf(jobs, 'createdAt'),
    limit: ids.length,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** By the application whom the offers are for that are asked about. */
async function candidatesOf(
  { db }: OperationContext,
  reviews: readonly JobReview[],
): Promise<ReadonlyMap<string, string>> {
  const ids = reviews.flatMap(({ applicationID }) => applicationID ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: applications.id, name: writtenName(users) })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userID))
    .where(inArray(applications.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Reviews with the jobs that they are about. */
async function queueOf(context: OperationContext, reviews: readonly JobReview[]): Promise<ReviewView[]> {
  const jobs = await jobsOf(
    context,
    reviews.map(({ jdID }) => jdID),
  );
  const candidateOf = await candidatesOf(context, reviews);
  const views = await reviewViews(context, reviews, (id) => jobs.get(id)?.attachmentImageIDs ?? []);
  return reviews.flatMap(({ jdID, applicationID }, index) => {
    const [view, job] = [views[index], jobs.get(jdID)];
    if (view === undefined || job === undefined) return [];
    const { id, code, title, phase, companyID, companyName } = job;
    const candidateName = candidateOf.get(applicationID ?? '') ?? null;
    return [
      { ...view, candidateName, job: { id, code, title, phase, companyID, companyName: companyName ?? '' } },
    ];
  });
}

/** Writes what was asked for into the job, or makes the offer. */
async function make(
  tx: Transaction,
  context: OperationContext,
  review: JobReview,
  job: JobRow,
): Promise<void> {
  if (review.kind === 'Offer') {
    await makeAllowedOffer(tx, review, context.now());
    return;
  }
  if (review.changes.length === 0) return;
  refuseUnlessStep('Change', job, context.now());
  const values = Object.fromEntries(review.changes.map(({ field, to }) => [field, to]));
  await writeStep(tx, context, job, values);
  if (review.kind !== 'Pay or bond') return;
  const applicants = await tx
    .select({ userID: applications.userID })
    .from(applications)
    .where(and(eq(applications.jdID, job.id), inArray(applications.status, liveStatuses)));
  await tellCandidates(
    tx,
    job,
    applicants.map(({ userID }) => userID),
    {
      text: localized('{title} has other pay or another bond now. Read it again; you can withdraw.', {
        title: job.title,
      }),
      reason: null,
      now: context.now(),
    },
  );
}

/** What the company reads of the verdict. */
const decisionTexts: Readonly<
  Record<JobReview['kind'], Record<'Allowed' | 'Refused', (about: { title: string }) => LocalizedText>>
> = {
  'Trust scan': {
    Allowed: (about) => localized('{title} was checked. Its text may be posted.', about),
    Refused: (about) => localized('{title} was checked. Its text may not be posted like this.', about),
  },
  'Pay or bond': {
    Allowed: (about) => localized('{title} has its new pay and bond now.', about),
    Refused: (about) => localized('{title} keeps its pay and bond.', about),
  },
  Offer: {
    Allowed: (about) =>
      localized('An offer of {title} that pays less than stated was allowed and is made.', about),
    Refused: (about) => localized('An offer of {title} that pays less than stated was not allowed.', about),
  },
  Report: {
    Allowed: (about) => localized('{title} was reported and is all right.', about),
    Refused: (about) => localized('{title} was closed after a report.', about),
  },
};

/** The review, with its job kept from others until the transaction ends: first the job, as everybody takes them. @throws ApiFailure 404 */
async function lockedReview(tx: Transaction, id: string): Promise<JobReview> {
  const [found] = await tx.select({ jdID: jobReviews.jdID }).from(jobReviews).where(eq(jobReviews.id, id));
  if (found === undefined) throw notFound();
  // An allowed draft is posted.
  await holdCompany(tx, found.jdID);
  await lockJob(tx, found.jdID);
  const [review] = await tx.select().from(jobReviews).where(eq(jobReviews.id, id)).for('update');
  if (review === undefined) throw notFound();
  return review;
}

const isDecided = sql<boolean>`${jobReviews.state} <> 'Open'`;

/** Of those that wait, and then of the others, the one that was asked for first. */
const waitingFirst: Sequence = {
  keys: [
    { name: 'isDecided', expression: isDecided, type: 'boolean' },
    { name: 'askedAt', column: jobReviews.askedAt },
  ],
  isDescending: false,
  sort: 'askedAt',
};

export const jobReviewsOperations = {
  listJobReviews: async ({ query }, context) => {
    refuseUnlessStaff(context);
    const { pageNo = 1, pageSize = 25, cursor, ...filter } = query;
    const where = whereOf(filter);
    const { db } = context;
    const { rows, meta } = await readPageFrom(
      {
        order: waitingFirst,
        id: jobReviews.id,
        read: ({ beyond, by, limit, offset }) =>
          db
            .select({ ...getTableColumns(jobReviews), isDecided })
            .from(jobReviews)
            .where(and(where, beyond))
            .orderBy(...by)
            .limit(limit)
            .offset(offset),
        count: (limit) => countUpTo(db, jobReviews, where, limit),
      },
      { pageNo, pageSize, cursor },
    );
    return { data: { jobReview: await queueOf(context, rows) }, meta: { pageNo, pageSize, ...meta } };
  },

  countJobReviews: async ({ query }, context) => {
    refuseUnlessStaff(context);
    return { data: { count: await context.db.$count(jobReviews, whereOf(query)) } };
  },

  decideJobReview: async ({ params: { id }, body }, context) => {
    refuseUnlessStaff(context);
    const reason = storedText(body.reason);
    const decided = await context.db.transaction(async (tx) => {
      const review = await lockedReview(tx, id);
      if (review.state !== 'Open') {
        throw new ApiFailure(409, 'ILLEGAL_TRANSITION', localized('This has been decided already.', {}), {
          details: { state: review.state, allowed: [] },
        });
      }
      if (review.rowVersion !== body.rowVersion) throw stale(review.rowVersion);
      const inside = { ...context, db: tx };
      const job = (await jobsOf(inside, [review.jdID])).get(review.jdID);
      if (job === undefined) throw notFound();
      if (body.verdict === 'Allowed') await make(tx, context, review, job);
      const isPosted =
        body.verdict === 'Allowed' &&
        review.kind === 'Trust scan' &&
        (await postAllowed(tx, context, job, review));
      const isOver = job.phase === 'Closed' || job.phase === 'Cancelled' || job.phase === 'Draft';
      if (review.kind === 'Report' && body.verdict === 'Refused' && !isOver) {
        await closeJob(tx, context, job, reason);
        await countEligible(tx, job.id, context.now());
      }
      const [written] = await tx
        .update(jobReviews)
        .set({
          state: body.verdict,
          reason,
          decidedBy: signedIn(context).id,
          decidedAt: context.now(),
          rowVersion: sql`${jobReviews.rowVersion} + 1`,
        })
        .where(
          and(
            eq(jobReviews.jdID, review.jdID),
            eq(jobReviews.state, 'Open'),
            // All reports of a job that wait get one verdict.
            review.kind === 'Report' ? eq(jobReviews.kind, 'Report') : eq(jobReviews.id, id),
          ),
        )
        .returning({ id: jobReviews.id });
      if (written === undefined) throw notFound();
      await audit(tx, context, {
        action: 'changed',
        entityType: 'jobReview',
        entityID: id,
        subjectID: review.jdID,
        fields: ['state'],
        before: { state: review.state },
        after: { state: body.verdict },
        reason,
      });
      const isSilent = review.kind === 'Report' && body.verdict === 'Allowed';
      if (!isSilent) {
        const text = isPosted
          ? localized('{title} was checked and is posted.', { title: job.title })
          : decisionTexts[review.kind][body.verdict]({ title: job.title });
        await tellCompany(tx, job, { text, reason, now: context.now() });
      }
      const [row] = await tx.select().from(jobReviews).where(eq(jobReviews.id, id));
      return row;
    });
    const [view] = decided === undefined ? [] : await queueOf(context, [decided]);
    if (view === undefined) throw notFound();
    return { data: { jobReview: view } };
  },
} satisfies Operations;
