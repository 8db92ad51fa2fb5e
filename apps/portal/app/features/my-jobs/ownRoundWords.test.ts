import { beforeAll, expect, test } from 'vitest';
import { startWithEveryText } from '#app/i18n/everyText.ts';
import { i18n } from '#app/i18n/i18n.ts';
import { roundsToShow, roundWord } from './ownRoundWords.ts';

beforeAll(startWithEveryText);

const now = Date.parse('2026-12-04T05:00:00.000Z');
const [before, after] = ['2026-12-04T04:30:00.000Z', '2026-12-04T06:00:00.000Z'];
const running = { state: 'Running', isIn: true, startsAt: before } as const;

test.each([
  ['waits for the result once it has begun', running, 'The result is not there yet.'],
  ['waits for nothing before the own slot', { ...running, slot: { startsAt: after } }, undefined],
  [
    'waits for the result of a slot that has begun',
    { ...running, slot: { startsAt: before } },
    'The result is not there yet.',
  ],
  ['says nothing before it begins', { ...running, state: 'Planned', startsAt: after }, undefined],
  [
    'says how to come into one that is ahead',
    { ...running, state: 'Planned', isIn: false },
    'For you if you pass the round before it.',
  ],
] as const)('a round %s', (_name, round, word) => {
  expect(roundWord(round, now, i18n.getFixedT('en'))).toBe(word);
});

test('who was turned down reads of the rounds that were, and of no other', () => {
  const rounds = [running, { ...running, isIn: false }];
  expect(roundsToShow(rounds, 'Shortlisted')).toEqual(rounds);
  expect(roundsToShow(rounds, 'Rejected')).toEqual([running]);
});
