import type { Operations } from '../../platform/index.ts';
import { exportOf } from './own-data.ts';

/** A person takes away what is kept about the person. */
export const ownDataOperations = {
  exportOwnData: async (_request, context) => ({ data: { export: await exportOf(context) } }),
} satisfies Operations;
