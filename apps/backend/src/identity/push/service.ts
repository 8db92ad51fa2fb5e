/** The browsers of one person that show news while the portal is closed. */
import { createECDH } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  notFound,
  signedIn,
  validationFailed,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { describeDevice } from '../auth/device.ts';
import { users } from '../tables/users.ts';
import { pushSubscriptions } from '../tables/push-subscriptions.ts';

type View = OperationData<'addPushSubscription'>['pushSubscription'];
type Row = typeof pushSubscriptions.$inferSelect;

/** Most browsers of one person; with another one the oldest goes. */
const mostOfPerson = 10;

const view = ({ id, browser, createdAt, lastSentAt }: Row): View => ({
  id,
  browser,
  createdAt: createdAt.toISOString(),
  lastSentAt: lastSentAt?.toISOString() ?? null,
});

/** The caller's browsers, the newest first. */
export async function listOwnBrowsers(context: OperationContext): Promise<View[]> {
  const rows = await context.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userID, signedIn(context).id))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(mostOfPerson);
  return rows.map(view);
}

/**
 * Adds the caller's browser; one that is known under its address becomes the caller's.
 * @throws ApiFailure 422 for an address that `mayPushTo` refuses, and a key that is no point of the curve
 */
export async function addOwnBrowser(
  context: OperationContext,
  { endpoint, p256dh, auth }: OperationRequest<'addPushSubscription'>['body'],
  mayPushTo: (endpoint: string) => boolean,
): Promise<View> {
  if (!mayPushTo(endpoint)) {
    const message = 'This is no address of a push service that messages may be sent to.';
    throw validationFailed([{ path: 'endpoint', code: 'link', message }]);
  }
  if (!isOnCurve(p256dh)) {
    throw validationFailed([{ path: 'p256dh', code: 'unknown', message: 'This is no key of a browser.' }]);
  }
  const { id: userID, sessionID } = signedIn(context);
  const browser = describeDevice(context.client.userAgent);
  const owned = { userID, sessionID, p256dh, auth, browser };
  return context.db.transaction(async (tx) => {
    // Browsers that are added at once are counted one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userID)).for('update');
    const [row] = await tx
      .insert(pushSubscriptions)
      .values({ ...owned, endpoint, createdAt: context.now() })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: owned })
      .returning();
    if (row === undefined) throw new Error('The browser was not written.');
    const tooMany = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userID, userID))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(mostOfPerson);
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany));
    await audit(tx, context, change('added', row.id, userID));
    return view(row);
  });
}

/** Removes a browser of the caller. @throws ApiFailure 404 */
export async function removeOwnBrowser(context: OperationContext, id: string): Promise<void> {
  const { id: userID } = signedIn(context);
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userID, userID)))
      .returning({ id: pushSubscriptions.id });
    if (removed.length === 0) throw notFound();
    await audit(tx, context, change('deleted', id, userID));
  });
}

const change = (action: 'added' | 'deleted', entityID: string, subjectID: string) =>
  ({ action, entityType: 'pushSubscription', entityID, subjectID, fields: [] }) as const;

/** Whether a public key can be computed with. */
function isOnCurve(p256dh: string): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
