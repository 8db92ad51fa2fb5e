/** Roles as a catalogue: who may have which permissions. */
import { type Permission, type RoleScope, type UserType, ApiFailure } from '../../platform/index.ts';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { defineCatalogue, counted, sumOf } from '../../records/index.ts';
import { users } from '../tables/users.ts';
import { refuseToGrant, refuseWiderScope, superAdminRole } from './authority.ts';
import { roles } from '../tables/roles.ts';

type RoleRow = typeof roles.$inferSelect;

const usage = { users: counted(sql`from ${users} where ${users.roleID} = ${roles.id}`) };

export const roleCatalogue = defineCatalogue({
  key: 'role',
  table: roles,
  readers: ['Manage Role', 'View Role'],
  derived: { memberCount: sumOf(usage) },
  searched: [roles.name, roles.description],
  filters: {
    userType: (type: UserType) => eq(roles.userType, type),
    scope: (scope: RoleScope) => eq(roles.scope, scope),
  },
  sorts: { name: roles.name },
  item: ({ id, name, userType, permissions }) => ({ id, name, userType, permissions }),
  download: [
    'id',
    'name',
    'description',
    'userType',
    'scope',
    'memberCount',
    'isSystem',
    'permissions',
    'isActive',
  ],
  sameAs: ({ name }) => sql`lower(${roles.name}) = ${name.toLowerCase()}`,
  prepare: async (tx, values, context, before) => {
    refuseToGrant(gained(values, before), context);
    if (values.scope && values.scope !== before?.scope) refuseWiderScope(values.scope, context);
    if (before) await refuseToBreak(tx, before, values);
    const description = 'description' in values || !before ? { description: values.description ?? '' } : {};
    if (before) return { ...values, ...description };
    return { ...values, ...description, permissions: values.permissions ?? [], isSystem: false };
  },
  keepsValuesOf: ['name', 'description', 'userType', 'scope', 'permissions'],
  usage,
  isFixed: ({ isSystem }) => isSystem,
});

/**
 * What a change gives: the permissions that are new and, where the role comes to reach further or to be of other accounts, all of them, for they
 * hold where they did not hold before.
 */
function gained(values: Partial<RoleRow>, before: RoleRow | undefined): readonly Permission[] {
  const permissions = values.permissions ?? before?.permissions ?? [];
  const { scope = before?.scope, userType = before?.userType } = values;
  const isElsewhere = (scope !== before?.scope && scope !== 'own') || userType !== before?.userType;
  if (isElsewhere) return permissions;
  const held = new Set(before?.permissions);
  return permissions.filter((permission) => !held.has(permission));
}

/** Throws 409 for a change that would leave people or the installation without what they need. */
async function refuseToBreak(tx: Transaction, before: RoleRow, values: Partial<RoleRow>): Promise<void> {
  const refuse = (text: string): never => {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', text);
  };
  if (before.isSystem && values.isActive === false) refuse('The platform needs this role.');
  const isFixed = (name: 'userType' | 'scope') => values[name] !== undefined && values[name] !== before[name];
  if (before.isSystem && (isFixed('userType') || isFixed('scope')))
    refuse('The platform needs this role as it is.');
  if (isFixed('userType') && (await tx.$count(users, eq(users.roleID, before.id))) > 0) {
    refuse('People have this role, so it stays with their type of account.');
  }
  const kept = new Set(values.permissions ?? before.permissions);
  if (before.id === superAdminRole && before.permissions.some((permission) => !kept.has(permission))) {
    refuse('Super admins keep all permissions, so that somebody can always help.');
  }
}
