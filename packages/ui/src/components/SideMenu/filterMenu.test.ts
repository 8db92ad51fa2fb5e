import { describe, expect, it } from 'vitest';
import { filterMenu, sortMenu } from './filterMenu.ts';

interface Item {
  label: string;
  href?: string;
  permissions?: readonly string[];
  children?: readonly Item[];
}

const menu: readonly Item[] = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Cities', href: '/city', permissions: ['Manage City'] },
  { label: 'CV', href: '/cv', permissions: ['Manage Job Template', 'Manage Candidate Profile'] },
  { label: 'Reports', href: '/reports', permissions: [] },
  {
    label: 'Catalogue',
    children: [
      { label: 'Skills', href: '/skill', permissions: ['Manage Skill'] },
      { label: 'Sectors', href: '/sector', permissions: ['Manage Sector'] },
    ],
  },
];

const names = (items: readonly Item[]): string[] =>
  items.flatMap(({ label, children }) => [
    label,
    ...names(children ?? []).map((name) => `${label} > ${name}`),
  ]);

describe('filterMenu', () => {
  it('shows an entry without permissions to everybody, and hides an empty group', () => {
    expect(names(filterMenu(menu, []))).toEqual(['Dashboard', 'Reports']);
  });

  it('shows an entry when any one of its permissions is held', () => {
    expect(names(filterMenu(menu, ['Manage Candidate Profile']))).toEqual(['Dashboard', 'CV', 'Reports']);
  });

  it('keeps a group with the children that may be seen', () => {
    expect(names(filterMenu(menu, new Set(['Manage Sector'])))).toEqual([
      'Dashboard',
      'Reports',
      'Catalogue',
      'Catalogue > Sectors',
    ]);
  });

  it('does not take a part of a permission, or another case, for the permission', () => {
    expect(names(filterMenu(menu, ['Manage', 'manage city', 'Manage City Hall']))).toEqual([
      'Dashboard',
      'Reports',
    ]);
  });

  it('hides the children of a group whose own permission is missing', () => {
    const items: Item[] = [
      { label: 'Admin', permissions: ['A'], children: [{ label: 'Free', href: '/free' }] },
    ];
    expect(filterMenu(items, ['B'])).toEqual([]);
  });

  it('keeps a parent that leads somewhere itself although its children are hidden', () => {
    const items: Item[] = [
      { label: 'Admin', href: '/admin', children: [{ label: 'Keys', permissions: ['K'] }] },
    ];
    expect(names(filterMenu(items, []))).toEqual(['Admin']);
  });

  it('leaves the given menu as it was', () => {
    const before = structuredClone(menu);
    filterMenu(menu, ['Manage Sector']);
    expect(menu).toEqual(before);
  });
});

describe('sortMenu', () => {
  it('sorts entries and children by name', () => {
    expect(names(sortMenu(menu, 'en'))).toEqual([
      'Catalogue',
      'Catalogue > Sectors',
      'Catalogue > Skills',
      'Cities',
      'CV',
      'Dashboard',
      'Reports',
    ]);
  });

  it('sorts as the language does, numbers by size, and keeps the order of equal names', () => {
    const items = ['Zeta', 'item 10', 'Élan', 'Item 9', 'elan'].map((label) => ({ label }));
    expect(sortMenu(items, 'en').map(({ label }) => label)).toEqual([
      'Élan',
      'elan',
      'Item 9',
      'item 10',
      'Zeta',
    ]);
    expect(sortMenu([{ label: 'शहर' }, { label: 'कौशल' }], 'hi').map(({ label }) => label)).toEqual([
      'कौशल',
      'शहर',
    ]);
  });
});
