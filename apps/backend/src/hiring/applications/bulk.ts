/** Moving many applications of one job: each by itself, so that one that cannot move keeps no other from moving. */
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
import { users } from '../../identity/index.ts';
import { jobDescriptions } from '../job-descriptions/tables.ts';
import { companyPrice } from './credits.ts';
import { readStepJob } from './job.ts';
import { applicationsInScope, moveKnown, stepOf } from './move.ts';
import type { StepNews } from './notices.ts';
import { readPeople } from './people.ts';
import { lockApplication, refuseStep, type Step } from './step.ts';
import { applicationEvents, applications } from './tables.ts';

type Bulk = OperationRequest<'bulkUpdateMappings'>['body'];
type Data = OperationData<'bulkUpdateMappings'>;
type Result = Data['results'][number];

/** What was done with one row, what it costs, and what people hear of it. */
interface Outcome {
  result: Result;
  needed: number;
  charged: number;
  news: readonly StepNews[];
}

/**
 * @param batchID the same for a repeat of the same call: what it has moved already counts as moved
 * @throws ApiFailure 404 for a job out of reach, 409 STALE when the filter finds another number than was shown, 409 with the first
 *   failure when no row could be moved, 422
 */
export async function moveMany(
  context: OperationContext,
  body: Bulk,
  batchID: string,
): Promise<{ data: Data; news: readonly StepNews[] }> {
  const rows = await rowsOf(context, body);
  const step: Step = { ...stepOf(context, body), source: 'bulk', batchID };
  const done = await movedBy(context, batchID);
  const outcomes: Outcome[] = [];
  for (const { id, isThere } of rows) {
    outcomes.push(
      !isThere
        ? failedWith(context, id, notFound())
        : done.has(id)
          ? { result: { id, ok: true }, needed: 0, charged: 0, news: [] }
          : await outcomeOf(context, id, step, body.dryRun === true),
    );
  }
  const first = outcomes.find(({ result }) => !result.ok)?.result.error;
  if (body.dryRun !== true && first && outcomes.every(({ result }) => !result.ok)) {
    throw new ApiFailure(409, first.code, first.message, {
      details: { results: outcomes.map(({ result }) => result) },
    });
  }
  const sum = (part: 'needed' | 'charged') => outcomes.reduce((total, each) => total + each[part], 0);
  return {
    data: {
      results: outcomes.map(({ result }) => result),
      credits: { needed: sum('needed'), charged: sum('charged') },
    },
    news: outcomes.flatMap(({ news }) => news),
  };
}

/** The rows that are asked for, and whether the caller reaches each. */
async function rowsOf(
  context: OperationContext,
  { jdID, ids, filter, expectedCount }: Bulk,
): Promise<readonly { id: string; isThere: boolean }[]> {
  if (ids === undefined) {
    if (filter === undefined || expectedCount === undefined) {
      const message = 'Name the applications, or a filter and how many it found.';
      throw validationFailed([{ path: 'ids', code: 'required', message }]);
    }
    const people = await readPeople(context, { jdID, ...filter });
    if (people.length !== expectedCount) {
      throw new ApiFailure(
        409,
        'STALE',
        localized('There are {count} now. Look at them again.', { count: people.length }),
        { details: { count: people.length } },
      );
    }
    // Somebody who has not decided has no application that could be moved.
    return people.map(({ mapping, user }) => ({ id: mapping?.id ?? user.id, isThere: mapping !== null }));
  }
  const reached = await context.db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applications.jdID, jdID), inArray(applications.id, ids), applicationsInScope(context)));
  const known = new Set(reached.map(({ id }) => id));
  return [...new Set(ids)].map((id) => ({ id, isThere: known.has(id) }));
}

async function movedBy({ db }: OperationContext, batchID: string): Promise<ReadonlySet<string>> {
  const events = await db
    .select({ id: applicationEvents.mappingID })
    .from(applicationEvents)
    .where(eq(applicationEvents.batchID, batchID));
  return new Set(events.map(({ id }) => id));
}

async function outcomeOf(
  context: OperationContext,
  id: string,
  step: Step,
  isDryRun: boolean,
): Promise<Outcome> {
  try {
    if (isDryRun)
      return { result: { id, ok: true }, needed: await costOf(context, id, step), charged: 0, news: [] };
    const { charged, news } = await moveKnown(context, id, step);
    return { result: { id, ok: true }, needed: charged, charged, news };
  } catch (error) {
    if (error instanceof ApiFailure) return failedWith(context, id, error);
    throw error;
  }
}

function failedWith({ locale }: OperationContext, id: string, { code, text }: ApiFailure): Outcome {
  const error = { code, message: inLanguage(text, locale) };
  return { result: { id, ok: false, error }, needed: 0, charged: 0, news: [] };
}

/** What a step would cost the company. Throws as the step would. */
async function costOf({ db }: OperationContext, id: string, step: Step): Promise<number> {
  return db.transaction(async (tx) => {
    const current = await lockApplication(tx, id);
    if (current === undefined) throw notFound();
    const job = await readStepJob(tx, current.jdID);
    await refuseStep(tx, current, job, step);
    const isPaid = step.to === 'Shortlisted' && current.contactRevealedAt !== null;
    return isPaid ? 0 : companyPrice(tx, job.companyID, step.to);
  });
}
