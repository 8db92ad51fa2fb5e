import * as enums from '@aarambh/api-client/enums';
import { expect, test } from 'vitest';
import { joinValues, splitValues } from './joinedValues.ts';

const words = Object.values(enums).flatMap((each: unknown) =>
  Array.isArray(each) ? each.filter((word) => typeof word === 'string') : [],
);

test('every word of the contract is the same after it was put together with others and taken apart', () => {
  expect(words.length).toBeGreaterThan(300);
  expect(splitValues(joinValues(words))).toEqual(words);
});

test('nothing is no choice', () => {
  expect(splitValues(joinValues([]))).toEqual([]);
});
