import { describe, expect, it } from 'vitest';
import {
  addCity,
  changePassword,
  createLead,
  listManagedSupportUsers,
  updateUser,
} from '@aarambh/api-client/operations';
import { isAllowed, toPermissions, type Permission, type RoleScope } from './access.ts';

describe('toPermissions', () => {
  it('takes the permissions that are known', () => {
    expect([...toPermissions(['View User', 'Manage Moon', 7, 'Manage City'])]).toEqual([
      'View User',
      'Manage City',
    ]);
  });

  it.each([undefined, null, 'View User', { 0: 'View User' }])('finds none in %j', (list) => {
    expect(toPermissions(list).size).toBe(0);
  });
});

const role = (permissions: readonly Permission[], scope?: RoleScope) => ({
  permissions: toPermissions(permissions),
  scope,
});

describe('isAllowed', () => {
  it('needs one of several', () => {
    const held = role(['View User', 'Manage City']);
    expect(isAllowed(held, ['Manage Skill', 'Manage City'])).toBe(true);
    expect(isAllowed(held, ['Manage Skill', addCity])).toBe(false);
  });

  it('asks for nothing where nothing is needed', () => {
    expect(isAllowed(role([]), [])).toBe(true);
  });

  it.each([createLead, changePassword, updateUser])('opens to everybody who is signed in: $path', (need) => {
    expect(isAllowed(role([]), need)).toBe(true);
  });

  it('needs one of the permissions of an operation, and all of those besides', () => {
    expect(isAllowed(role(['Create City']), addCity)).toBe(true);
    expect(isAllowed(role(['Manage User', 'View Support User']), listManagedSupportUsers)).toBe(true);
    expect(isAllowed(role(['Manage User']), listManagedSupportUsers)).toBe(false);
    expect(isAllowed(role(['View Support User']), listManagedSupportUsers)).toBe(false);
  });

  it.each([
    ['all', true],
    ['institute', true],
    ['company', false],
    [undefined, true],
  ] as const)('lets a role that reaches %s change what institutes own: %s', (scope, isOpen) => {
    expect(isAllowed(role(['Create City'], scope), addCity, ['institute'])).toBe(isOpen);
    expect(isAllowed(role([], scope), addCity, ['institute'])).toBe(false);
  });
});
