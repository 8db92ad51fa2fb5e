import { expect, test } from 'vitest';
import type { Slot, SlotPerson } from './panelsQuery.ts';
import { queueOf } from './queueOrder.ts';

const slotOf = (time: string, name: string, more: Partial<SlotPerson> = {}): Slot => ({
  id: name,
  startsAt: `2026-12-09T${time}:00.000Z`,
  endsAt: `2026-12-09T${time}:30.000Z`,
  isBuffer: false,
  isTaken: true,
  rowVersion: 1,
  person: {
    applicationID: name,
    name,
    queue: 'Not here',
    attendance: 'Unknown',
    result: 'None',
    isLate: false,
    isLeft: false,
    ...more,
  },
});

test('who is in stands first, then who is called, who waits in the order of time, and last who will not come', () => {
  const { queue, done } = queueOf({
    slots: [
      slotOf('04:00', 'gone', { isLeft: true, queue: 'Called' }),
      slotOf('04:10', 'absent', { attendance: 'Absent' }),
      slotOf('04:20', 'done', { queue: 'Done' }),
      slotOf('04:30', 'expected'),
      slotOf('05:00', 'waits later', { queue: 'Here' }),
      slotOf('04:40', 'waits', { queue: 'Here' }),
      slotOf('04:50', 'called', { queue: 'Called' }),
      slotOf('05:10', 'in', { queue: 'In' }),
      { ...slotOf('05:20', 'free'), isTaken: false, person: null },
    ],
  });
  expect(queue.map(({ person }) => person.name)).toEqual([
    'in',
    'called',
    'waits',
    'waits later',
    'expected',
    'gone',
    'absent',
  ]);
  expect(done).toBe(1);
});
