import { expect, test } from 'vitest';
import { slotTimes } from './slotTimes.ts';

const clock = (at: number): string => new Date(at).toISOString().slice(11, 16);

test('a panel of ten to twelve has its slots, a pause after the second, and the last one kept', () => {
  const times = slotTimes({
    startsAt: Date.parse('2026-12-09T10:00:00Z'),
    endsAt: Date.parse('2026-12-09T12:00:00Z'),
    minutes: 25,
    pauseAfter: 2,
    pauseMinutes: 10,
    buffer: 1,
  });
  expect(
    times.map(
      ({ startsAt, endsAt, isBuffer }) => `${clock(startsAt)}-${clock(endsAt)}${isBuffer ? ' kept' : ''}`,
    ),
  ).toEqual(['10:00-10:25', '10:25-10:50', '11:00-11:25', '11:25-11:50 kept']);
});
