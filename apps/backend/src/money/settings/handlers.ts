import {
  notFound,
  signedIn,
  type OperationContext,
  type Operations,
  storedText,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { listSettingChanges } from './history.ts';
import { changeSettings, findScopes, resolveSettings, settingScopes } from './service.ts';

export const settingsOperations = {
  getSettings: async ({ params: { id } }, context) => {
    const isOwn = settingScopes(signedIn(context)).includes(id);
    if (!isOwn && !context.permissions.has('Update Setting')) throw notFound();
    return answer(id, context);
  },

  updateSettings: async ({ params: { id }, body }, context) => {
    const caller = signedIn(context);
    if (!(await findScopes(context.db, id, caller))) throw notFound();
    const { reason, rowVersion, ...changes } = body;
    await context.db.transaction(async (tx) => {
      await changeSettings(tx, {
        scopeID: id,
        changes,
        reason: storedText(reason),
        rowVersion,
        changedBy: caller.id,
        at: context.now(),
      });
      await audit(tx, context, {
        action: 'saved',
        entityType: 'settings',
        entityID: id,
        subjectID: id,
        fields: Object.keys(changes),
      });
    });
    return answer(id, context);
  },

  listSettingChanges: async ({ params: { id }, query }, context) => {
    if (!(await findScopes(context.db, id, signedIn(context)))) throw notFound();
    const { pageNo = 1, pageSize = 25, cursor } = query;
    const { history, meta } = await listSettingChanges(context.db, id, { pageNo, pageSize, cursor });
    return { data: { history }, meta: { pageNo, pageSize, ...meta } };
  },
} satisfies Operations;

/** What applies in a scope, and which scope each value came from. */
async function answer(id: string, context: OperationContext) {
  const scopes = await findScopes(context.db, id, signedIn(context));
  if (!scopes) throw notFound();
  const { config, sources, rowVersion } = await resolveSettings(context.db, scopes);
  return { data: { config: { ...config, rowVersion } }, meta: { sources } };
}
