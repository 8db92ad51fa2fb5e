import { expect, it } from 'vitest';
import { decimalsOf, findNumberIssue, stepFrom } from './numberIssue.ts';
import type { NumberLimits } from './numberIssue.ts';
import { readNumber } from './readNumber.ts';

const limits: NumberLimits = { min: 0, max: undefined, step: undefined, decimals: 0 };
const find = (text: string, more: Partial<NumberLimits>) =>
  findNumberIssue(readNumber(text), { ...limits, ...more });

it.each([
  ['', {}],
  ['0', {}],
  ['5.00', {}],
  ['5.25', { decimals: 2 }],
  ['-3', { min: -5 }],
  ['500', { min: 100, max: 500, step: 100 }],
  ['0.3', { step: 0.1, decimals: 1 }],
  ['107', { min: 7, step: 10 }],
] as const)('finds nothing wrong with %j within %j', (text, more) => {
  expect(find(text, more)).toBeUndefined();
});

it('says what is wrong', () => {
  expect(find('x', {})).toEqual({ code: 'notANumber' });
  expect(find('-1', {})).toEqual({ code: 'tooSmall', params: { min: 0 } });
  expect(find('101', { max: 100 })).toEqual({ code: 'tooLarge', params: { max: 100 } });
  expect(find('1.5', {})).toEqual({ code: 'tooManyDecimals', params: { decimals: 0 } });
  expect(find('150', { min: 100, max: 500, step: 100 })).toEqual({
    code: 'betweenSteps',
    params: { nearest: [100, 200] },
  });
  expect(find('95', { max: 99, step: 10 })).toEqual({ code: 'betweenSteps', params: { nearest: [90] } });
});

it('steps on the grid and stops at the limits', () => {
  const shape = { ...limits, min: 100, max: 950, step: 100 };
  expect(stepFrom(undefined, 1, shape)).toBe(100);
  expect(stepFrom(100, 1, shape)).toBe(200);
  expect(stepFrom(150, 1, shape)).toBe(200);
  expect(stepFrom(150, -1, shape)).toBe(100);
  expect(stepFrom(100, -1, shape)).toBe(100);
  expect(stepFrom(900, 1, shape)).toBe(900);
  expect(stepFrom(100, 10, shape)).toBe(900);
  expect(stepFrom(0.2, 1, { ...limits, step: 0.1 })).toBe(0.3);
  expect(stepFrom(5000, -1, shape)).toBe(900);
  expect(stepFrom(1, -2, { ...limits, min: -Infinity })).toBe(-1);
});

it('counts the digits after the dot', () => {
  expect(decimalsOf(5)).toBe(0);
  expect(decimalsOf(0.25)).toBe(2);
  expect(decimalsOf(1e-7)).toBe(7);
});
