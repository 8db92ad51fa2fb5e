import { notFound, signedIn, type Operations } from '../../platform/index.ts';
import { allPermissions, describePermissions } from './permissions.ts';
import { roleCatalogue } from './catalogue.ts';
import { findRole } from './service.ts';

export const rolesOperations = {
  listPermissions: () => Promise.resolve({ data: { permissions: describePermissions(allPermissions()) } }),

  listRoles: roleCatalogue.list,
  countRoles: roleCatalogue.count,
  addRole: ({ body }, context) =>
    roleCatalogue.add({ body: { ...body, description: body.description ?? '' } }, context),

  updateRole: ({ params, body: { description, ...body } }, context) =>
    roleCatalogue.update(
      { params, body: description === undefined ? body : { ...body, description: description ?? '' } },
      context,
    ),

  deleteRole: roleCatalogue.remove,
  setRoleStatus: roleCatalogue.setActive,
  downloadRoles: roleCatalogue.download,

  getRole: async ({ params: { id } }, context) => {
    const caller = signedIn(context);
    // The token names the role; a person's own id and `me` stand for the person's role too.
    const isOwn = id === 'me' || id === caller.id || id === caller.roleID;
    if (roleCatalogue.readers.some((permission) => context.permissions.has(permission))) {
      return roleCatalogue.get({ params: { id: isOwn ? caller.roleID : id } }, context);
    }
    if (!isOwn) throw notFound();
    const role = await findRole(context.db, caller.roleID);
    if (!role) throw notFound();
    const { createdAt, updatedAt, createdBy: _createdBy, updatedBy: _updatedBy, ...rest } = role;
    return {
      data: { role: { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() } },
    };
  },
} satisfies Operations;
