import { permissionValues } from '@aarambh/api-client/enums';
import { describe, expect, it } from 'vitest';
import english from '../../i18n/shell/en.json' with { type: 'json' };
import { menuPlaces } from './menuPlaces.ts';
import { toPermissions, type Permission } from './permissions.tsx';
import { placeOf } from './places.ts';

/** The table of the specification, section 2, with the alternatives that every resource of its own brings. */
const table: readonly (readonly [label: string, path: string, ...anyOf: Permission[]])[] = [
  ['Dashboard', 'dashboard'],
  ['Cities', 'city', 'Manage City'],
  ['My Jobs', 'my-jobs', 'View My Jobs'],
  ['Skills', 'skill', 'Manage Skill'],
  ['Institutes', 'institutes', 'Manage Institute'],
  ['User Roles', 'user-roles', 'Manage Role'],
  ['Support Users', 'support-users', 'Manage User'],
  ['Companies', 'companies', 'Manage Company'],
  ['Universities', 'universities', 'Manage University'],
  ['Students', 'student', 'Manage User'],
  ['Leads', 'leads', 'Manage Lead'],
  ['Industries', 'industry', 'Manage Industry'],
  ['Programs', 'programs', 'Manage Program'],
  ['Questions', 'question', 'Manage Question'],
  ['JDs', 'job-description', 'Manage Job-Description'],
  ['Eligible Students', 'eligible-students', 'Manage Job-Description'],
  ['Job Profiles', 'job-profile', 'Manage JobProfile'],
  ['Season', 'season', 'Manage Season'],
  ['Sectors', 'sector', 'Manage Sector'],
  ['Job Templates', 'job-template', 'Manage Job Template'],
  ['CV', 'cv', 'Manage Job Template', 'Create Candidate Profile'],
  ['CV Templates', 'cv-template', 'Manage Job Template', 'Manage CV Templates'],
  ['Job Profiles Lateral', 'job-profile-lateral', 'Manage Job Template', 'Manage Job Profiles'],
  ['Impromptu Notifications', 'admin/notifications', 'Manage Notification'],
  // Only in a narrow window; the other two of those open panels.
  ['Settings', 'settings', 'Manage Setting'],
];

/** The menu as if every screen were there, by address. */
const menuOf = (...held: Permission[]): string[] =>
  menuPlaces(toPermissions(held), () => true)
    .map(({ path }) => path)
    .toSorted();

describe('the side menu', () => {
  it('has the 24 entries of the table, and the settings', () => {
    expect(menuOf(...permissionValues)).toEqual(table.map(([, path]) => path).toSorted());
    expect(menuPlaces(toPermissions(permissionValues), () => true)).toHaveLength(25);
  });

  it.each(table)('calls %s what the table calls it', (label, path) => {
    const place = placeOf(`/${path}`);
    expect(place && english.shell.places[place.name]).toBe(label);
  });

  it.each(permissionValues)('shows somebody who holds nothing but %s exactly what it opens', (permission) => {
    const expected = table
      .filter(([, , ...anyOf]) => anyOf.length === 0 || anyOf.includes(permission))
      .map(([, path]) => path)
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
