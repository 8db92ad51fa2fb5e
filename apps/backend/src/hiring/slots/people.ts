/** Who needs a slot of a round, and in which order slots are given. */
import type { SlotOrder } from '@aarambh/api-client/enums';
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import type { Db } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import type { OperationContext } from '../../platform/index.ts';
import { applicationsInScope } from '../applications/move.ts';
import { isIn, ownEntry, roundBefore } from '../rounds/reach.ts';
import { inSelection } from '../applications/taking-part.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { slots } from '../tables/panels.ts';
import { roundEntries, type Round } from '../tables/rounds.ts';

/** Somebody in a round. */
export interface RoundPerson {
  applicationID: string;
  userID: string;
  name: string;
  rollNumber: string | null;
  /** In the round before; null without any. */
  marks: number | null;
  cgpa: number | null;
}

/** Condition besides the others of `peopleOf`: has no slot, was not absent, and nothing came of the round yet. */
export const needsSlot = and(
  isNull(slots.id),
  sql`coalesce(${roundEntries.result}, 'None') = 'None'`,
  sql`coalesce(${roundEntries.attendance}, 'Unknown') not in ('Absent', 'Excused')`,
);

/** Those in the round who are still in the selection and whom the caller reaches. */
export async function peopleOf(
  db: Db,
  context: OperationContext,
  round: Round,
  which: SQL | undefined,
): Promise<RoundPerson[]> {
  const before = await roundBefore(db, round);
  return db
    .select({
      applicationID: applications.id,
      userID: applications.userID,
      name: writtenName(users),
      rollNumber: currentDegrees.rollNumber,
      cgpa: currentDegrees.cgpa,
      marks: sql<number | null>`(select marks::float8 from ${roundEntries} earlier
        where earlier.round_id = ${before?.id ?? null} and earlier.mapping_id = ${applications.id})`,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .leftJoin(roundEntries, ownEntry(round))
    .leftJoin(slots, and(eq(slots.roundID, round.id), eq(slots.applicationID, applications.id)))
    .where(
      and(
        isIn(round, before),
        inArray(applications.status, [...inSelection]),
        applicationsInScope(context),
        which,
      ),
    )
    .orderBy(writtenName(users), applications.id);
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** The better one first; who has none comes last. */
const better = (one: number | null, other: number | null): number =>
  one === other ? 0 : one === null ? 1 : other === null ? -1 : other - one;

/** Who has no number comes last. */
const byNumber = (one: RoundPerson, other: RoundPerson): number =>
  one.rollNumber === null || other.rollNumber === null
    ? Number(one.rollNumber === null) - Number(other.rollNumber === null)
    : compare(one.rollNumber, other.rollNumber);

const orders: Readonly<Record<SlotOrder, (one: RoundPerson, other: RoundPerson) => number>> = {
  Merit: (one, other) =>
    better(one.marks, other.marks) || better(one.cgpa, other.cgpa) || byNumber(one, other),
  'Roll number': byNumber,
  'As listed': () => 0,
};

/** @param people by name, as `peopleOf` gives them: who is alike in an order stands so */
export const inOrder = (people: readonly RoundPerson[], order: SlotOrder): RoundPerson[] =>
  people.toSorted(orders[order]);
