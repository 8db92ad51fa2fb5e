import { notFound } from '../../platform/failure.ts';
import { signedIn, type OperationContext, type Operations } from '../../platform/operation.ts';
import { storedText } from '../../platform/text.ts';
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
    await changeSettings(context.db, {
      scopeID: id,
      changes,
      reason: storedText(reason),
      rowVersion,
      changedBy: caller.id,
      at: context.now(),
    });
    return answer(id, context);
  },
} satisfies Operations;

/** What applies in a scope, and which scope each value came from. */
async function answer(id: string, context: OperationContext) {
  const scopes = await findScopes(context.db, id, signedIn(context));
  if (!scopes) throw notFound();
  const { config, sources, rowVersion } = await resolveSettings(context.db, scopes);
  return { data: { config: { ...config, rowVersion } }, meta: { sources } };
}
