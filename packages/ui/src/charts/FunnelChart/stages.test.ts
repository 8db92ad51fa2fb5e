import { expect, it } from 'vitest';
import { measureStages } from './stages.ts';

it('gives each stage its share of the stage before and of the first', () => {
  const stages = measureStages([
    { label: 'Eligible', value: 200 },
    { label: 'Applied', value: 100 },
    { label: 'Offered', value: 20 },
  ]);
  expect(stages.map(({ ofPrevious }) => ofPrevious)).toEqual([undefined, 0.5, 0.2]);
  expect(stages.map(({ ofFirst }) => ofFirst)).toEqual([undefined, 0.5, 0.1]);
});

it('gives no share of nothing', () => {
  const [, applied] = measureStages([
    { label: 'Eligible', value: 0 },
    { label: 'Applied', value: 0 },
  ]);
  expect(applied?.ofPrevious).toBeUndefined();
});
