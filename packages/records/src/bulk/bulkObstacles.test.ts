import { expect, it } from 'vitest';
import { libraryFormats } from '../library/formats.ts';
import type { Translate } from '../register.ts';
import { obstaclesOf } from './bulkObstacles.ts';

const words: Readonly<Record<string, string>> = {
  'library.eligible': 'No decision yet',
  'library.declined': 'Declined',
  'resources.bulk.already': 'is so already',
};
const t: Translate = (key, { names = '', count = 0 } = {}) =>
  key === 'resources.bulk.andMore' ? `${String(names)} and ${String(count)} more` : (words[key] ?? key);

const people = {
  countedBy: 'status',
  columns: [
    {
      field: 'status',
      label: 'resources.fields.standing',
      as: 'choice',
      choices: { Eligible: 'library.eligible', Declined: 'library.declined' },
    },
  ],
  nameOf: ({ id }: { id: string }) => id,
} as const;

it('names a few of each state, and counts the others', () => {
  const rows = ['Asha', 'Ravi', 'Meena', 'Imran', 'Pooja'].map((id) => ({ id, status: 'Eligible' }));
  const declined = { id: 'Nitin', status: 'Declined' };
  const obstacle = ({ id }: { id: string }) =>
    id === 'Ravi' ? undefined : ('resources.bulk.notOffered' as const);
  expect(obstaclesOf(people, { obstacle }, [...rows, declined], t, libraryFormats)).toEqual([
    'Asha, Meena, Imran and 1 more: No decision yet',
    'Nitin: Declined',
  ]);
});

it('says what else keeps it from being done', () => {
  const obstacle = () => 'resources.bulk.already' as const;
  expect(obstaclesOf(people, { obstacle }, [{ id: 'Pune' }], t, libraryFormats)).toEqual([
    'Pune: is so already',
  ]);
});
