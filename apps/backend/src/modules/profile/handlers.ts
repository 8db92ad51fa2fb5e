import type { Operations } from '../../platform/operation.ts';
import { readPersonal, savePersonal } from './personal.ts';

/** The sections of a candidate's profile. */
export const profileOperations = {
  getPersonal: async (_request, context) => ({ data: { personal: await readPersonal(context) } }),
  savePersonal: async ({ body }, context) => ({ data: { personal: await savePersonal(context, body) } }),
} satisfies Operations;
