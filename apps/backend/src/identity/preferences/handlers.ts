import { signedIn, type Operations } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { changePreferences, readPreferences } from './service.ts';

/** The caller's own preferences; nobody reads or changes those of others. */
export const preferencesOperations = {
  getPreferences: async (_request, context) => ({
    data: { preferences: await readPreferences(context.db, signedIn(context).id) },
  }),

  savePreferences: async ({ body }, context) => {
    const { id } = signedIn(context);
    const saved = await context.db.transaction(async (tx) => {
      await changePreferences(tx, id, body, context.now());
      await audit(tx, context, {
        action: 'saved',
        entityType: 'preferences',
        entityID: id,
        subjectID: id,
        fields: Object.keys(body),
      });
      return readPreferences(tx, id);
    });
    return { data: { preferences: saved } };
  },
} satisfies Operations;
