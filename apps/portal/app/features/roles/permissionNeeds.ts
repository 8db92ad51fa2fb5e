/** Which permissions are of no use without others, so that they are given and taken away together. */
import { permissionValues } from '@aarambh/api-client/enums';
import type { components } from '@aarambh/api-client';
import type { Permission } from '#app/access/access.ts';

export type UserType = components['schemas']['UserType'];

const known: ReadonlyMap<string, Permission> = new Map(permissionValues.map((each) => [each, each]));

/** What those outside of the table of verbs and resources work on. */
const specialNeeds: Readonly<Partial<Record<Permission, Permission>>> = {
  'Manage JD': 'Manage Job-Description',
  'View Eligible Students': 'View Job-Description',
  'Manage Job Applications': 'View Eligible Students',
  'View Support User': 'Manage User',
};

/**
 * The permission that another needs; undefined for one that stands alone. Who changes records has to reach them: staff by the screen that
 * `Manage` opens, others through screens of their own, which `View` reads.
 */
export function needOf(permission: Permission, userType: UserType): Permission | undefined {
  const special = specialNeeds[permission];
  if (special !== undefined) return special;
  const [, resource] = /^(?:Create|Update|Delete) (.+)$/.exec(permission) ?? [];
  return resource === undefined
    ? undefined
    : known.get(`${userType === 'S' ? 'Manage' : 'View'} ${resource}`);
}

/** A permission with what it needs, and what that needs, itself first. */
export function withNeeds(permission: Permission, userType: UserType): readonly Permission[] {
  const need = needOf(permission, userType);
  return need === undefined ? [permission] : [permission, ...withNeeds(need, userType)];
}

/** A permission with those that are of no use without it, itself first. */
export function withDependants(permission: Permission, userType: UserType): readonly Permission[] {
  return [
    permission,
    ...permissionValues.filter(
      (each) => each !== permission && withNeeds(each, userType).includes(permission),
    ),
  ];
}
