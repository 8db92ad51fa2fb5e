import { roundForm } from '@aarambh/forms';
import { expect, it } from 'vitest';
import type { DriveRound } from '../roundsQuery.ts';
import { changedParts, typedRound } from './typedRound.ts';

const none = {
  people: 0,
  present: 0,
  absent: 0,
  excused: 0,
  passed: 0,
  failed: 0,
  onHold: 0,
  waiting: 0,
  without: 0,
};

const round: DriveRound = {
  id: 'r',
  jdID: 'j',
  order: 1,
  name: 'Aptitude test',
  kind: 'Aptitude test',
  startsAt: '2020-12-04T04:30:00.000Z',
  endsAt: '2020-12-04T06:05:00.000Z',
  isFor: 'Applied',
  venue: 'Seminar hall 2',
  maxMarks: 64.5,
  state: 'Planned',
  counts: none,
  rowVersion: 1,
};

it('is typed in Indian time, and what is sent of that is the round again', () => {
  const typed = typedRound(round);
  expect(typed).toMatchObject({ day: '2020-12-04', from: '10:00', to: '11:35', link: '', maxMarks: '64.5' });
  expect(roundForm.toPayload(typed, { jdID: 'j' })).toMatchObject({
    name: round.name,
    startsAt: round.startsAt,
    endsAt: round.endsAt,
    venue: round.venue,
    maxMarks: 64.5,
  });
});

it('sends what has changed alone', () => {
  const before = roundForm.toPayload(typedRound(round), { jdID: 'j' });
  const after = roundForm.toPayload({ ...typedRound(round), venue: 'Hall 3' }, { jdID: 'j' });
  expect(changedParts(before, after)).toEqual({ venue: 'Hall 3' });
});

it('names its last day where that is another one', () => {
  expect(typedRound(round).lastDay).toBe('');
  const long = { ...round, endsAt: '2020-12-06T06:05:00.000Z' };
  const typed = typedRound(long);
  expect(typed).toMatchObject({ day: '2020-12-04', lastDay: '2020-12-06', to: '11:35' });
  expect(roundForm.toPayload(typed, { jdID: 'j' })).toMatchObject({ endsAt: long.endsAt });
  // On the last of several days it may end earlier than it began on the first.
  expect(roundForm.schema.safeParse({ ...typed, from: '14:00' }).success).toBe(true);
  expect(roundForm.schema.safeParse({ ...typed, lastDay: '2020-12-03' }).success).toBe(false);
});
