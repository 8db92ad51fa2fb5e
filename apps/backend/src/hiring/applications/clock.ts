/** What the passing of time does to applications. Each is moved once, however many copies of the server look. */
import { and, asc, eq, gt, inArray, isNull, lt, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../database/index.ts';
import { tellPeople, wasTold } from '../../messages/index.ts';
import { countUp, localized, startRounds, subscribe } from '../../platform/index.ts';
import { resolveSettings } from '../../money/index.ts';
import { companies } from '../../organisations/index.ts';
import { jobDescriptions } from '../job-descriptions/tables.ts';
import { endWithJobs } from './ending.ts';
import { lockStepJob } from './job.ts';
import { lastResultDay, tellOfLateResults } from './late.ts';
import { offerSubject, shownMoment } from './notices.ts';
import { hasOpen } from './open-jobs.ts';
import { takeStep, type Step } from './step.ts';
import { applications } from './tables.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Milliseconds between two looks. */
const rhythm = 60_000;

/** How long before its end a candidate is reminded of an offer. */
const reminderMs = dayMs;

/**
 * Looks every minute for what time has ended, and for what has ended with jobs as soon as one is cancelled; also what an earlier run
 * of the server has left.
 * @returns what stops it, and waits for a look that has begun
 */
export async function startApplicationsClock(
  database: Pick<Database, 'db' | 'listen'>,
  now: () => Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<() => Promise<void>> {
  const { db } = database;
  // One copy of the server looks in a minute. If it ends meanwhile, another one looks in the next.
  const look = async (): Promise<void> => {
    const limit = { most: 1, seconds: rhythm / 1000 - 5 };
    if ((await countUp(db, 'clockOfApplications', limit, now())) === null) await endWhatIsOver(db, now());
  };
  const clock = startRounds(rhythm, look, log, 'the clock of applications failed');
  const endings = startRounds(
    rhythm,
    (goesOn) => endWithJobs(db, now(), goesOn),
    log,
    'the applications of a cancelled job could not be moved',
  );
  const unsubscribe = await subscribe(database, (event) => {
    if (event === null || event.kind === 'jobs-ended') endings.wake();
  });
  endings.wake();
  return async () => {
    await unsubscribe();
    await endings.stop();
    await clock.stop();
  };
}

/** Written out: by a parameter the planner would not know that the index has them all. */
const isOffered = sql`${applications.status} = 'Selected'`;

/** The occasion of a reminder of an offer. */
const reminderOf = (id: SQLWrapper, until: SQL): SQL => sql`'offer-reminder/' || ${id} || '/' || (${until})`;

const respondBy = sql`(${applications.offer} ->> 'respondBy')::timestamptz`;

/** Ends what is over at this moment, and reminds of what is about to end. */
export async function endWhatIsOver(db: Db, now: Date): Promise<void> {
  const moment = now.toISOString();
  await endWithJobs(db, now);
  await moveAll(db, and(isOffered, sql`${respondBy} <= ${moment}::timestamptz`), 'Offer Declined', now);
  const { config } = await resolveSettings(db, ['C', 'default']);
  await expireUndecided(db, lastResultDay(now, config.refundDays), now);
  await tellOfLateResults(db, config.refundDays, now);
  await remind(db, now);
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

/** Moves every application of a job that goes on that meets the condition, each in a transaction of its own; one that another copy holds is left to it. */
async function moveAll(db: Db, where: SQL | undefined, to: Step['to'], at: Date): Promise<void> {
  // Each look goes on behind the last: from the beginning, all that stay would be read again for each that moves.
  for (let last = ''; ;) {
    const moved = await db.transaction(async (tx) => {
      const those = (more: SQL) =>
        tx
          .select({ application: applications })
          .from(applications)
          .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
          .where(and(where, goesOn, more));
      const [due] = await those(gt(applications.id, last)).orderBy(asc(applications.id)).limit(1);
      if (due === undefined) return undefined;
      const { id, jdID } = due.application;
      const job = await lockStepJob(tx, jdID);
      const [found] = await those(eq(applications.id, id)).for('update', {
        of: applications,
        skipLocked: true,
      });
      if (found !== undefined) {
        await takeStep(tx, found.application, job, {
          to,
          actor: 'platform',
          actorID: null,
          source: 'system',
          at,
        });
      }
      return id;
    });
    if (moved === undefined) return;
    last = moved;
  }
}

async function remind(db: Db, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + reminderMs).toISOString();
  const waiting = await db
    .select({
      id: applications.id,
      jdID: applications.jdID,
      userId: applications.userId,
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
  for (const { id, jdID, userId, offer, title, company } of waiting) {
    if (offer === null) continue;
    const text = localized('{company} waits for your answer to the offer of {title} until {moment}.', {
      company,
      title,
      moment: shownMoment(offer.respondBy),
    });
    await tellPeople(db, [userId], {
      type: 'Critical',
      isUrgent: true,
      text,
      subject: offerSubject({ title, companyName: company }),
      cta: `/my-jobs/${jdID}/offer`,
      occasion: `offer-reminder/${id}/${offer.respondBy}`,
      at: now,
    });
  }
}
