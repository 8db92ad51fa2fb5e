import { and, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import {
  endOfIndianDate,
  startOfIndianDate,
  hiddenContact,
  signedIn,
  withoutContactDetails,
  type OperationContext,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { contains, offsetOf, type Db } from '../../database/index.ts';
import { countUpTo, readPageFrom, type Sequence } from '../../records/index.ts';
import { jobsByID } from '../job-descriptions/by-id.ts';
import type { Evaluation } from '../job-descriptions/evaluation.ts';
import type { FoundEvaluation } from '../tables/evaluation.ts';
import { evaluatorOf } from '../job-descriptions/evaluator.ts';
import { readOpenJobs, type OpenJob } from '../job-descriptions/judged.ts';
import { openJobViews } from '../job-descriptions/open-views.ts';
import { judgedJobsFor, candidateJobView } from '../job-descriptions/reading.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { countSavedJobs } from '../saved-jobs/handlers.ts';
import { toldAnswers } from './answers.ts';
import { coursesOf } from './course.ts';
import { requestCredits } from './credit-request.ts';
import { refundsOf } from './credits.ts';
import { waitingOffers } from './offer-questions.ts';
import { suggestedOffer } from './offer.ts';
import { countPeople, findPeople, mostCounted, pageOfPeople } from './finding.ts';
import { ordered, type Compare } from './order.ts';
import { ownSteps } from './own.ts';
import { meanRatings, readsRatings, refuseOrder } from './ratings.ts';
import { downloadPeople, readPeople, studentView } from './people.ts';
import { noteInEveryLanguage } from '../statuses/platform-notes.ts';
import { asItStands, standing } from '../statuses/standing.ts';
import { readStudentProfile } from './student-profile.ts';
import { applications } from '../tables/applications.ts';
import { jobOperations } from './own.ts';
import { applicationView } from './view.ts';

/** An open job with what is found about one candidate. */
export interface JobWithEvaluation {
  row: OpenJob;
  evaluation: FoundEvaluation;
}

type Query = OperationRequest<'listEligibleJobDescriptions'>['query'];

/** Jobs as candidates find them, and people as those find them who hire. */
export const applicationsOperations = {
  ...jobOperations,

  listEligibleJobDescriptions: async ({ query }, context) => {
    const { pageNo = 1, pageSize = 25, verdict = 'Eligible', sort } = query;
    const { jobs, price } = await evaluateOpenJobs(context, query);
    const having = jobs.filter(({ evaluation }) => evaluation.verdict === verdict);
    const sorted = sort === undefined ? having : having.toSorted(byJob(sort));
    const shown = pageOf(sorted, pageNo, pageSize);
    return {
      data: { jobDescription: await openJobViews(context, shown, price) },
      meta: { pageNo, pageSize, total: sorted.length },
    };
  },

  countMyJobs: async (_request, context) => {
    const { jobs } = await evaluateOpenJobs(context, {});
    const past = await context.db.$count(applications, decidedBy(signedIn(context).id));
    const count = (verdict: Evaluation['verdict']) =>
      jobs.filter(({ evaluation }) => evaluation.verdict === verdict).length;
    const counts = {
      eligible: count('Eligible'),
      needsData: count('NeedsData'),
      notEligible: count('NotEligible'),
      past,
      saved: await countSavedJobs(context),
    };
    return { data: { counts } };
  },

  requestCredits: async ({ body: { jdID } }, context) => ({
    data: { isNew: await requestCredits(context, jdID) },
  }),

  listPastJobDescriptions: async ({ query }, context) => {
    const { pageNo = 1, pageSize = 25, cursor, status, from, to } = query;
    const caller = signedIn(context);
    const where = and(
      decidedBy(caller.id),
      status && eq(standing, status),
      from === undefined ? undefined : gte(applications.updatedAt, startOfIndianDate(from)),
      to === undefined ? undefined : lt(applications.updatedAt, endOfIndianDate(to)),
    );
    const { rows, meta } = await pageOfPast(context.db, where, { pageNo, pageSize, cursor });
    const jobs = await jobsByID(
      context,
      rows.map(({ jdID }) => jdID),
    );
    const courses = await coursesOf(
      context,
      rows.map(({ id }) => id),
    );
    const refunds = await refundsOf(
      context.db,
      rows.map(({ id }) => id),
    );
    return {
      data: {
        mapping: rows.map((row) => {
          const job = jobs.get(row.jdID);
          const stands = job === undefined ? row : asItStands(row, job);
          return {
            ...applicationView(stands),
            statusNote: stands.statusNote && noteInEveryLanguage(stands.statusNote)[context.locale],
            ...(job === undefined
              ? {}
              : {
                  jobDescription: candidateJobView(job),
                  allowed: [...ownSteps(stands, job, context.now())],
                }),
            refund: refunds.get(row.id) ?? null,
            openedAt: stands.openedAt?.toISOString() ?? null,
            timeline: [...(courses.get(row.id) ?? [])],
          };
        }),
      },
      meta: { pageNo, pageSize, ...meta },
    };
  },

  listEligibleStudents: async ({ query: { pageNo = 1, pageSize = 25, cursor, sort, ...query } }, context) => {
    const found = await findPeople(context, query);
    const { ids, ...page } = await pageOfPeople(found, {
      sort,
      cursor,
      limit: pageSize,
      offset: offsetOf({ pageNo, pageSize }),
    });
    refuseOrder(context, page.sort);
    const people = await readPeople(context, found.job, ids);
    const mapped = people.flatMap(({ mapping }) => mapping ?? []);
    const answers = await toldAnswers(context, mapped);
    const waiting = await waitingOffers(
      context.db,
      mapped.map(({ id }) => id),
    );
    const ratings = readsRatings(context)
      ? await meanRatings(
          context.db,
          mapped.map(({ id }) => id),
        )
      : undefined;
    return {
      data: {
        mapping: people.map((each) => ({
          ...(each.mapping === null
            ? { id: each.user.id, jdID: query.jdID, userID: each.user.id, status: 'Eligible' as const }
            : applicationView(each.mapping)),
          student: studentView(each),
          evaluation: each.evaluation,
          ...(each.mapping?.status === 'Shortlisted' && { suggestedOffer: suggestedOffer(found.job) }),
          ...waiting.get(each.mapping?.id ?? ''),
          rating: ratings?.get(each.mapping?.id ?? ''),
          answers: (answers.get(each.mapping?.id ?? '') ?? []).map(({ questionID, question, answer }) => ({
            questionID,
            question,
            answer: each.hasContact ? answer : withoutContactDetails(answer, hiddenContact(context.locale)),
          })),
        })),
      },
      meta: { pageNo, pageSize, ...page },
    };
  },

  countMappings: async ({ query: { by, ...query } }, context) => {
    const found = [...(await countPeople(await findPeople(context, query)))].filter(([, count]) => count > 0);
    const counts = found.map(([status, count]) => [status, Math.min(count, mostCounted)] as const);
    const moreThan = found.flatMap(([status, count]) => (count > mostCounted ? [status] : []));
    return {
      data: {
        count: counts.reduce((sum, [, count]) => sum + count, 0),
        ...(by !== undefined && { counts: Object.fromEntries(counts) }),
        ...(moreThan.length > 0 && { moreThan }),
      },
    };
  },

  downloadMappings: downloadPeople,

  getStudentProfile: async ({ params: { id } }, context) => ({
    data: { student: await readStudentProfile(context, id) },
  }),
} satisfies Operations;

const newestFirst: Sequence = {
  keys: [{ name: 'updatedAt', column: applications.updatedAt }],
  isDescending: true,
  sort: '-updatedAt',
};

const pageOfPast = (db: Db, where: SQL | undefined, page: Parameters<typeof readPageFrom>[1]) =>
  readPageFrom(
    {
      order: newestFirst,
      id: applications.id,
      read: ({ beyond, by, limit, offset }) =>
        db
          .select()
          .from(applications)
          .where(and(where, beyond))
          .orderBy(...by)
          .limit(limit)
          .offset(offset),
      count: (limit) => countUpTo(db, applications, where, limit),
    },
    page,
  );

/** Where a candidate has decided. */
const decidedBy = (userID: string) => eq(applications.userID, userID);

type OpenJobsFilter = Pick<Query, 'search' | 'jobType' | 'cityID' | 'companyID' | 'minPaise'>;

/** The open jobs that the caller has not decided about, each with what is found, the next to close first; and what applying costs. */
export async function evaluateOpenJobs(
  context: OperationContext,
  { search, jobType, cityID, companyID, minPaise }: OpenJobsFilter,
): Promise<{ jobs: readonly JobWithEvaluation[]; price: number }> {
  const caller = signedIn(context);
  const { searched } = judgedJobsFor(caller, context.now(), context.locale);
  const rows = await readOpenJobs(
    context,
    and(
      sql`not exists (select from ${applications} where ${applications.jdID} = ${jobDescriptions.id}
        and ${applications.userID} = ${caller.id})`,
      search === undefined ? undefined : or(...searched.map((column) => contains(column, search))),
      jobType && eq(jobDescriptions.jobType, jobType),
      cityID === undefined ? undefined : sql`${jobDescriptions.cityIDs} @> array[${cityID}]::text[]`,
      companyID === undefined ? undefined : eq(jobDescriptions.companyID, companyID),
      minPaise === undefined ? undefined : gte(jobDescriptions.ctcMaxPaise, minPaise),
    ),
  );
  const { facts, price, evaluateFor } = await evaluatorOf(context, caller.id, rows);
  return { jobs: rows.map((row) => ({ row, evaluation: evaluateFor(row, facts) })), price };
}

function pageOf<Item>(items: readonly Item[], pageNo: number, pageSize: number): readonly Item[] {
  return items.slice((pageNo - 1) * pageSize, pageNo * pageSize);
}

const byJob = (sort: string): Compare<JobWithEvaluation> =>
  ordered(sort, {
    matchScore: ({ evaluation }) => evaluation.matchScore,
    lastDateToApply: ({ row }) => row.lastDateToApply?.getTime() ?? 0,
    createdAt: ({ row }) => row.createdAt.getTime(),
  });
