/** Roles: named sets of permissions. */
import { roleScopeValues, userTypeValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../database/columns.ts';
import { oneOf } from '../../database/constraints.ts';

export type UserType = (typeof userTypeValues)[number];

export type RoleScope = (typeof roleScopeValues)[number];

/** One of the permission strings of the contract. */
export type Permission = components['schemas']['Permission'];

export const roles = pgTable(
  'roles',
  {
    ...entityColumns(),
    name: text().notNull().unique(),
    description: text().notNull().default(''),
    userType: text({ enum: userTypeValues }).notNull(),
    scope: text({ enum: roleScopeValues }).notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    /** A system role is given at sign-up or guards the installation itself; it cannot be deleted. */
    isSystem: boolean().notNull().default(false),
  },
  (table) => [
    check('roles_user_type_known', oneOf(table.userType, userTypeValues)),
    check('roles_scope_known', oneOf(table.scope, roleScopeValues)),
  ],
);
