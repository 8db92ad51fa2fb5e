import { describe, expect, it, test } from 'vitest';
import { byDay, daysAround, stepFrom, weeksOf } from './days.ts';

describe('the days that are shown', () => {
  it.each([
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['week', '2026-12-06', '2026-11-30', '2026-12-06'],
    ['week', '2026-11-30', '2026-11-30', '2026-12-06'],
    ['day', '2026-12-06', '2026-12-06', '2026-12-06'],
    ['coming', '2026-11-29', '2026-11-29', '2026-12-28'],
  ] as const)('a %s around %s', (span, day, from, to) => {
    expect(daysAround(day, span)).toEqual({ from, to });
  });

  it('goes on to the next and back to the one before', () => {
    expect(daysAround(stepFrom('2026-12-31', 'month', 1), 'month').from).toBe('2027-01-01');
    expect(daysAround(stepFrom('2027-03-31', 'month', -1), 'month').from).toBe('2027-02-01');
    expect(stepFrom('2026-12-01', 'day', -1)).toBe('2026-11-30');
    expect(stepFrom('2026-11-29', 'coming', 1)).toBe('2026-12-29');
  });
});

test('a month stands in whole weeks from Monday on', () => {
  const weeks = weeksOf(daysAround('2026-12-06', 'month'));
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-30');
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03');
  expect(weeksOf(daysAround('2027-02-01', 'month'))).toHaveLength(4);
});

describe('what is on by day', () => {
  it('stands under the day of India, and under each day that it takes', () => {
    // Half past midnight in India is still the day before in UTC.
    const night = { startsAt: '2026-12-03T19:00:00.000Z', isAllDay: false };
    const exams = {
      startsAt: '2026-11-29T18:30:00.000Z',
      endsAt: '2026-12-02T18:30:00.000Z',
      isAllDay: true,
    };
    expect(byDay([exams, night], { from: '2026-12-01', to: '2026-12-31' })).toEqual([
      ['2026-12-01', [exams]],
      ['2026-12-02', [exams]],
      ['2026-12-04', [night]],
    ]);
  });
});
