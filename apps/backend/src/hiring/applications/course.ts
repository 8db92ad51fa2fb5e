/** How applications came to where they stand, as the candidate reads it. */
import { and, asc, inArray, ne } from 'drizzle-orm';
import type { OperationContext, OperationData } from '../../platform/index.ts';
import { noteInEveryLanguage } from '../statuses/platform-notes.ts';
import { applicationEvents } from '../tables/applications.ts';

type Mapping = OperationData<'setMappingStatus'>['mapping'];
type Course = NonNullable<Mapping['timeline']>;

/** Steps that somebody has taken. Histories of before November 2026 begin with Eligible, which nobody did. */
export const wasTaken = ne(applicationEvents.to, 'Eligible');

/** The steps of each application, the oldest first. Nobody is named: a candidate deals with the company, not with one of its people. */
export async function coursesOf(
  { db, locale }: Pick<OperationContext, 'db' | 'locale'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Course>> {
  const events = await db
    .select()
    .from(applicationEvents)
    .where(and(inArray(applicationEvents.applicationID, [...ids]), wasTaken))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.id));
  const steps = Map.groupBy(events, ({ applicationID }) => applicationID);
  return new Map(
    [...steps].map(([id, own]) => [
      id,
      own.map(({ from, to, at, reason }) => ({
        from,
        to,
        actor: null,
        reason: reason && noteInEveryLanguage(reason)[locale],
        at: at.toISOString(),
      })),
    ]),
  );
}

/** Of one application. */
export const courseOf = async (
  context: Pick<OperationContext, 'db' | 'locale'>,
  id: string,
): Promise<Course> => (await coursesOf(context, [id])).get(id) ?? [];
