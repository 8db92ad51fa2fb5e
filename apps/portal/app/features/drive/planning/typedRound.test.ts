import { roundForm } from '@aarambh/forms';
import { expect, it } from 'vitest';
import type { DriveRound } from '../roundsQuery.ts';
import { changedParts, isOneDay, typedRound } from './typedRound.ts';

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

it('lasts until the next day or not', () => {
  expect(isOneDay(round)).toBe(true);
  expect(isOneDay({ ...round, endsAt: '2020-12-04T19:00:00.000Z' })).toBe(false);
});
