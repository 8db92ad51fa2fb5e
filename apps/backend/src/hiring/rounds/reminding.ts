/** Reminds people of the rounds and slots that they have to be at: the evening before, and an hour before. */
import { and, asc, eq, gt, inArray, isNull, lte, ne, not, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { tellEach, wasTold } from '../../messages/index.ts';
import { companies } from '../../organisations/index.ts';
import {
  createTask,
  dayMs,
  hourMs,
  indianDate,
  localized,
  shownMoment,
  startOfIndianDate,
  type Task,
  type TaskHost,
} from '../../platform/index.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { panels, slots } from '../tables/panels.ts';
import { roundEntries, rounds } from '../tables/rounds.ts';
import { inSelection, takesPart } from '../applications/taking-part.ts';
import { ownLink } from '../applications/test-link.ts';

/** Milliseconds between two looks. */
const rhythm = 60_000;

/** Hours of the evening in India in which people are reminded of the next day. */
const evening = { from: 18, to: 22 };

/** People in one transaction. */
const atOnce = 200;

const words = {
  evening: 'Tomorrow: {round} for {title} at {company}, {moment}. {place}',
  hour: 'Soon: {round} for {title} at {company}, {moment}. {place}',
} as const;

type Kind = keyof typeof words;

/** Reminds every minute of what begins soon; also what an earlier run of the server has left. */
export const createRoundReminders = (host: TaskHost): Task =>
  createTask(host, {
    name: 'roundReminders',
    everyMs: rhythm,
    work: (goesOn) => remindOfRounds(host.db, host.now(), goesOn),
  });

/**
 * Tells everybody once for each time of theirs, however many copies of the server do so: of another time they hear again.
 * @param goesOn asked before each batch
 */
export async function remindOfRounds(db: Db, now: Date, goesOn: () => boolean = () => true): Promise<void> {
  for (const { kind, after, until } of spansOf(now)) {
    for (let from: string | undefined = ''; from !== undefined && goesOn();) {
      const behind: string = from;
      from = await db.transaction((tx) => remindSome(tx, { kind, after, until, behind, at: now }));
    }
  }
}

interface Span {
  kind: Kind;
  /** What begins behind this moment, and until that one. */
  after: Date;
  until: Date;
}

/** Of which beginnings people are reminded at a moment. */
function spansOf(now: Date): Span[] {
  const hour: Span = { kind: 'hour', after: now, until: new Date(now.getTime() + hourMs) };
  const midnight = startOfIndianDate(indianDate(now)).getTime();
  const passed = (now.getTime() - midnight) / hourMs;
  if (passed < evening.from || passed >= evening.to) return [hour];
  const next = midnight + dayMs;
  // A round at midnight is one of the day that begins.
  return [hour, { kind: 'evening', after: new Date(next - 1), until: new Date(next + dayMs - 1) }];
}

/** When somebody has to be there: at the slot; without one when the round begins, if it is held for all at once. */
const startsAt = sql<Date>`coalesce(${slots.startsAt}, case when not exists (
  select from ${panels} every_one where every_one.round_id = ${rounds.id}) then ${rounds.startsAt} end)`.mapWith(
  rounds.startsAt,
);

const occasionOf = (kind: Kind): SQL<string> =>
  sql<string>`${`round-reminder/${kind}/`} || ${applications.id} || '/' || ${rounds.id} || '/' || extract(epoch from ${startsAt})::bigint`;

/** @returns behind which it goes on; undefined at the end */
async function remindSome(
  tx: Transaction,
  { kind, after, until, behind, at }: Span & { behind: string; at: Date },
): Promise<string | undefined> {
  const occasion = occasionOf(kind);
  const due = await tx
    .select({
      userID: applications.userID,
      jdID: rounds.jdID,
      occasion,
      startsAt,
      round: rounds.name,
      title: jobDescriptions.title,
      company: companies.name,
      panel: panels.name,
      place: sql<string>`coalesce(${panels.venue}, ${panels.link}, ${rounds.venue}, ${ownLink}, '')`,
    })
    .from(rounds)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .innerJoin(applications, eq(applications.jdID, rounds.jdID))
    .leftJoin(
      roundEntries,
      and(eq(roundEntries.roundID, rounds.id), eq(roundEntries.applicationID, applications.id)),
    )
    .leftJoin(slots, and(eq(slots.roundID, rounds.id), eq(slots.applicationID, applications.id)))
    .leftJoin(panels, eq(panels.id, slots.panelID))
    .where(
      and(
        ne(rounds.state, 'Closed'),
        lte(rounds.startsAt, until),
        gt(rounds.endsAt, after),
        isNull(jobDescriptions.cancelledAt),
        inArray(applications.status, [...inSelection]),
        takesPart,
        sql`coalesce(${roundEntries.attendance}, 'Unknown') = 'Unknown'`,
        gt(startsAt, after),
        lte(startsAt, until),
        not(wasTold(occasion)),
        gt(occasion, behind),
      ),
    )
    .orderBy(asc(occasion))
    .limit(atOnce)
    // Who moves a round or a slot holds the round: it is looked at in the next minute, with its new time.
    .for('share', { of: rounds, skipLocked: true });
  for (const [jdID, some] of Map.groupBy(due, (each) => each.jdID)) {
    await tellEach(
      tx,
      some.map(({ userID, occasion: own, startsAt: moment, panel, place, ...about }) => ({
        userID,
        occasion: own,
        text: localized(words[kind], {
          ...about,
          moment: shownMoment(moment),
          place: [panel, place].filter(Boolean).join(', '),
        }),
      })),
      {
        type: 'Critical',
        topic: 'roundSoon',
        kind: 'applications',
        push: 'results',
        cta: `/my-jobs/${jdID}`,
        at,
      },
    );
  }
  return due.length < atOnce ? undefined : due.at(-1)?.occasion;
}
