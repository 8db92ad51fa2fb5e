/** What a candidate is told of a job besides the job: the price, the questions, and what they have decided. */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, eq } from 'drizzle-orm';
import { resolveSettings, termsOfCandidate } from '../../money/index.ts';
import { signedIn, type OperationContext, type Operations } from '../../platform/index.ts';
import { questionsOf } from '../questions/of-job.ts';
import { foundJob, jobAnswer } from '../job-descriptions/view.ts';
import type { JudgedJob, JobView } from '../job-descriptions/reading.ts';
import { findReport } from '../job-descriptions/report.ts';
import { refundsOf } from './credits.ts';
import { refundDay } from './late.ts';
import { wouldEnd } from './policy.ts';
import { noteInEveryLanguage } from '../statuses/platform-notes.ts';
import { asItStands } from '../statuses/standing.ts';
import { isTooLate } from './taking-steps.ts';
import type { Application } from '../tables/applications.ts';
import { nextSteps } from '../statuses/steps.ts';
import { applications } from '../tables/applications.ts';
import { courseOf } from './course.ts';
import { ownRounds } from './own-rounds.ts';
import { earlierOffersOf } from './view.ts';

export const jobOperations = {
  getJobDescription: async ({ params: { id } }, context) => {
    if (signedIn(context).type !== 'C') return jobAnswer(context, id);
    const { row, view } = await foundJob(context, id);
    return { data: { jobDescription: { ...view, ...(await ownPart(context, row)) } } };
  },
} satisfies Operations;

async function ownPart(
  context: OperationContext,
  job: JudgedJob,
): Promise<Pick<JobView, 'price' | 'refundDay' | 'questions' | 'application' | 'isReported'>> {
  const { db } = context;
  const { id: userID } = signedIn(context);
  const [found] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.jdID, job.id), eq(applications.userID, userID)));
  const row = found && asItStands(found, job);
  const allowed = row === undefined ? [] : ownSteps(row, job, context.now());
  return {
    price: await priceFor(context),
    refundDay: await refundDayOf(context, job),
    questions: await questionsOf(context, job.questionIDs),
    isReported: (await findReport(db, { jdID: job.id, userID })) !== undefined,
    application:
      row === undefined
        ? null
        : {
            id: row.id,
            status: row.status,
            statusReasonCode: row.statusReasonCode,
            statusNote: row.statusNote && noteInEveryLanguage(row.statusNote)[context.locale],
            offer: row.offer,
            earlierOffers: earlierOffersOf(row),
            refund: (await refundsOf(db, [row.id])).get(row.id) ?? null,
            allowed: [...allowed],
            openedAt: row.openedAt?.toISOString() ?? null,
            timeline: await courseOf(context, row.id),
            rounds: await ownRounds(db, row),
            ...(row.offer !== null &&
              allowed.includes('Offer Accepted') && {
                ends: await wouldEnd(db, { ...row, offer: row.offer }, job, context.now()),
              }),
            rowVersion: row.rowVersion,
          },
  };
}

/** What the caller pays to apply for a job, in credits. */
async function priceFor(context: OperationContext): Promise<number> {
  return (await termsOfCandidate(context.db, signedIn(context).id)).price.accept;
}

/** The first day on which the clock gives back what an application without a decision has cost. */
async function refundDayOf({ db }: OperationContext, { resultBy }: JudgedJob): Promise<string | null> {
  if (resultBy === null) return null;
  const { config } = await resolveSettings(db, ['C', 'default']);
  return refundDay(resultBy, config.refundDays);
}

/** Where the candidate can take the application at this moment. */
export function ownSteps(
  { status, offer }: Pick<Application, 'status' | 'offer'>,
  { lastDateToApply }: Pick<JudgedJob, 'lastDateToApply'>,
  now: Date,
): readonly MappingStatus[] {
  return nextSteps(status, 'candidate').filter((to) => !isTooLate({ offer, lastDateToApply }, to, now));
}
