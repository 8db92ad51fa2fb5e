/** Opening a session for somebody who has proved who they are. */
import { newDeviceID, ApiFailure, type OperationContext } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import type { User } from '../tables/users.ts';
import { rememberDevice } from './caller.ts';
import { openSession, revokeSession } from './sessions.ts';

/** A session that was opened, and the id under which its browser is known from now on. */
export interface SignedIn {
  token: string;
  deviceID: string;
}

/**
 * Opens a session of an active account.
 * @throws ApiFailure 403 ACCOUNT_SUSPENDED for any other
 */
export async function enter(
  { keys }: Pick<Services, 'keys'>,
  user: User,
  context: OperationContext,
): Promise<SignedIn> {
  const { db, log, client } = context;
  const now = context.now();
  if (user.userStatus !== 'Active') {
    log.info({ event: 'sign-in of an inactive account', userID: user.id }, 'sign-in refused');
    throw new ApiFailure(403, 'ACCOUNT_SUSPENDED', 'This account is suspended. Please contact us.');
  }
  const deviceID = client.deviceID ?? newDeviceID();
  return db.transaction(async (tx) => {
    // Signing in again replaces the session the browser still held.
    if (context.user !== null) await revokeSession(tx, context.user.sessionID, now);
    await rememberDevice(tx, keys, { userID: user.id, deviceID }, now);
    return { token: await openSession(tx, user, { keys, now, client }), deviceID };
  });
}
