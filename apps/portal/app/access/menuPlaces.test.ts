import { permissionValues } from '@aarambh/api-client/enums';
import { describe, expect, it } from 'vitest';
import { menuPlaces } from './menuPlaces.ts';
import { toPermissions, type Permission } from './permissions.tsx';

/** The table of the specification, section 2, with the alternatives that every resource of its own brings. */
const table: readonly (readonly [path: string, ...anyOf: Permission[]])[] = [
  ['dashboard'],
  ['city', 'Manage City'],
  ['my-jobs', 'View My Jobs'],
  ['skill', 'Manage Skill'],
  ['institutes', 'Manage Institute'],
  ['user-roles', 'Manage Role'],
  ['support-users', 'Manage User'],
  ['companies', 'Manage Company'],
  ['universities', 'Manage University'],
  ['student', 'Manage User'],
  ['leads', 'Manage Lead'],
  ['industry', 'Manage Industry'],
  ['programs', 'Manage Program'],
  ['question', 'Manage Question'],
  ['job-description', 'Manage Job-Description'],
  ['eligible-students', 'Manage Job-Description'],
  ['job-profile', 'Manage JobProfile'],
  ['season', 'Manage Season'],
  ['sector', 'Manage Sector'],
  ['job-template', 'Manage Job Template'],
  ['cv', 'Manage Job Template', 'Create Candidate Profile'],
  ['cv-template', 'Manage Job Template', 'Manage CV Templates'],
  ['job-profile-lateral', 'Manage Job Template', 'Manage Job Profiles'],
  ['admin/notifications', 'Manage Notification'],
  // Only in a narrow window; the other two of those open panels.
  ['settings', 'Manage Setting'],
];

/** The menu as if every screen were there, by address. */
const menuOf = (...held: Permission[]): string[] =>
  menuPlaces(toPermissions(held), () => true)
    .map(({ path }) => path)
    .toSorted();

describe('the side menu', () => {
  it('has the 24 entries of the table, and the settings', () => {
    expect(menuOf(...permissionValues)).toEqual(table.map(([path]) => path).toSorted());
    expect(menuPlaces(toPermissions(permissionValues), () => true)).toHaveLength(25);
  });

  it.each(permissionValues)('shows somebody who holds nothing but %s exactly what it opens', (permission) => {
    const expected = table
      .filter(([, ...anyOf]) => anyOf.length === 0 || anyOf.includes(permission))
      .map(([path]) => path)
      // Needs a second permission, which nobody with only one has.
      .filter((path) => path !== 'support-users');
    expect(menuOf(permission)).toEqual(expected.toSorted());
  });

  it('shows the dashboard to a role without permissions', () => {
    expect(menuOf()).toEqual(['dashboard']);
  });

  it('shows the staff only to those who manage users and may see the staff', () => {
    expect(menuOf('View Support User')).toEqual(['dashboard']);
    expect(menuOf('Manage User', 'View Support User')).toEqual(['dashboard', 'student', 'support-users']);
  });

  it('leads to no place without a screen', () => {
    for (const { screens } of menuPlaces(toPermissions(permissionValues)))
      expect(screens).toHaveProperty(['']);
  });
});
