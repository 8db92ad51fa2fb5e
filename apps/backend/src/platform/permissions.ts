/** The words of the contract for who may do what. */
import type { entityTypeValues, roleScopeValues, userTypeValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client/schema';

export type UserType = (typeof userTypeValues)[number];

/** How far a role reaches. */
export type RoleScope = (typeof roleScopeValues)[number];

/** What an account can belong to. */
export type EntityType = (typeof entityTypeValues)[number];

/** One of the permission strings of the contract. */
export type Permission = components['schemas']['Permission'];
