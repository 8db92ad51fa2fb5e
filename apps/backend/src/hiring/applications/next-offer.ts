/** A place that comes free is offered to the next of the waiting list by itself, where the company has said so. */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { components } from '@aarambh/api-client/schema';
import type { Db, Transaction } from '../../database/index.ts';
import { ApiFailure, createTask, dayMs, inTurn, type Task, type TaskHost } from '../../platform/index.ts';
import { applications, type Application } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { roundEntries, rounds } from '../tables/rounds.ts';
import { hasPlace, proposeNext, tellOfOffer } from './free-place.ts';
import { lockStepJob, type StepJob } from './job.ts';
import { refuseStep, takeStep } from './taking-steps.ts';
import type { Step } from '../statuses/steps.ts';
import { isWaiting, waitingOrder } from './waiting.ts';

type Offer = components['schemas']['Offer'];

/** Milliseconds between two looks. */
const rhythm = 60_000;

/** Least time to answer, in milliseconds, whatever the last offer gave. */
const leastTimeMs = dayMs;

/** Looks every minute for places that have come free; also what an earlier run of the server has left. */
export const createFreePlaces = (host: TaskHost): Task =>
  createTask(host, {
    name: 'freePlaces',
    everyMs: rhythm,
    work: (goesOn) => offerFreePlaces(host.db, host.now(), goesOn),
  });

/**
 * Offers each place that has come free once, however many copies of the server do so.
 * @param goesOn asked before each
 * @throws AggregateError of the jobs of which it did not succeed, after all others
 */
export async function offerFreePlaces(db: Db, now: Date, goesOn: () => boolean = () => true): Promise<void> {
  const jobs = await db
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(gt(jobDescriptions.placesToOffer, 0))
    .orderBy(asc(jobDescriptions.id));
  await inTurn(
    jobs.map(({ id }) => async () => {
      while (goesOn() && (await db.transaction((tx) => offerOne(tx, id, now))));
    }),
  );
}

/** @returns whether the job may have another place to offer */
async function offerOne(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const [held] = await tx
    .select({
      offersNext: jobDescriptions.offersNext,
      placesToOffer: jobDescriptions.placesToOffer,
      openings: jobDescriptions.openings,
    })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.id, id), gt(jobDescriptions.placesToOffer, 0)))
    .for('no key update', { skipLocked: true });
  if (held === undefined) return false;
  const job = await lockStepJob(tx, id);
  const leave = (placesToOffer: number) =>
    tx.update(jobDescriptions).set({ placesToOffer }).where(eq(jobDescriptions.id, id));
  const ofJob = and(eq(applications.jdID, id), inArray(applications.status, [...hasPlace]));
  const isFull = held.openings === null || (await tx.$count(applications, ofJob)) >= held.openings;
  if (job.cancelledAt !== null || isFull) {
    await leave(0);
    return false;
  }
  const offer = held.offersNext ? await nextOffer(tx, id, at) : undefined;
  const offered = offer === undefined ? undefined : await offerNext(tx, job, offer, at);
  if (offered !== undefined) {
    await tellOfOffer(tx, job, offered, at);
    await leave(held.placesToOffer - 1);
    return held.placesToOffer > 1;
  }
  // What cannot be offered by itself is for the company to decide.
  await proposeNext(tx, job, { id: `${id}/by-itself`, rowVersion: Math.floor(at.getTime() / 1000) }, at);
  await leave(0);
  return false;
}

/** The last offer of the job with a new time to answer, as long as that one had; undefined before the first. */
async function nextOffer(tx: Transaction, jdID: string, at: Date): Promise<Offer | undefined> {
  const rows = await tx
    .select({
      offer: applications.offer,
      letter: applications.letter,
      decidedAt: applications.decidedAt,
      earlierOffers: applications.earlierOffers,
    })
    .from(applications)
    .where(
      and(
        eq(applications.jdID, jdID),
        sql`(${applications.offer} is not null or jsonb_array_length(${applications.earlierOffers}) > 0)`,
      ),
    );
  const made = rows.flatMap(({ offer, letter, decidedAt, earlierOffers }) => [
    ...(offer === null ? [] : [{ offer, from: letter?.issuedAt ?? decidedAt?.toISOString() ?? '' }]),
    ...earlierOffers.map((earlier) => ({ offer: earlier.offer, from: earlier.letter.issuedAt })),
  ]);
  const [last] = made.toSorted((one, other) => other.from.localeCompare(one.from));
  if (last === undefined) return undefined;
  const { letterImageID: _anothers, ...terms } = last.offer;
  const time = Math.max(leastTimeMs, Date.parse(terms.respondBy) - Date.parse(last.from));
  return { ...terms, respondBy: new Date(at.getTime() + time).toISOString() };
}

/**
 * Offers the place to the first of the waiting list whom the rules of the season allow it.
 * @returns who has it; undefined where nobody can have it
 */
async function offerNext(
  tx: Transaction,
  job: StepJob,
  offer: Offer,
  at: Date,
): Promise<Application | undefined> {
  const waiting = await tx
    .select({ application: applications })
    .from(roundEntries)
    .innerJoin(rounds, eq(rounds.id, roundEntries.roundID))
    .innerJoin(applications, eq(applications.id, roundEntries.applicationID))
    .where(isWaiting(job.id))
    .orderBy(...waitingOrder)
    // One who is on the way somewhere else is passed over: nobody waits for another here.
    .for('update', { of: applications, skipLocked: true });
  const step: Step = { to: 'Selected', actor: 'hiring', actorID: null, source: 'system', offer, at };
  for (const { application } of waiting) {
    try {
      await refuseStep(tx, application, job, step);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // The rules of the season are about this student; what is wrong with the offer is so for all.
      if (error.code === 'NOT_ELIGIBLE') continue;
      return undefined;
    }
    return (await takeStep(tx, application, job, step)).application;
  }
  return undefined;
}
