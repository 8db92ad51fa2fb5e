/** What a candidate is told of a job besides the job: the price, the questions, and what they have decided. */
import type { MappingStatus } from '@aarambh/api-client/enums';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { resolveSettings, termsOfCandidate } from '../../money/index.ts';
import { inLanguage, signedIn, type OperationContext } from '../../platform/index.ts';
import { optionTranslations } from '../questions/options.ts';
import { questionOptions, questions } from '../tables/questions.ts';
import type { JudgedJob, JobView } from '../job-descriptions/reading.ts';
import { findReport } from '../job-descriptions/report.ts';
import { refundsOf } from './credits.ts';
import { refundDay } from './late.ts';
import { wouldEnd } from './policy.ts';
import { asItStands } from './standing.ts';
import { isTooLate, type Application } from './step.ts';
import { nextSteps } from './steps.ts';
import { applications } from '../tables/applications.ts';
import { courseOf } from './course.ts';
import { earlierOffersOf } from './view.ts';

export async function ownPart(
  context: OperationContext,
  job: JudgedJob,
): Promise<Pick<JobView, 'price' | 'refundDay' | 'questions' | 'application' | 'isReported'>> {
  const { db } = context;
  const { id: userId } = signedIn(context);
  const [found] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.jdID, job.id), eq(applications.userId, userId)));
  const row = found && asItStands(found, job);
  const allowed = row === undefined ? [] : ownSteps(row, job, context.now());
  return {
    price: await priceFor(context),
    refundDay: await refundDayOf(context, job),
    questions: await questionsOf(context, job.questionIDs),
    isReported: (await findReport(db, { jobID: job.id, userId })) !== undefined,
    application:
      row === undefined
        ? null
        : {
            id: row.id,
            status: row.status,
            statusReasonCode: row.statusReasonCode,
            statusNote: row.statusNote && inLanguage(row.statusNote, context.locale),
            offer: row.offer,
            earlierOffers: earlierOffersOf(row),
            refund: (await refundsOf(db, [row.id])).get(row.id) ?? null,
            allowed: [...allowed],
            openedAt: row.openedAt?.toISOString() ?? null,
            timeline: await courseOf(context, row.id),
            ...(row.offer !== null &&
              allowed.includes('Offer Accepted') && {
                ends: await wouldEnd(db, { ...row, offer: row.offer }, job),
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

/** The questions in the order of the job. What is right stays here. */
export async function questionsOf(
  { db }: OperationContext,
  ids: readonly string[],
): Promise<JobView['questions']> {
  const rows = await db
    .select({
      id: questions.id,
      text: questions.text,
      translations: questions.translations,
      answerType: questions.answerType,
      isOptional: questions.isOptional,
    })
    .from(questions)
    .where(inArray(questions.id, [...ids]));
  const options = await db
    .select({ id: questionOptions.id, text: questionOptions.text, questionID: questionOptions.questionID })
    .from(questionOptions)
    .where(inArray(questionOptions.questionID, [...ids]))
    .orderBy(asc(questionOptions.sortOrder), asc(questionOptions.id));
  return ids.flatMap((id) => {
    const question = rows.find((each) => each.id === id);
    if (question === undefined) return [];
    const own = options.filter(({ questionID }) => questionID === id);
    return [
      {
        ...question,
        options: own.map(({ id: option, text }) => ({
          id: option,
          text,
          translations: optionTranslations(text),
        })),
      },
    ];
  });
}
