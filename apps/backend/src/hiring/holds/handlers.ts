/** Officers keep students of their institute from applying, and let them again. */
import { personName } from '@aarambh/forms';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../identity/index.ts';
import { notFound, type OperationContext, type Operations } from '../../platform/index.ts';
import { holds } from '../tables/holds.ts';
import { endHold, isHoldable, placeHold, refuseReaders } from './decisions.ts';

export const holdsOperations = {
  listHolds: async ({ params: { id } }, context) => {
    await findStudent(context, id);
    return readHolds(context, id);
  },

  holdStudent: async ({ params: { id }, body }, context) => {
    refuseReaders(context);
    await findStudent(context, id);
    await context.db.transaction((tx) => placeHold(tx, context, id, body));
    return readHolds(context, id);
  },

  liftHold: async ({ params: { id }, body }, context) => {
    refuseReaders(context);
    await findStudent(context, id);
    await context.db.transaction((tx) => endHold(tx, context, id, body));
    return readHolds(context, id);
  },
} satisfies Operations;

/** @throws ApiFailure 404 for who is no student of an institute, or out of reach */
async function findStudent(context: OperationContext, id: string): Promise<void> {
  const found = await context.db.$count(users, and(eq(users.id, id), isHoldable(context)));
  if (found === 0) throw notFound();
}

async function readHolds({ db }: OperationContext, userID: string) {
  const rows = await db
    .select()
    .from(holds)
    .where(eq(holds.userID, userID))
    .orderBy(sql`${holds.liftedAt} is not null`, desc(holds.placedAt), desc(holds.id))
    .limit(100);
  const ids = rows.flatMap(({ placedBy, liftedBy }) =>
    liftedBy === null ? [placedBy] : [placedBy, liftedBy],
  );
  const people = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids));
  const names = new Map(people.map((person) => [person.id, personName(person)]));
  return {
    data: {
      hold: rows.map(
        ({ kind, reason, liftedWhere, until, placedAt, placedBy, liftedAt, liftedBy, liftedReason }) => ({
          kind,
          reason,
          liftedWhere,
          until: until?.toISOString() ?? null,
          placedAt: placedAt.toISOString(),
          placedByName: names.get(placedBy) ?? null,
          liftedAt: liftedAt?.toISOString() ?? null,
          liftedByName: liftedBy === null ? null : (names.get(liftedBy) ?? null),
          liftedReason,
        }),
      ),
    },
  };
}
