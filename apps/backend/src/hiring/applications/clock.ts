/** What the passing of time does to applications. Each is moved once, however many copies of the server look. */
import { and, asc, eq, gt, inArray, isNull, lt, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { tellPeople, wasTold } from '../../messages/index.ts';
import {
  countUp,
  createTask,
  dayMs,
  inTurn,
  localized,
  shownMoment,
  type Task,
  type TaskHost,
} from '../../platform/index.ts';
import { resolveSettings } from '../../money/index.ts';
import { companies } from '../../organisations/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { endWithJobs } from './ending.ts';
import { lockStepJob } from './job.ts';
import { lastResultDay, tellOfLateResults } from './late.ts';
import { offerSubject } from './notices.ts';
import { hasOpen } from './open-jobs.ts';
import { takeStep } from './taking-steps.ts';
import type { Step } from '../statuses/steps.ts';
import { applications } from '../tables/applications.ts';

/** Milliseconds between two looks. */
const rhythm = 60_000;

/** How long before its end a candidate is reminded of an offer. */
const reminderMs = dayMs;

/** Looks every minute for what time has ended; also what an earlier run of the server has left. */
export const createApplicationsClock = ({ db, now, log }: TaskHost): Task =>
  createTask(
    { db, now, log },
    {
      name: 'applicationDeadlines',
      everyMs: rhythm,
      work: async () => {
        // One copy of the server looks in a minute. If it ends meanwhile, another one looks in the next.
        const limit = { most: 1, seconds: rhythm / 1000 - 5 };
        if ((await countUp(db, 'clockOfApplications', limit, now())) === null) await endWhatIsOver(db, now());
      },
    },
  );

/** Looks for what has ended with jobs. It is woken as soon as one is cancelled. */
export const createJobEndings = ({ db, now, log }: TaskHost): Task =>
  createTask(
    { db, now, log },
    {
      name: 'endedJobs',
      everyMs: rhythm,
      firstMs: 0,
      work: (goesOn) => endWithJobs(db, now(), goesOn),
    },
  );

/** Written out: by a parameter the planner would not know that the index has them all. */
const isOffered = sql`${applications.status} = 'Selected'`;

/** The occasion of a reminder of an offer. */
const reminderOf = (id: SQLWrapper, until: SQL): SQL => sql`'offer-reminder/' || ${id} || '/' || (${until})`;

const respondBy = sql`(${applications.offer} ->> 'respondBy')::timestamptz`;

/** Ends what is over at this moment, and reminds of what is about to end. */
export async function endWhatIsOver(db: Db, now: Date): Promise<void> {
  const moment = now.toISOString();
  const { config } = await resolveSettings(db, ['C', 'default']);
  await inTurn([
    () => endWithJobs(db, now),
    () => moveAll(db, and(isOffered, sql`${respondBy} <= ${moment}::timestamptz`), 'Offer Declined', now),
    () => expireUndecided(db, lastResultDay(now, config.refundDays), now),
    () => tellOfLateResults(db, config.refundDays, now),
    () => remind(db, now),
  ]);
}

/** Ends what nobody has decided about for too long: of jobs whose results were due before this day. */
async function expireUndecided(db: Db, day: string, now: Date): Promise<void> {
  const late = await db
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(and(goesOn, lt(jobDescriptions.resultBy, day), hasOpen(['Applied', 'On Hold'])));
  if (late.length === 0) return;
  const ids = late.map(({ id }) => id);
  const isLeft = and(
    inArray(applications.status, ['Applied', 'On Hold']),
    sql`${applications.jdID} = any(${sql.param(ids)}::text[])`,
  );
  await moveAll(db, and(isLeft, lt(jobDescriptions.resultBy, day)), 'Expired', now);
}

/** What a cancelled job ended is given back as such. */
const goesOn = isNull(jobDescriptions.cancelledAt);

/**
 * Moves every application of a job that goes on that meets the condition, each in a transaction of its own; one that another copy holds is
 * left to it.
 */
async function moveAll(db: Db, where: SQL | undefined, to: Step['to'], at: Date): Promise<void> {
  const due = await db
    .select({ id: applications.id, jdID: applications.jdID })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(and(where, goesOn))
    .orderBy(asc(applications.id));
  await inTurn(
    due.map(
      ({ id, jdID }) =>
        () =>
          db.transaction(async (tx) => {
            const job = await lockStepJob(tx, jdID);
            const [found] = await tx
              .select({ application: applications })
              .from(applications)
              .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
              .where(and(where, goesOn, eq(applications.id, id)))
              .for('update', { of: applications, skipLocked: true });
            if (found === undefined) return;
            await takeStep(tx, found.application, job, {
              to,
              actor: 'platform',
              actorID: null,
              source: 'system',
              at,
            });
          }),
    ),
  );
}

async function remind(db: Db, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + reminderMs).toISOString();
  const waiting = await db
    .select({
      id: applications.id,
      jdID: applications.jdID,
      userID: applications.userID,
      offer: applications.offer,
      title: jobDescriptions.title,
      company: companies.name,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        isOffered,
        goesOn,
        gt(respondBy, sql`${now.toISOString()}::timestamptz`),
        sql`${respondBy} <= ${soon}::timestamptz`,
        not(wasTold(reminderOf(applications.id, sql`${applications.offer} ->> 'respondBy'`))),
      ),
    );
  for (const { id, jdID, userID, offer, title, company } of waiting) {
    if (offer === null) continue;
    const text = localized('{company} waits for your answer to the offer of {title} until {moment}.', {
      company,
      title,
      moment: shownMoment(offer.respondBy),
    });
    await tellPeople(db, [userID], {
      type: 'Critical',
      topic: 'offerEnds',
      push: 'offers',
      text,
      subject: offerSubject({ title, companyName: company }),
      cta: `/my-jobs/${jdID}/offer`,
      occasion: `offer-reminder/${id}/${offer.respondBy}`,
      at: now,
    });
  }
}
