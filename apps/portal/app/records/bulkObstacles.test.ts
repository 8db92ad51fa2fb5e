import type { TFunction } from 'i18next';
import { formatsOf } from '#app/i18n/formats.ts';
import { expect, it } from 'vitest';
import { obstaclesOf } from './bulkObstacles.ts';

const words: Readonly<Record<string, string>> = {
  'resources.application.eligible': 'No decision yet',
  'resources.application.declined': 'Declined',
  'resources.bulk.already': 'is so already',
};
const t = ((key: string, { names = '', count = 0 } = {}) =>
  key === 'resources.bulk.andMore'
    ? `${names} and ${count} more`
    : (words[key] ?? key)) as unknown as TFunction;

const people = {
  countedBy: 'status',
  columns: [
    {
      field: 'status',
      label: 'resources.fields.standing',
      as: 'choice',
      choices: { Eligible: 'resources.application.eligible', Declined: 'resources.application.declined' },
    },
  ],
  nameOf: ({ id }: { id: string }) => id,
} as const;

it('names a few of each state, and counts the others', () => {
  const rows = ['Asha', 'Ravi', 'Meena', 'Imran', 'Pooja'].map((id) => ({ id, status: 'Eligible' }));
  const declined = { id: 'Nitin', status: 'Declined' };
  const obstacle = ({ id }: { id: string }) =>
    id === 'Ravi' ? undefined : ('resources.bulk.notOffered' as const);
  expect(obstaclesOf(people, { obstacle }, [...rows, declined], t, formatsOf('en'))).toEqual([
    'Asha, Meena, Imran and 1 more: No decision yet',
    'Nitin: Declined',
  ]);
});

it('says what else keeps it from being done', () => {
  const obstacle = () => 'resources.bulk.already' as const;
  expect(obstaclesOf(people, { obstacle }, [{ id: 'Pune' }], t, formatsOf('en'))).toEqual([
    'Pune: is so already',
  ]);
});
