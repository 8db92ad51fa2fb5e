import type { Operations } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { addOwnBrowser, listOwnBrowsers, removeOwnBrowser } from './service.ts';

/** The caller's own browsers that show news; nobody reads or changes those of others. */
export function createPushOperations({ mayPushTo }: Pick<Services, 'mayPushTo'>) {
  return {
    listPushSubscriptions: async (_request, context) => ({
      data: { pushSubscription: await listOwnBrowsers(context) },
    }),
    addPushSubscription: async ({ body }, context) => ({
      data: { pushSubscription: await addOwnBrowser(context, body, mayPushTo) },
    }),
    deletePushSubscription: async ({ params: { id } }, context) => {
      await removeOwnBrowser(context, id);
      return { data: null };
    },
  } satisfies Operations;
}
