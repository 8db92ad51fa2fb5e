import { and, eq } from 'drizzle-orm';
import {
  forbidden,
  notFound,
  validationFailed,
  signedIn,
  type OperationContext,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import type { Services } from '../services.ts';
import { sendActivationLink } from '../auth/activation.ts';
import { pendingEmailOf, requestEmailChange } from '../auth/email-change.ts';
import { provePassword } from '../auth/own-password.ts';
import { tokenAnew } from '../auth/sessions.ts';
import { usersInScope } from '../users/scope.ts';
import { changeUser, lastReadOf } from '../users/service.ts';
import { users, type User } from '../tables/users.ts';
import { findUserView, type UserView } from '../users/view.ts';

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
      return { data: { user: await withPendingEmail(user, context) } };
    },

    updateUser: async ({ body }, context) => {
      const { db, permissions } = context;
      const caller = signedIn(context);
      const { id, imageID, email, currentPassword, withdrawsChecks = false, ...changes } = body;
      if (imageID) {
        throw validationFailed([{ path: 'imageID', code: 'unknown', message: 'This image was not found.' }]);
      }
      if (id !== caller.id) refusePersonal(body);
      if (email !== undefined) {
        await changeEmail(services, { email: email.toLowerCase(), currentPassword }, context);
      }
      const now = context.now();
      const token = await db.transaction(async (tx) => {
        const scope = usersInScope(tx, caller, permissions.has('Update User'));
        const { before, user: changed } = await changeUser(tx, id, changes, scope, {
          userID: caller.id,
          at: now,
        });
        if (changes.broadcastNotificationLastRead) {
          await services.markBroadcastRead(tx, caller, lastReadOf(changed), now);
        }
        const names = renamed(before, changed);
        if (names.length === 0) return undefined;
        await audit(tx, context, {
          action: 'changed',
          entityType: 'user',
          entityID: id,
          subjectID: id,
          fields: names,
        });
        // What staff correct they have in front of them; what they verified stays.
        if (id !== caller.id) return undefined;
        await services.nameChanging(tx, context, { userID: id, withdrawsChecks });
        return tokenAnew(tx, services.keys, changed, caller.sessionID);
      });
      const shown = await findUserView(db, eq(users.id, id));
      if (!shown) throw notFound();
      const user = await withPendingEmail(shown, context);
      return { data: { user, ...(token !== undefined && { token }) } };
    },
  } satisfies Operations;
}

/**
 * Asks for another address, or for another link to the present one while that is not confirmed.
 * @throws ApiFailure what `provePassword` and `requestEmailChange` throw, and 429 after too many in an hour
 */
async function changeEmail(
  services: Services,
  { email, currentPassword }: { email: string; currentPassword: string | undefined },
  context: OperationContext,
): Promise<void> {
  const caller = signedIn(context);
  const isNew = email !== caller.email;
  if (!isNew && caller.emailVerifiedAt !== null) return;
  if (isNew) await provePassword(services, currentPassword, context);
  await services.limiter.attempt('emailLinkPerPerson', caller.id);
  await (isNew
    ? requestEmailChange(services, caller, email, context)
    : sendActivationLink(services, caller, context));
}

/** Which parts of the name are other ones. */
const renamed = (before: User, after: User): string[] =>
  (['firstName', 'lastName'] as const).filter((name) => before[name] !== after[name]);

/** The person's own account tells which address waits for its confirmation. */
async function withPendingEmail(user: UserView, context: OperationContext): Promise<UserView> {
  if (user.id !== signedIn(context).id) return user;
  return { ...user, pendingEmail: await pendingEmailOf(context.db, user.id, context.now()) };
}

/** Throws 403 for what only the person decides. */
function refusePersonal({
  email,
  broadcastNotificationLastRead,
}: OperationRequest<'updateUser'>['body']): void {
  if (email !== undefined) throw forbidden('Only the person can change the e-mail address.');
  if (broadcastNotificationLastRead) throw forbidden('Only the person can say what the person has read.');
}
