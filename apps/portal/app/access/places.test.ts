import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toPermissions } from './permissions.tsx';
import { lists } from '../resources/lists.ts';
import { hasScreen, isOpenTo, placeOf, places } from './places.ts';

describe('the table of guarded places', () => {
  it('names each address and each place once', () => {
    expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it.each(places.flatMap(({ screens = {} }) => Object.values(screens)))('has the module %s', (module) => {
    expect(existsSync(new URL(`../${module}`, import.meta.url))).toBe(true);
  });
});

describe('the table of lists', () => {
  it('has a declaration for each place that is drawn as a list, and no other', () => {
    const drawn = places.filter(({ screens }) => screens?.[''] === 'routes/resources/list.tsx');
    expect(Object.keys(lists).toSorted()).toEqual(drawn.map(({ path }) => path).toSorted());
  });
});

describe('placeOf', () => {
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
    expect(placeOf(address)?.path).toBe(path);
  });

  it.each(['/', '/city-of-london', '/login', '/constructor'])('finds none at %s', (address) => {
    expect(placeOf(address)).toBeUndefined();
  });
});

describe('isOpenTo', () => {
  const staff = { path: 'x', name: 'x', anyOf: ['Manage User'], allOf: ['View Support User'] } as const;

  it('needs one of some and all of others', () => {
    expect(isOpenTo(toPermissions(['Manage User', 'View Support User']), staff)).toBe(true);
    expect(isOpenTo(toPermissions(['Manage User']), staff)).toBe(false);
    expect(isOpenTo(toPermissions(['View Support User']), staff)).toBe(false);
  });

  it('opens the administration with any permission of one of its places', () => {
    const admin = placeOf('/admin');
    expect(admin && isOpenTo(toPermissions(['Manage Lead']), admin)).toBe(true);
    expect(admin && isOpenTo(toPermissions(['View Lead', 'Manage Setting']), admin)).toBe(false);
  });
});

describe('hasScreen', () => {
  it('knows the screens and nothing else', () => {
    expect(hasScreen('/dashboard')).toBe(true);
    expect(hasScreen('/dashboard/more')).toBe(false);
    expect(hasScreen('/no-such-place')).toBe(false);
  });
});
