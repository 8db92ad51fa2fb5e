import type { PersonalData } from '../../database/index.ts';
import type { Operations } from '../../platform/index.ts';
import { exportOf } from './own-data.ts';

/**
 * A person takes away what is kept about the person.
 * @param kept what each table keeps about people
 */
export function createOwnDataOperations(kept: readonly PersonalData[]) {
  return {
    exportOwnData: async (_request, context) => ({ data: { export: await exportOf(context, kept) } }),
  } satisfies Operations;
}
