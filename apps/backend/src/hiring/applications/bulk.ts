/** Moving many applications of one job, some at a time: one that cannot move keeps no other from moving. */
import { and, eq, inArray } from 'drizzle-orm';
import {
  ApiFailure,
  inLanguage,
  localized,
  notFound,
  validationFailed,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import type { Transaction } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { refuseForeignJob } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { companyPrice } from './credits.ts';
import { findPeople, idsOfPeople } from './finding.ts';
import { lockStepJob, type StepJob } from './job.ts';
import { applicationsInScope, stepOf } from './move.ts';
import { refuseTerms } from './offer.ts';
import { lockApplications, refuseStep, takeSteps } from './taking-steps.ts';
import type { Step } from '../statuses/steps.ts';
import type { Application } from '../tables/applications.ts';
import { applicationEvents, applications } from '../tables/applications.ts';

type Bulk = OperationRequest<'bulkUpdateMappings'>['body'];
type Data = OperationData<'bulkUpdateMappings'>;
type Result = Data['results'][number];

/** Rows of one transaction: what a broken call has done ends between two of them, and nobody waits long for the company's wallet. */
const atOnce = 100;

/** Most rows that a filter may find; as `expectedCount` of the contract. */
const mostByFilter = 5_000;

/** What was done with one row, and what it costs. */
interface Outcome {
  result: Result;
  needed: number;
  charged: number;
}

/**
 * @param batchID the same for a repeat of the same call: what it has moved already counts as moved
 * @throws ApiFailure 404 for a job out of reach, 409 STALE when the filter finds another number than was shown, 409 with the first
 *   failure when no row could be moved, 422
 */
export async function moveMany(caller: OperationContext, body: Bulk, batchID: string): Promise<Data> {
  const context = { ...caller, db: caller.inSteps };
  const rows = await rowsOf(context, body);
  const step: Step = { ...stepOf(context, body), source: 'bulk', batchID };
  if (step.to === 'Selected') refuseTerms(step.offer, step.at);
  const isDryRun = body.dryRun === true;
  const reached = rows.flatMap(({ id, isThere }) => (isThere ? [id] : []));
  const moved = new Map<string, Outcome>();
  for (let from = 0; from < reached.length; from += atOnce) {
    const some = { ids: reached.slice(from, from + atOnce), jdID: body.jdID, batchID, step, isDryRun };
    for (const outcome of await outcomesOf(context, some)) moved.set(outcome.result.id, outcome);
  }
  const outcomes = rows.map(({ id }) => moved.get(id) ?? failedWith(context, id, notFound()));
  const first = outcomes.find(({ result }) => !result.ok)?.result.error;
  if (!isDryRun && first && outcomes.every(({ result }) => !result.ok)) {
    throw new ApiFailure(409, first.code, first.message, {
      details: { results: outcomes.map(({ result }) => result) },
    });
  }
  const sum = (part: 'needed' | 'charged') => outcomes.reduce((total, each) => total + each[part], 0);
  return {
    results: outcomes.map(({ result }) => result),
    credits: { needed: sum('needed'), charged: sum('charged') },
  };
}

/** The rows that are asked for, and whether the caller reaches each. @throws ApiFailure 404, 409 STALE, 422 */
export async function rowsOf(
  context: OperationContext,
  { jdID, ids, filter, expectedCount }: Pick<Bulk, 'jdID' | 'ids' | 'filter' | 'expectedCount'>,
): Promise<readonly { id: string; isThere: boolean }[]> {
  if (ids === undefined) {
    if (filter === undefined || expectedCount === undefined) {
      const message = 'Name the applications, or a filter and how many it found.';
      throw validationFailed([{ path: 'ids', code: 'required', message }]);
    }
    const found = await findPeople(context, { jdID, ...filter });
    const people = await idsOfPeople(found, { sort: 'firstName', limit: mostByFilter + 1 });
    if (people.length !== expectedCount) {
      throw new ApiFailure(
        409,
        'STALE',
        localized('There are {count} now. Look at them again.', { count: people.length }),
        { details: { count: people.length } },
      );
    }
    const mapped = await context.db
      .select({ id: applications.id, userID: applications.userID })
      .from(applications)
      .where(and(eq(applications.jdID, jdID), inArray(applications.userID, people)));
    const applicationOf = new Map(mapped.map(({ id, userID }) => [userID, id]));
    // Somebody who has not decided has no application that could be moved.
    return people.map((userID) => {
      const id = applicationOf.get(userID);
      return { id: id ?? userID, isThere: id !== undefined };
    });
  }
  await refuseForeignJob(context, jdID);
  const reached = await context.db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(and(eq(applications.jdID, jdID), inArray(applications.id, ids), applicationsInScope(context)));
  const known = new Set(reached.map(({ id }) => id));
  return [...new Set(ids)].map((id) => ({ id, isThere: known.has(id) }));
}

/** Of these, what the same call has moved before it was broken off. */
async function movedBy(
  tx: Transaction,
  batchID: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const events = await tx
    .select({ id: applicationEvents.applicationID })
    .from(applicationEvents)
    .where(and(inArray(applicationEvents.applicationID, [...ids]), eq(applicationEvents.batchID, batchID)));
  return new Set(events.map(({ id }) => id));
}

interface Some {
  ids: readonly string[];
  jdID: string;
  batchID: string;
  step: Step;
  isDryRun: boolean;
}

/** Moves some rows in one transaction. A row that is refused has changed nothing in it, and keeps no other from moving. */
async function outcomesOf(
  context: OperationContext,
  { ids, jdID, batchID, step, isDryRun }: Some,
): Promise<Outcome[]> {
  return context.db.transaction(async (tx) => {
    const outcomes: Outcome[] = [];
    const allowed: Application[] = [];
    const job = await lockStepJob(tx, jdID);
    const locked = await lockApplications(tx, ids);
    const done = await movedBy(tx, batchID, ids);
    for (const current of locked) {
      if (done.has(current.id)) {
        outcomes.push(passed(current.id, 0, 0));
        continue;
      }
      const failure = await refusalOf(tx, current, job, step);
      if (failure === undefined) allowed.push(current);
      else outcomes.push(failedWith(context, current.id, failure));
    }
    if (isDryRun) {
      const price = await companyPrice(tx, job.companyID, step.to);
      const isPaid = ({ contactRevealedAt }: Application) =>
        step.to === 'Shortlisted' && contactRevealedAt !== null;
      return [...outcomes, ...allowed.map((each) => passed(each.id, isPaid(each) ? 0 : price, 0))];
    }
    for (const [id, taken] of await takeSteps(tx, allowed, job, step)) {
      outcomes.push(
        taken instanceof ApiFailure
          ? failedWith(context, id, taken)
          : passed(id, taken.charged, taken.charged),
      );
    }
    return outcomes;
  });
}

async function refusalOf(
  tx: Transaction,
  current: Application,
  job: StepJob,
  step: Step,
): Promise<ApiFailure | undefined> {
  try {
    await refuseStep(tx, current, job, step);
    return undefined;
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
}

const passed = (id: string, needed: number, charged: number): Outcome => ({
  result: { id, ok: true },
  needed,
  charged,
});

function failedWith({ locale }: OperationContext, id: string, { code, text }: ApiFailure): Outcome {
  const error = { code, message: inLanguage(text, locale) };
  return { result: { id, ok: false, error }, needed: 0, charged: 0 };
}
