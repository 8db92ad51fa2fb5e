/** Which outcome of a person counts. The database holds that there is one at most. */
import type { PlacementPlan } from '@aarambh/api-client/enums';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import type { OperationContext } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { outcomes, type Outcome } from '../tables/outcomes.ts';
import { placements } from '../tables/placements.ts';

/** What who has found something is taken to plan from then on; an accepted offer has rules of its own in its season. */
const plans: Readonly<Record<Outcome['kind'], PlacementPlan | undefined>> = {
  'On campus': undefined,
  'Off campus': 'Placed elsewhere',
  'Pre-placement offer': 'Placed elsewhere',
  'Government exam': 'Placed elsewhere',
  'Higher studies': 'Higher studies',
  'Own business': 'Not looking',
};

type Confirmed = Pick<Outcome, 'id' | 'userID' | 'kind' | 'checkedBy' | 'checkedAt'>;

/** All of a person, kept from others until the transaction ends. */
const lockAll = (tx: Transaction, userID: string) =>
  tx.select().from(outcomes).where(eq(outcomes.userID, userID)).orderBy(asc(outcomes.id)).for('update');

/** Lets an outcome count that has just been confirmed, unless another one does, and notes that the person has found something. */
export async function chooseFinal(
  tx: Transaction,
  { id, userID, kind, ...checked }: Confirmed,
): Promise<void> {
  const all = await lockAll(tx, userID);
  if (!all.some(({ isFinal }) => isFinal)) {
    await tx.update(outcomes).set({ isFinal: true }).where(eq(outcomes.id, id));
  }
  const plan = plans[kind];
  if (plan === undefined || checked.checkedBy === null || checked.checkedAt === null) return;
  const values = { plan, note: null, reason: null, setBy: checked.checkedBy, setAt: checked.checkedAt };
  await tx
    .insert(placements)
    .values({ userID, ...values })
    .onConflictDoUpdate({ target: placements.userID, set: values });
}

/** Lets this outcome count instead of the one that did. */
export async function makeFinal(
  tx: Transaction,
  context: OperationContext,
  { id, userID }: Pick<Outcome, 'id' | 'userID'>,
): Promise<void> {
  await lockAll(tx, userID);
  await tx
    .update(outcomes)
    .set({ isFinal: false })
    .where(and(eq(outcomes.userID, userID), eq(outcomes.isFinal, true)));
  await tx.update(outcomes).set({ isFinal: true }).where(eq(outcomes.id, id));
  await audit(tx, context, {
    action: 'changed',
    entityType: 'outcome',
    entityID: id,
    subjectID: id,
    fields: ['isFinal'],
  });
}

/** After one that counted has gone, the one that was confirmed last does. */
export async function fillFinal(tx: Transaction, userID: string): Promise<void> {
  const all = await lockAll(tx, userID);
  if (all.some(({ isFinal }) => isFinal)) return;
  const [last] = all
    .filter(({ state }) => state === 'Confirmed')
    .toSorted((a, b) => Number(b.checkedAt) - Number(a.checkedAt));
  if (last !== undefined) await tx.update(outcomes).set({ isFinal: true }).where(eq(outcomes.id, last.id));
}
