import { notFound } from '../../platform/failure.ts';
import { signedIn, type Operations } from '../../platform/operation.ts';
import { allPermissions, describePermissions } from './permissions.ts';
import { findRole } from './service.ts';

export const rolesOperations = {
  listPermissions: () => Promise.resolve({ data: { permissions: describePermissions(allPermissions()) } }),

  getRole: async ({ params: { id } }, context) => {
    const caller = signedIn(context);
    // The token names the role; a person's own id and `me` stand for the person's role too.
    const isOwn = id === 'me' || id === caller.id || id === caller.roleID;
    if (!isOwn && !context.permissions.has('View Role')) throw notFound();
    const role = await findRole(context.db, isOwn ? caller.roleID : id);
    if (!role) throw notFound();
    const { createdAt, updatedAt, createdBy: _createdBy, updatedBy: _updatedBy, ...rest } = role;
    return {
      data: { role: { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() } },
    };
  },
} satisfies Operations;
