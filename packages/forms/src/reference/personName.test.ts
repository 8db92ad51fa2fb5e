import { expect, test } from 'vitest';
import { personName } from './personName.ts';

test.each([
  ['Asha', 'Verma', 'Asha Verma'],
  ['Kavya', 'Kavya', 'Kavya'],
  ['Kavya', 'kavya', 'Kavya'],
  ['आशा', 'आशा', 'आशा'],
  ['Kavya', '', 'Kavya'],
  ['Kavya', null, 'Kavya'],
  [undefined, undefined, ''],
])('of %s and %s is written %s', (firstName, lastName, written) => {
  expect(personName({ firstName, lastName })).toBe(written);
});
