import type { PlacementPlan } from '@aarambh/api-client/enums';
import { and, eq } from 'drizzle-orm';
import { users, usersInReach, usersInScope } from '../../identity/index.ts';
import { tellPeople } from '../../messages/index.ts';
import {
  forbidden,
  localized,
  notFound,
  signedIn,
  storedText,
  validationFailed,
  type LocalizedText,
  type OperationContext,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { readPlacement } from './placement.ts';
import { placements } from '../tables/placements.ts';

const plans: Readonly<Record<PlacementPlan, () => LocalizedText>> = {
  Looking: () => localized('looking for a job', {}),
  'Placed elsewhere': () => localized('placed elsewhere', {}),
  'Higher studies': () => localized('higher studies', {}),
  'Not looking': () => localized('not looking for a job', {}),
};

/** Whether a candidate looks for a job: said by the candidate, or with a reason by staff who reach the candidate. */
export const placementsOperations = {
  getPlacement: async ({ query: { userID } }, context) => {
    const caller = signedIn(context);
    const { db } = context;
    const id = userID ?? caller.id;
    const reach = usersInScope(db, caller, context.permissions.has('View User'));
    await findCandidate(context, id, reach);
    return { data: { placement: await readPlacement(db, id) } };
  },

  setPlacement: async ({ body }, context) => ({ data: { placement: await setPlacement(context, body) } }),
} satisfies Operations;

async function setPlacement(
  context: OperationContext,
  { userID: named, plan, note, reason }: OperationRequest<'setPlacement'>['body'],
) {
  const { db } = context;
  const caller = signedIn(context);
  const userID = named ?? caller.id;
  const isOwn = userID === caller.id;
  if (!isOwn && (!context.permissions.has('Update User') || caller.type !== 'S')) throw forbidden();
  await findCandidate(context, userID, isOwn ? undefined : usersInReach(caller));
  if (!isOwn && reason === undefined) {
    throw validationFailed([{ path: 'reason', code: 'required', message: 'Say why. The student reads it.' }]);
  }
  const values = {
    plan,
    note: note == null ? null : storedText(note),
    reason: isOwn || reason === undefined ? null : storedText(reason),
    setBy: caller.id,
    setAt: context.now(),
  };
  return db.transaction(async (tx) => {
    await tx
      .insert(placements)
      .values({ userID, ...values })
      .onConflictDoUpdate({ target: placements.userID, set: values });
    await audit(tx, context, {
      action: 'saved',
      entityType: 'placement',
      entityID: userID,
      subjectID: userID,
      fields: ['plan', 'note'],
      ...(values.reason !== null && { reason: values.reason }),
    });
    if (values.reason !== null) {
      await tellPeople(tx, [userID], {
        type: 'Critical',
        topic: 'planNoted',
        text: localized('Your placement office has noted for you: {plan}. {reason}', {
          plan: plans[plan](),
          reason: values.reason,
        }),
        cta: '/profile#placement',
        occasion: `placement/${userID}/${values.setAt.toISOString()}`,
        at: values.setAt,
      });
    }
    return readPlacement(tx, userID);
  });
}

/** @throws ApiFailure 404 for nobody's id, somebody who is no candidate, and out of reach */
async function findCandidate(
  { db }: OperationContext,
  id: string,
  reach: ReturnType<typeof usersInReach>,
): Promise<void> {
  const found = await db.$count(users, and(eq(users.id, id), eq(users.type, 'C'), reach));
  if (found === 0) throw notFound();
}
