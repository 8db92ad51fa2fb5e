/**
 * What happened to applications in the rounds of their jobs. Nothing is kept for it: that a round was planned stands with the round, that it was
 * moved in the trail, what is known of each applicant in the events of the rounds.
 */
import type { components } from '@aarambh/api-client/schema';
import { and, arrayOverlaps, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { auditEvents } from '../../records/index.ts';
import { inSelection, takesPart } from './taking-part.ts';
import { applications } from '../tables/applications.ts';
import { roundEntries, roundEvents, rounds } from '../tables/rounds.ts';

/** The fields of a round by which it is moved. */
export const movingFields = ['startsAt', 'endsAt', 'venue', 'link'] as const;

/** Who reads it: the candidate hears of results when the round is closed, and of marks and notes never. */
export type Reader = 'candidate' | 'hiring';

/** Something that happened in a round to one application. */
export interface Happening {
  at: Date;
  /** Null: the platform. */
  actorID: string | null;
  reason: string | null;
  round: components['schemas']['RoundHappening'];
}

type Known = typeof roundEvents.$inferSelect;
type Part = Awaited<ReturnType<typeof partsOf>>[number];

/** What happened in the rounds to each of the applications, by the application and in no order. */
export async function happeningsOf(
  db: Db,
  applicationIDs: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, readonly Happening[]>> {
  const parts = await partsOf(db, applicationIDs);
  const moves = await movesOf(
    db,
    parts.map(({ round }) => round.id),
  );
  const known = await knownOf(
    db,
    parts.flatMap(({ entry }) => entry?.id ?? []),
  );
  const found = new Map<string, Happening[]>();
  for (const part of parts) {
    const events = known.get(part.entry?.id ?? '') ?? [];
    const own = [
      planned(part),
      ...moved(part, moves.get(part.round.id) ?? []),
      ...(reader === 'hiring' ? events.map((each) => asWritten(part, each)) : asTold(part, events)),
    ];
    found.set(part.application.id, [...(found.get(part.application.id) ?? []), ...own]);
  }
  return found;
}

/** The rounds in which each of them takes part, or took part. */
const partsOf = (db: Db, applicationIDs: readonly string[]) =>
  db
    .select({
      application: { id: applications.id, appliedAt: applications.appliedAt },
      round: rounds,
      entry: roundEntries,
    })
    .from(applications)
    .innerJoin(rounds, eq(rounds.jdID, applications.jdID))
    .leftJoin(
      roundEntries,
      and(eq(roundEntries.roundID, rounds.id), eq(roundEntries.applicationID, applications.id)),
    )
    .where(
      and(
        inArray(applications.id, [...applicationIDs]),
        or(
          isNotNull(roundEntries.id),
          and(ne(rounds.state, 'Closed'), inArray(applications.status, [...inSelection]), takesPart),
        ),
      ),
    );

type Move = typeof auditEvents.$inferSelect;

async function movesOf(db: Db, roundIDs: readonly string[]): Promise<ReadonlyMap<string, Move[]>> {
  if (roundIDs.length === 0) return new Map();
  const events = await db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.entityType, 'round'),
        eq(auditEvents.action, 'changed'),
        inArray(auditEvents.entityID, [...new Set(roundIDs)]),
        arrayOverlaps(auditEvents.fields, [...movingFields]),
      ),
    );
  return Map.groupBy(events, ({ entityID }) => entityID);
}

async function knownOf(db: Db, entryIDs: readonly string[]): Promise<ReadonlyMap<string, Known[]>> {
  if (entryIDs.length === 0) return new Map();
  const events = await db
    .select()
    .from(roundEvents)
    .where(inArray(roundEvents.entryID, [...entryIDs]))
    .orderBy(asc(roundEvents.at), asc(roundEvents.id));
  return Map.groupBy(events, ({ entryID }) => entryID);
}

/** Somebody who applied later heard of the round then. */
const heardAt = ({ application: { appliedAt }, round: { createdAt } }: Part): Date =>
  appliedAt !== null && appliedAt > createdAt ? appliedAt : createdAt;

const planned = (part: Part): Happening => ({
  at: heardAt(part),
  actorID: part.round.createdBy,
  reason: null,
  round: { ...nameOf(part), change: 'Planned', startsAt: part.round.startsAt.toISOString() },
});

const moved = (part: Part, moves: readonly Move[]): Happening[] =>
  moves
    .filter(({ at }) => at > heardAt(part))
    .map(({ at, actorID, before, after }) => ({
      at,
      actorID,
      reason: null,
      round: {
        ...nameOf(part),
        change: 'Moved',
        startsAt: textIn(after, 'startsAt'),
        wasStartsAt: textIn(before, 'startsAt'),
        venue: textIn(after, 'venue'),
      },
    }));

function textIn(values: Move['after'], name: string): string | null {
  const value = values?.[name];
  return typeof value === 'string' ? value : null;
}

const nameOf = ({ round: { id, name } }: Part) => ({ id, name });

const isCorrection = ({ round: { closedAt } }: Part, { at, result, attendance }: Known): boolean =>
  closedAt !== null && at > closedAt && (result !== null || attendance === 'Absent');

/** An event as it was written, for those who hire. */
function asWritten(part: Part, event: Known): Happening {
  const { at, actorID, reason, attendance, result, rank, marks } = event;
  const isJudged = result !== null || attendance === null;
  return {
    at,
    actorID,
    reason,
    round: {
      ...nameOf(part),
      change: isCorrection(part, event) ? 'Corrected' : isJudged ? 'Result' : 'Attendance',
      ...(attendance !== null && { attendance }),
      ...(result !== null && { result }),
      ...(rank !== null && { rank }),
      ...(marks !== null && { marks }),
    },
  };
}

/** The same for the candidate: of the results that were given while the round was open, the one with which it closed. */
function asTold(part: Part, events: readonly Known[]): Happening[] {
  const { round, entry } = part;
  const attended = events.flatMap(({ at, attendance, reason, ...event }): Happening[] =>
    attendance === null || isCorrection(part, { at, attendance, reason, ...event })
      ? []
      : [
          {
            at,
            actorID: null,
            reason: attendance === 'Excused' ? reason : null,
            round: { ...nameOf(part), change: 'Attendance', attendance },
          },
        ],
  );
  const { closedAt } = round;
  if (closedAt === null || entry?.settledAt == null) return attended;
  const closed = events.findLast(({ at, result }) => at <= closedAt && result !== null)?.result ?? 'None';
  const corrected = events
    .filter((event) => isCorrection(part, event))
    .map(({ at, result, attendance }): Happening => ({
      at,
      actorID: null,
      reason: null,
      round: {
        ...nameOf(part),
        change: 'Corrected',
        ...(attendance === 'Absent' ? { attendance } : { result: result ?? 'None' }),
      },
    }));
  return [
    ...attended,
    ...(closed === 'None'
      ? []
      : [
          {
            at: closedAt,
            actorID: null,
            reason: null,
            round: { ...nameOf(part), change: 'Result' as const, result: closed },
          },
        ]),
    ...corrected,
  ];
}
