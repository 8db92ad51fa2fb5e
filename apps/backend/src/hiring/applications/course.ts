/** How applications came to where they stand, step by step and round by round. */
import { and, asc, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { OperationContext, OperationData } from '../../platform/index.ts';
import { noteInEveryLanguage } from '../statuses/platform-notes.ts';
import { applicationEvents } from '../tables/applications.ts';
import { happeningsOf, type Happening, type Reader } from './round-course.ts';

type Mapping = OperationData<'setMappingStatus'>['mapping'];
type Course = NonNullable<Mapping['timeline']>;

/** Steps that somebody has taken. Histories of before November 2026 begin with Eligible, which nobody did. */
const wasTaken = ne(applicationEvents.to, 'Eligible');

/** A step of an application, or what happened to it in a round. */
type CourseEvent = Pick<typeof applicationEvents.$inferSelect, 'from' | 'to' | 'at' | 'reason' | 'actorID'> &
  Partial<Pick<Happening, 'round'>>;

/** What happened to each of the applications, the oldest first, with who did it. */
export async function eventsOf(
  db: Db,
  ids: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, readonly CourseEvent[]>> {
  const steps = await db
    .select()
    .from(applicationEvents)
    .where(and(inArray(applicationEvents.applicationID, [...ids]), wasTaken))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.id));
  const stepsOf = Map.groupBy(steps, ({ applicationID }) => applicationID);
  const happenings = await happeningsOf(db, ids, reader);
  return new Map(ids.map((id) => [id, inOrder(stepsOf.get(id) ?? [], happenings.get(id) ?? [])]));
}

/** Of what is of one moment: a result comes before the step that follows from it, a round is planned for who has applied. */
const weightOf = ({ round }: CourseEvent): number =>
  round === undefined ? 1 : round.change === 'Planned' ? 2 : 0;

function inOrder(
  steps: readonly (typeof applicationEvents.$inferSelect)[],
  happenings: readonly Happening[],
): readonly CourseEvent[] {
  const standsAt = (at: Date) => steps.findLast((step) => step.at <= at)?.to ?? 'Applied';
  const own = steps.map(({ from, to, at, reason, actorID }): CourseEvent => ({
    from,
    to,
    at,
    reason,
    actorID,
  }));
  const inRounds = happenings.map((each): CourseEvent => {
    const status = standsAt(each.at);
    return { from: status, to: status, ...each };
  });
  return [...own, ...inRounds].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || weightOf(one) - weightOf(other),
  );
}

/** An event as the contract shows it. */
export const eventView = (
  { from, to, at, reason, round }: CourseEvent,
  actor: string | null,
  locale: OperationContext['locale'],
): Course[number] => ({
  from,
  to,
  actor,
  reason: reason && noteInEveryLanguage(reason)[locale],
  at: at.toISOString(),
  ...(round !== undefined && { round }),
});

/** The course of each as the candidate reads it. Nobody is named: a candidate deals with the company, not with one of its people. */
export async function coursesOf(
  { db, locale }: Pick<OperationContext, 'db' | 'locale'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Course>> {
  const events = await eventsOf(db, ids, 'candidate');
  return new Map([...events].map(([id, own]) => [id, own.map((event) => eventView(event, null, locale))]));
}

/** Of one application. */
export const courseOf = async (
  context: Pick<OperationContext, 'db' | 'locale'>,
  id: string,
): Promise<Course> => (await coursesOf(context, [id])).get(id) ?? [];
