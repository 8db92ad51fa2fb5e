/** Roles: named sets of permissions. */
import type { components } from '@aarambh/api-client/schema';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../database/columns.ts';
import { oneOf } from '../../database/constraints.ts';

/** Account types: C candidate, E employer (specification, section 1), S staff (support, institute and university officers). */
export const userTypes = ['C', 'E', 'S'] as const;
export type UserType = (typeof userTypes)[number];

/** Which rows a holder may touch: own account, own company, own institute, own university, or everything. */
export const roleScopes = ['own', 'company', 'institute', 'university', 'all'] as const;
export type RoleScope = (typeof roleScopes)[number];

/** One of the permission strings of the contract. */
export type Permission = components['schemas']['Permission'];

export const roles = pgTable(
  'roles',
  {
    ...entityColumns(),
    name: text().notNull().unique(),
    description: text().notNull().default(''),
    userType: text({ enum: userTypes }).notNull(),
    scope: text({ enum: roleScopes }).notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    /** A system role is given at sign-up or guards the installation itself; it cannot be deleted. */
    isSystem: boolean().notNull().default(false),
  },
  (table) => [
    check('roles_user_type_known', oneOf(table.userType, userTypes)),
    check('roles_scope_known', oneOf(table.scope, roleScopes)),
  ],
);
