import { existsSync } from 'node:fs';
import { permissionValues } from '@aarambh/api-client/enums';
import * as operations from '@aarambh/api-client/operations';
import { describe, expect, it } from 'vitest';
import { lists } from '#app/features/lists/lists.ts';
import { isAllowed, toPermissions, type Permission } from './access.ts';
import { hasScreen, menuRoutes, navRouteOf, navRoutes } from './navRoutes.ts';

const role = (...permissions: readonly Permission[]) => ({
  permissions: toPermissions(permissions),
  scope: undefined,
  isKnown: true,
});

/** What it takes to call an operation, all of it. */
const permissionsOf = ({ access, also }: operations.Operation): readonly Permission[] =>
  permissionValues.filter((each) => access.includes(each) || also.includes(each));

const everyOperation: readonly operations.Operation[] = Object.values(operations);

describe('the table of guarded routes', () => {
  it('names each address and each route once', () => {
    expect(new Set(navRoutes.map(({ path }) => path)).size).toBe(navRoutes.length);
    expect(new Set(navRoutes.map(({ name }) => name)).size).toBe(navRoutes.length);
  });

  it.each(navRoutes.flatMap(({ screens = {} }) => Object.values(screens)))('has the module %s', (module) => {
    expect(existsSync(new URL(`../${module}`, import.meta.url))).toBe(true);
  });
});

describe('the table of lists', () => {
  it('has a declaration for each route that is drawn as a list, and no other', () => {
    const drawn = navRoutes.filter(({ screens }) => screens?.['']?.endsWith('/list.tsx'));
    expect(Object.keys(lists).toSorted()).toEqual(drawn.map(({ path }) => path).toSorted());
  });

  it.each(Object.keys(lists))(
    'opens /%s only to those who may read it, and offers what it calls',
    async (path) => {
      const resource = await lists[path]?.();
      const route = navRouteOf(`/${path}`);
      if (resource === undefined || route === undefined) throw new Error(`/${path} is no list`);
      const { family, list = `${family}/all`, one = `${family}/{id}`, changed = one, actions } = resource;

      const reading = everyOperation.find((each) => each.method === 'GET' && each.path === list);
      if (reading === undefined) throw new Error(`The contract has no ${list}`);
      for (const need of route.needs) {
        const holder = role(...(typeof need === 'string' ? [need] : permissionsOf(need)));
        expect(isAllowed(holder, reading.pages ?? reading)).toBe(true);
      }

      const { create, update, remove } = actions;
      const offered = [create, update, remove].flatMap((each) =>
        each ? [`${each.method} ${each.path}`] : [],
      );
      const called = [`POST ${family}/add`, `PUT ${changed}`, `DELETE ${one}`];
      expect(called).toEqual(expect.arrayContaining(offered));
    },
  );
});

describe('the side menu', () => {
  it('has the 24 entries of the specification, the settings, the recruiters and outcomes of an office, the calendar and the check-in', () => {
    expect(menuRoutes(role(...permissionValues))).toHaveLength(29);
  });

  it('shows the dashboard to a role without permissions', () => {
    expect(menuRoutes(role()).map(({ path }) => path)).toEqual(['dashboard']);
  });

  it('shows the staff only to those who manage users and may see the staff', () => {
    const paths = (...held: readonly Permission[]) => menuRoutes(role(...held)).map(({ path }) => path);
    expect(paths('View Support User')).toEqual(['dashboard']);
    expect(paths('Manage User')).toEqual(['dashboard', 'student', 'outcome']);
    expect(paths('Manage User', 'View Support User')).toEqual([
      'dashboard',
      'student',
      'outcome',
      'support-users',
    ]);
  });
});

describe('navRouteOf', () => {
  it.each([
    ['/dashboard', 'dashboard'],
    ['/city', 'city'],
    ['/city/', 'city'],
    ['/city/42/edit', 'city'],
    ['/city;page=2?sort=name#top', 'city'],
    ['/admin', 'admin'],
    ['/admin/notifications', 'admin/notifications'],
    ['/admin/notifications/7', 'admin/notifications'],
  ])('takes %s for %s', (address, path) => {
    expect(navRouteOf(address)?.path).toBe(path);
  });

  it.each(['/', '/city-of-london', '/login', '/constructor'])('finds none at %s', (address) => {
    expect(navRouteOf(address)).toBeUndefined();
  });

  it('opens the administration with any permission of one of its routes', () => {
    const needs = navRouteOf('/admin')?.needs ?? [];
    expect(needs).not.toHaveLength(0);
    expect(isAllowed(role('Manage Lead'), needs)).toBe(true);
    expect(isAllowed(role('View Lead', 'Manage Setting'), needs)).toBe(false);
  });
});

describe('hasScreen', () => {
  it('knows the screens and nothing else', () => {
    expect(hasScreen('/dashboard')).toBe(true);
    expect(hasScreen('/dashboard/more')).toBe(false);
    expect(hasScreen('/no-such-place')).toBe(false);
  });
});
