import { and, eq } from 'drizzle-orm';
import { forbidden, notFound } from '../../platform/failure.ts';
import { signedIn, type Operations } from '../../platform/operation.ts';
import { usersInScope } from './scope.ts';
import { changeUser } from './service.ts';
import { users } from './tables.ts';
import { findUserView } from './view.ts';

export const usersOperations = {
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
    const { id, ...changes } = body;
    if (id !== caller.id && changes.broadcastNotificationLastRead) {
      throw forbidden('Only the person can say what the person has read.');
    }
    const user = await db.transaction(async (tx) => {
      const scope = usersInScope(tx, caller, permissions.has('Update User'));
      await changeUser(tx, id, changes, scope, { userID: caller.id, at: context.now() });
      return findUserView(tx, eq(users.id, id));
    });
    if (!user) throw notFound();
    return { data: { user } };
  },
} satisfies Operations;
