import type { Operations } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { cancelErasure, cancelErasureOf, findErasure, requestErasure, requestErasureOf } from './service.ts';

/** The end of the caller's own account, and of one whose owner has told staff so. */
export function createErasureOperations(services: Services) {
  return {
    getErasure: async (_request, context) => ({ data: { erasure: await findErasure(context) } }),

    requestErasure: async ({ body }, context) => {
      await requestErasure(services, body, context);
      return { data: { erasure: await findErasure(context) } };
    },

    requestErasureOf: async ({ params: { id }, body: { reason } }, context) => ({
      data: { erasure: await requestErasureOf(services, id, reason, context) },
    }),

    cancelErasureOf: async ({ params: { id } }, context) => {
      await cancelErasureOf(services, id, context);
      return { data: null };
    },

    cancelErasure: async (_request, context) => {
      await cancelErasure(context);
      return { data: null };
    },
  } satisfies Operations;
}
