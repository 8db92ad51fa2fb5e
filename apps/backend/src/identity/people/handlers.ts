import {
  type Operations,
  notFound,
  signedIn,
  storedText,
  type OperationContext,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import type { Services } from '../services.ts';
import { inviteAgain, requestInvitation } from '../invitations/send.ts';
import { changeStatus } from './status.ts';
import { addSupportUser, changeSupportUser, supportUserCatalogue } from './support-users.ts';
import { findUserView } from '../users/view.ts';
import { users } from '../tables/users.ts';
import { eq } from 'drizzle-orm';

/** People as staff and officers manage them. */
export function createPeopleOperations(services: Services) {
  return {
    listManagedSupportUsers: supportUserCatalogue.list,
    countManagedSupportUsers: supportUserCatalogue.count,
    getSupportUser: supportUserCatalogue.get,

    downloadSupportUsers: async ({ query: { purpose, ...query } }, context) => {
      await context.db.transaction((tx) =>
        audit(tx, context, {
          action: 'downloaded',
          entityType: 'supportUser',
          entityID: 'list',
          subjectID: signedIn(context).id,
          fields: Object.keys(query),
          reason: storedText(purpose),
        }),
      );
      return supportUserCatalogue.download({ query }, context);
    },

    addSupportUser: async ({ body }, context) => {
      const id = await addSupportUser(services, body, context);
      return supportUserCatalogue.get({ params: { id } }, context);
    },

    createSupportUser: async ({ body }, context) => {
      const id = await addSupportUser(services, body, context);
      return { data: { user: await viewOf(id, context) } };
    },

    updateSupportUser: async ({ params: { id }, body }, context) => {
      await changeSupportUser(id, body, context);
      return supportUserCatalogue.get({ params: { id } }, context);
    },

    sendWelcomeEmail: async ({ body: { userID } }, context) => {
      await inviteAgain(services, userID, context);
      return { data: null };
    },

    requestInvitation: async ({ body }, context) => {
      await requestInvitation(services, body, context);
      return { data: null };
    },

    setUserStatus: async ({ body }, context) => {
      await changeStatus(body, context);
      return { data: { user: await viewOf(body.id, context) } };
    },

    deleteUser: async ({ params: { id }, body: { reason } }, context) => {
      await changeStatus({ id, status: 'Deactivated', reason }, context);
      return { data: null };
    },
  } satisfies Operations;
}

async function viewOf(id: string, context: OperationContext) {
  const user = await findUserView(context.db, eq(users.id, id));
  if (!user) throw notFound();
  return user;
}
