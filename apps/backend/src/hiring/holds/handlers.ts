/** Officers keep students of their institute from applying, and let them again. */
import { personName } from '@aarambh/forms';
import type { components } from '@aarambh/api-client/schema';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users, usersInReach } from '../../identity/index.ts';
import { tellPeople } from '../../messages/index.ts';
import {
  localized,
  notFound,
  outOfScope,
  signedIn,
  storedText,
  validationFailed,
  type LocalizedText,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { holds } from '../tables/holds.ts';

type HoldKind = components['schemas']['HoldKind'];

export const holdsOperations = {
  listHolds: async ({ params: { id } }, context) => {
    await findStudent(context, id);
    return readHolds(context, id);
  },

  holdStudent: async ({ params: { id }, body }, context) => {
    const { kind } = body;
    const until = body.until == null ? null : new Date(body.until);
    const at = context.now();
    if (until !== null && until <= at) {
      throw validationFailed([{ path: 'until', code: 'order', message: 'Choose a day that is not over.' }]);
    }
    refuseReaders(context);
    await findStudent(context, id);
    const values = {
      reason: storedText(body.reason),
      liftedWhere: storedText(body.liftedWhere),
      until,
      placedAt: at,
      placedBy: signedIn(context).id,
    };
    await context.db.transaction(async (tx) => {
      await tx
        .insert(holds)
        .values({ userID: id, kind, ...values })
        .onConflictDoUpdate({
          target: [holds.userID, holds.kind],
          targetWhere: sql`${holds.liftedAt} is null`,
          set: values,
        });
      await note(tx, context, { userID: id, kind, reason: values.reason });
      await tell(
        tx,
        { userID: id, kind, at, state: 'placed' },
        localized('Your placement office keeps you from applying for jobs: {reason} Ask here: {place}.', {
          reason: ended(values.reason),
          place: values.liftedWhere,
        }),
      );
    });
    return readHolds(context, id);
  },

  liftHold: async ({ params: { id }, body: { kind, reason } }, context) => {
    refuseReaders(context);
    await findStudent(context, id);
    const at = context.now();
    const why = storedText(reason);
    await context.db.transaction(async (tx) => {
      const lifted = await tx
        .update(holds)
        .set({ liftedAt: at, liftedBy: signedIn(context).id, liftedReason: why })
        .where(and(eq(holds.userID, id), eq(holds.kind, kind), isNull(holds.liftedAt)))
        .returning({ id: holds.id });
      if (lifted.length === 0) return;
      await note(tx, context, { userID: id, kind, reason: why });
      await tell(
        tx,
        { userID: id, kind, at, state: 'lifted' },
        localized('Your placement office lets you apply for jobs again: {reason}', { reason: why }),
      );
    });
    return readHolds(context, id);
  },
} satisfies Operations;

const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** Officers decide about students, never about themselves. */
function refuseReaders(context: OperationContext): void {
  if (!['all', 'institute', 'university'].includes(signedIn(context).roleScope)) throw outOfScope();
}

/** @throws ApiFailure 404 for who is no student of an institute, or out of reach */
async function findStudent(context: OperationContext, id: string): Promise<void> {
  const isStudent = and(eq(users.id, id), eq(users.type, 'C'), eq(users.parentEntityType, 'Institute'));
  const found = await context.db.$count(users, and(isStudent, usersInReach(signedIn(context))));
  if (found === 0) throw notFound();
}

const note = (
  tx: Transaction,
  context: OperationContext,
  { userID, kind, reason }: { userID: string; kind: HoldKind; reason: string },
) =>
  audit(tx, context, {
    action: 'saved',
    entityType: 'hold',
    entityID: userID,
    subjectID: userID,
    fields: [kind],
    reason,
  });

const tell = (
  tx: Transaction,
  { userID, kind, at, state }: { userID: string; kind: HoldKind; at: Date; state: 'placed' | 'lifted' },
  text: LocalizedText,
) =>
  tellPeople(tx, [userID], {
    type: 'Critical',
    topic: 'holdChanged',
    text,
    cta: '/my-jobs',
    occasion: `hold/${state}/${userID}/${kind}/${at.toISOString()}`,
    at,
  });

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
