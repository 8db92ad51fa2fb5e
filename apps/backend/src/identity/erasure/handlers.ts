import type { PersonalData } from '../../database/index.ts';
import { signedIn, type Operations } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { previewOf } from './preview.ts';
import {
  cancelErasure,
  cancelErasureOf,
  findCandidate,
  findErasure,
  requestErasure,
  requestErasureOf,
} from './service.ts';

/**
 * The end of the caller's own account, and of one whose owner has told staff so.
 * @param kept what each table keeps about people
 */
export function createErasureOperations(services: Services, kept: readonly PersonalData[]) {
  return {
    previewErasure: async (_request, context) => ({
      data: { preview: await previewOf(context.db, signedIn(context), kept) },
    }),

    previewErasureOf: async ({ params: { id } }, context) => ({
      data: { preview: await previewOf(context.db, await findCandidate(id, context), kept) },
    }),

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
