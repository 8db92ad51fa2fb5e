import type { Operations } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { cancelErasure, findErasure, requestErasure } from './service.ts';

/** The end of the caller's own account. */
export function createErasureOperations(services: Services) {
  return {
    getErasure: async (_request, context) => ({ data: { erasure: await findErasure(context) } }),

    requestErasure: async ({ body }, context) => {
      await requestErasure(services, body, context);
      return { data: { erasure: await findErasure(context) } };
    },

    cancelErasure: async (_request, context) => {
      await cancelErasure(context);
      return { data: null };
    },
  } satisfies Operations;
}
