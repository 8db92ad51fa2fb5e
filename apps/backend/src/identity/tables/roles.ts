/** Roles: named sets of permissions. */
import { roleScopeValues, userTypeValues } from '@aarambh/api-client/enums';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { entityColumns, oneOf } from '../../database/index.ts';
import type { Permission } from '../../platform/index.ts';

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
