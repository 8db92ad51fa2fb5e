import { and, eq } from 'drizzle-orm';
import { forbidden, notFound, validationFailed } from '../../platform/failure.ts';
import { signedIn, type Operations } from '../../platform/operation.ts';
import type { Services } from '../../platform/services.ts';
import { markBroadcastRead } from '../notifications/service.ts';
import { sendActivationLink } from '../auth/activation.ts';
import { exportOf } from './own-data.ts';
import { usersInScope } from './scope.ts';
import { changeUser, lastReadOf, type UserChanges } from './service.ts';
import { users } from './tables.ts';
import { findUserView } from './view.ts';

/** Accounts as their owners and staff see and change them. */
export function createUsersOperations(services: Services) {
  return {
    getUserByMobile: async ({ params: { mobileNumber } }, context) => {
      const { db, permissions } = context;
      const caller = signedIn(context);
      // Numbers can be guessed: looking other people up one by one is slowed down.
      if (mobileNumber !== caller.mobileNumber) await services.limiter.attempt('lookUpPerPerson', caller.id);
      const scope = usersInScope(db, caller, permissions.has('View User'));
      const user = await findUserView(db, and(eq(users.mobileNumber, mobileNumber), scope));
      if (!user) throw notFound();
      return { data: { user } };
    },

    exportOwnData: async (_request, context) => ({ data: { export: await exportOf(context) } }),

    updateUser: async ({ body }, context) => {
      const { db, permissions } = context;
      const caller = signedIn(context);
      const { id, imageID, ...changes } = body;
      if (imageID) {
        throw validationFailed([{ path: 'imageID', code: 'unknown', message: 'This image was not found.' }]);
      }
      if (id !== caller.id) refusePersonal(changes);
      const now = context.now();
      const { user, isEmailNew } = await db.transaction(async (tx) => {
        const scope = usersInScope(tx, caller, permissions.has('Update User'));
        const changed = await changeUser(tx, id, changes, scope, { userID: caller.id, at: now });
        if (changes.broadcastNotificationLastRead) {
          await markBroadcastRead(tx, caller, lastReadOf(changed.user), now);
        }
        return changed;
      });
      if (isEmailNew) await sendActivationLink(services, user, context);
      const shown = await findUserView(db, eq(users.id, id));
      if (!shown) throw notFound();
      return { data: { user: shown } };
    },
  } satisfies Operations;
}

/**
 * Throws 403 for what only the person decides. The link to a new address signs in whoever opens it, so who could change
 * the address of others could become them.
 */
function refusePersonal({ email, broadcastNotificationLastRead }: UserChanges): void {
  if (email !== undefined) throw forbidden('Only the person can change the e-mail address.');
  if (broadcastNotificationLastRead) throw forbidden('Only the person can say what the person has read.');
}
