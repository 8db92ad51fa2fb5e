/** Keeping a student from applying and letting the student again: one at a time, or by the lines of a file. */
import type { components } from '@aarambh/api-client/schema';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users, usersInReach } from '../../identity/index.ts';
import { tellPeople } from '../../messages/index.ts';
import {
  localized,
  outOfScope,
  signedIn,
  storedText,
  validationFailed,
  type LocalizedText,
  type OperationContext,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { holds } from '../tables/holds.ts';

type Schemas = components['schemas'];
type HoldKind = Schemas['HoldKind'];

/**
 * Keeps a student from applying, and says it; a hold of the kind that is in force is replaced.
 * @returns whether something changed: a hold that says the same stays, and nobody is told again
 * @throws ApiFailure 422 for a day that is over
 */
export async function placeHold(
  tx: Transaction,
  context: OperationContext,
  userID: string,
  { kind, ...request }: Schemas['HoldRequest'],
): Promise<boolean> {
  const at = context.now();
  const until = request.until == null ? null : new Date(request.until);
  if (until !== null && until <= at) {
    throw validationFailed([{ path: 'until', code: 'order', message: 'Choose a day that is not over.' }]);
  }
  const said = { reason: storedText(request.reason), liftedWhere: storedText(request.liftedWhere), until };
  const placed = { ...said, placedAt: at, placedBy: signedIn(context).id };
  const written = await tx
    .insert(holds)
    .values({ userID, kind, ...placed })
    .onConflictDoUpdate({
      target: [holds.userID, holds.kind],
      targetWhere: sql`${holds.liftedAt} is null`,
      set: placed,
      setWhere: sql`(${holds.reason}, ${holds.liftedWhere}, ${holds.until})
        is distinct from (excluded.reason, excluded.lifted_where, excluded.until)`,
    })
    .returning({ id: holds.id });
  if (written.length === 0) return false;
  await note(tx, context, { userID, kind, reason: said.reason });
  await tell(
    tx,
    { userID, kind, at, state: 'placed' },
    localized('Your placement office keeps you from applying for jobs: {reason} Ask here: {place}.', {
      reason: ended(said.reason),
      place: said.liftedWhere,
    }),
  );
  return true;
}

/** Ends the hold of a kind, and says it. @returns false when none was in force */
export async function endHold(
  tx: Transaction,
  context: OperationContext,
  userID: string,
  { kind, reason }: Schemas['HoldLifting'],
): Promise<boolean> {
  const at = context.now();
  const why = storedText(reason);
  const lifted = await tx
    .update(holds)
    .set({ liftedAt: at, liftedBy: signedIn(context).id, liftedReason: why })
    .where(and(eq(holds.userID, userID), eq(holds.kind, kind), isNull(holds.liftedAt)))
    .returning({ id: holds.id });
  if (lifted.length === 0) return false;
  await note(tx, context, { userID, kind, reason: why });
  await tell(
    tx,
    { userID, kind, at, state: 'lifted' },
    localized('Your placement office lets you apply for jobs again: {reason}', { reason: why }),
  );
  return true;
}

/** Officers decide about students, never about themselves. @throws ApiFailure 403 */
export function refuseReaders(context: OperationContext): void {
  if (!['all', 'institute', 'university'].includes(signedIn(context).roleScope)) throw outOfScope();
}

/** Students of an institute, within reach of the caller. */
export const isHoldable = (context: OperationContext): SQL | undefined =>
  and(eq(users.type, 'C'), eq(users.parentEntityType, 'Institute'), usersInReach(signedIn(context)));

const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

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
