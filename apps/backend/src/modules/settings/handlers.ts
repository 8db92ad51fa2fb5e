import { notFound } from '../../platform/failure.ts';
import { signedIn, type Operations } from '../../platform/operation.ts';
import { findScopes, resolveSettings, settingScopes } from './service.ts';

export const settingsOperations = {
  getSettings: async ({ params: { id } }, context) => {
    const caller = signedIn(context);
    const isOwn = settingScopes(caller).includes(id);
    if (!isOwn && !context.permissions.has('Update Setting')) throw notFound();
    const scopes = await findScopes(context.db, id, caller);
    if (!scopes) throw notFound();
    const { config, sources, rowVersion } = await resolveSettings(context.db, scopes);
    return { data: { config: { ...config, rowVersion } }, meta: { sources } };
  },
} satisfies Operations;
