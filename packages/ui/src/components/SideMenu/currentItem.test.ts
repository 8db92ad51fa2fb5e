import { expect, it } from 'vitest';
import { currentItem } from './currentItem.ts';

const menu = [
  { id: 'dashboard', href: '/dashboard' },
  { id: 'city', href: '/city' },
  { id: 'account' },
  { id: 'admin', href: '/admin', children: [{ id: 'notifications', href: '/admin/notifications' }] },
];

it.each([
  ['/city', { id: 'city', isExact: true }],
  ['/city/', { id: 'city', isExact: true }],
  ['/city?page=2#top', { id: 'city', isExact: true }],
  ['/city;state=27', { id: 'city', isExact: true }],
  ['/city/42', { id: 'city', isExact: false }],
  ['/city-of-london', undefined],
  ['/admin/notifications', { id: 'notifications', isExact: true }],
  ['/admin/keys', { id: 'admin', isExact: false }],
  ['/', undefined],
  ['', undefined],
])('%s belongs to %j', (path, expected) => {
  expect(currentItem(menu, path)).toEqual(expected);
});
