import { expect, test } from 'vitest';
import { accountType } from './accountType.ts';

const of = (type: 'C' | 'E' | 'S', parentEntityName: string | null, isFresher: boolean | null = null) => ({
  type,
  parentEntityName,
  isFresher,
});

test.each([
  ['student', of('C', 'Sahyadri', true), 'own'],
  ['candidate', of('C', null, false), 'own'],
  ['employer', of('E', 'Navyug'), 'company'],
  ['officer', of('S', 'Sahyadri'), 'institute'],
  ['officer', of('S', 'Sahyadri'), undefined],
  ['controller', of('S', 'Deccan State University'), 'university'],
  ['staff', of('S', null), 'all'],
] as const)('an account is one of a %s', (type, user, scope) => {
  expect(accountType(user, scope)).toBe(type);
});
