import { expect, test } from 'vitest';
import { countsOfDay, minutesBehind, roundsOfDay } from './companyDay.ts';
import type { Slot, SlotPerson } from './panelsQuery.ts';

const at = (time: string): string => `2026-03-09T${time}:00.000Z`;
const moment = (time: string): number => Date.parse(at(time));

/** A slot of 20 minutes. */
const slotAt = (time: string, more: Partial<SlotPerson> = {}): Slot => ({
  id: time,
  startsAt: at(time),
  endsAt: new Date(moment(time) + 20 * 60_000).toISOString(),
  isBuffer: false,
  isTaken: true,
  rowVersion: 1,
  person: {
    applicationID: time,
    name: time,
    queue: 'Here',
    attendance: 'Present',
    result: 'None',
    isLate: false,
    isLeft: false,
    ...more,
  },
});

test.each([
  ['04:30', 0, 'the next is not due yet'],
  ['04:55', 15, 'the second should have gone in at 04:40'],
])('at %s a panel whose first is out is %d minutes behind: %s', (now, minutes) => {
  const slots = [slotAt('04:20', { queue: 'Done' }), slotAt('04:40'), slotAt('05:00')];
  expect(minutesBehind({ slots }, moment(now))).toBe(minutes);
});

test('who went in late is given as long as planned, and the next waits for that', () => {
  const slots = [slotAt('04:20', { queue: 'In', inAt: at('04:32') }), slotAt('04:40')];
  expect(minutesBehind({ slots }, moment('04:35'))).toBe(12);
  expect(minutesBehind({ slots }, moment('05:00'))).toBe(20);
  // Nobody is left: what counts is the end.
  expect(minutesBehind({ slots: slots.slice(0, 1) }, moment('04:35'))).toBe(12);
});

test('nobody waits for who does not come or has left, and a panel that is done is not behind', () => {
  const slots = [
    slotAt('04:20', { attendance: 'Absent', queue: 'Not here' }),
    slotAt('04:40', { isLeft: true }),
    slotAt('05:00', { queue: 'Done' }),
    // The interviewer gave a result, and nobody told the door.
    slotAt('05:20', { result: 'Passed' }),
  ];
  expect(minutesBehind({ slots }, moment('06:00'))).toBe(0);
});

test('a result is missing of who came out, or waits behind the own slot', () => {
  const panels = [
    {
      slots: [
        slotAt('04:20', { queue: 'Done', result: 'Passed' }),
        slotAt('04:40', { queue: 'Done' }),
        slotAt('05:00'),
        slotAt('05:20', { queue: 'In' }),
        slotAt('05:40', { queue: 'Not here', attendance: 'Unknown', isLate: true }),
      ],
    },
  ];
  expect(countsOfDay(panels, moment('05:45'))).toEqual({
    people: 5,
    waiting: 1,
    inNow: 1,
    done: 2,
    late: 1,
    withoutResult: 2,
  });
});

test('a day is one of India', () => {
  const rounds = [{ startsAt: at('17:00') }, { startsAt: at('05:00') }, { startsAt: at('19:00') }];
  expect(roundsOfDay(rounds, { startsAt: at('05:00') })).toEqual([rounds[1], rounds[0]]);
});
