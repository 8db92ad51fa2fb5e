import { expect, it } from 'vitest';
import { datesOfTemplate } from './jobTemplate.ts';

const now = new Date('2026-11-23T20:00:00Z');

it('counts from the day that it is in India', () => {
  expect(datesOfTemplate({ closesAfterDays: 14, resultAfterDays: 21 }, now)).toEqual({
    lastDateToApply: '2026-12-08T18:29:59.000Z',
    resultBy: '2026-12-29',
  });
});

it('leaves open what the template leaves open', () => {
  const open = { lastDateToApply: null, resultBy: null };
  expect(datesOfTemplate({}, now)).toEqual(open);
  expect(datesOfTemplate({ closesAfterDays: null, resultAfterDays: 7 }, now)).toEqual(open);
  expect(datesOfTemplate({ closesAfterDays: 14 }, now).resultBy).toBeNull();
});
