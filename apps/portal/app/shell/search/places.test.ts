import { expect, test } from 'vitest';
import { placesFor } from './places.ts';

const items = [
  { id: 'student', label: 'Students', icon: null, href: '/student' },
  { id: 'users', label: 'Support Users', icon: null, href: '/support-users' },
  { id: 'account', label: 'MyAccount', icon: null, onPress: () => undefined },
  { id: 'hindi', label: 'विद्यार्थी', icon: null, href: '/student' },
] as unknown as Parameters<typeof placesFor>[0];
const titles = (text: string) => placesFor(items, text).map(({ title }) => title);

test('a place is found by the beginning of a word of its name, in every script', () => {
  expect(titles('stu')).toEqual(['Students']);
  expect(titles(' USERS ')).toEqual(['Support Users']);
  expect(titles('विद्या')).toEqual(['विद्यार्थी']);
  expect(titles('tud')).toEqual([]);
  expect(titles('')).toEqual([]);
});

test('what has no address is no place', () => {
  expect(titles('my')).toEqual([]);
});
