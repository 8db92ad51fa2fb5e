import { and, eq } from 'drizzle-orm';
import { forbidden, notFound, validationFailed } from '../../platform/failure.ts';
import { signedIn, type Operations } from '../../platform/operation.ts';
import type { Services } from '../../platform/services.ts';
import { sendActivationLink } from '../auth/activation.ts';
import { usersInScope } from './scope.ts';
import { changeUser } from './service.ts';
import { users } from './tables.ts';
import { findUserView } from './view.ts';

/** Accounts as their owners and staff see and change them. */
export function createUsersOperations(services: Services) {
  return {
    getUserByMobile: async ({ params }, context) => {
      const { db, permissions } = context;
      const scope = usersInScope(db, signedIn(context), permissions.has('View User'));
      const user = await findUserView(db, and(eq(users.mobileNumber, params.mobileNumber), scope));
      if (!user) throw notFound();
      return { data: { user } };
    },

    updateUser: async ({ body }, context) => {
      const { db, permissions } = context;
      const caller = signedIn(context);
      const { id, imageID, ...changes } = body;
      if (imageID) {
        throw validationFailed([{ path: 'imageID', code: 'unknown', message: 'This image was not found.' }]);
      }
      if (id !== caller.id && changes.broadcastNotificationLastRead) {
        throw forbidden('Only the person can say what the person has read.');
      }
      const { user, isEmailNew } = await db.transaction((tx) => {
        const scope = usersInScope(tx, caller, permissions.has('Update User'));
        return changeUser(tx, id, changes, scope, { userID: caller.id, at: context.now() });
      });
      if (isEmailNew) await sendActivationLink(services, user, context);
      const shown = await findUserView(db, eq(users.id, id));
      if (!shown) throw notFound();
      return { data: { user: shown } };
    },
  } satisfies Operations;
}
