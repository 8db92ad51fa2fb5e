/** Results that are late: when an application without one ends, and that its candidate hears of it before. */
import { and, eq, gte, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { tellPeople, wasTold } from '../../messages/index.ts';
import { companies } from '../../organisations/index.ts';
import { dayMs, indianDate, localized, shownDay } from '../../platform/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { hasOpen } from './open-jobs.ts';
import { applications } from '../tables/applications.ts';

const occasion = 'result-late/';

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The first day on which the clock gives back what an application without a decision has cost. */
export const refundDay = (resultBy: string, refundDays: number): string => dayAfter(resultBy, refundDays + 1);

/** What the clock gives back now is of jobs whose results were due before this day. */
export const lastResultDay = (now: Date, refundDays: number): string =>
  dayAfter(indianDate(now), -refundDays);

/** Tells those who wait for the result of a job, once, that its day is over, and when they have their credits back. */
export async function tellOfLateResults(db: Db, refundDays: number, now: Date): Promise<void> {
  const { id, title, resultBy } = jobDescriptions;
  const late = await db
    .select({ id, title, resultBy, company: companies.name })
    .from(jobDescriptions)
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        isNull(jobDescriptions.cancelledAt),
        lt(resultBy, indianDate(now)),
        gte(resultBy, lastResultDay(now, refundDays)),
        hasOpen(['Applied', 'On Hold']),
        not(wasTold(sql`${occasion} || ${id} || '/' || ${resultBy}`)),
      ),
    );
  for (const job of late) await tellWhoWaits(db, job, refundDays, now);
}

interface LateJob {
  id: string;
  title: string;
  company: string;
  resultBy: string | null;
}

async function tellWhoWaits(
  db: Db,
  { id, title, company, resultBy }: LateJob,
  refundDays: number,
  now: Date,
): Promise<void> {
  if (resultBy === null) return;
  // All of them or, if this copy of the server ends meanwhile, nobody yet.
  await db.transaction(async (tx) => {
    const waiting = await tx
      .select({ userID: applications.userID })
      .from(applications)
      .where(and(eq(applications.jdID, id), inArray(applications.status, ['Applied', 'On Hold'])));
    await tellPeople(
      tx,
      waiting.map(({ userID }) => userID),
      {
        type: 'Broadcast',
        topic: 'lateResult',
        kind: 'applications',
        push: 'results',
        text: localized(
          '{company} is late with the result of {title}. If it does not decide before {day}, you get back what you paid to apply.',
          { company, title, day: shownDay(refundDay(resultBy, refundDays)) },
        ),
        cta: `/my-jobs/${id}`,
        occasion: `${occasion}${id}/${resultBy}`,
        at: now,
      },
    );
  });
}
