import { beforeAll, expect, test } from 'vitest';
import { startWithEveryText } from '#app/i18n/everyText.ts';
import { formatsOf } from '#app/i18n/formats.ts';
import { i18n } from '#app/i18n/i18n.ts';
import { nextInSelection } from './nextInSelection.ts';

beforeAll(startWithEveryText);

const now = Date.parse('2026-12-04T05:00:00.000Z');
const test1 = { name: 'Aptitude test', startsAt: '2026-12-04T04:30:00.000Z', isIn: true } as const;
const talk = { name: 'HR interview', startsAt: '2026-12-05T04:30:00.000Z' } as const;
const closed = { ...test1, state: 'Closed' } as const;
const ahead = { ...talk, state: 'Planned', isIn: false } as const;
const due = 'It is due by 12 Dec 2026.';

test.each([
  ['one is held', [{ ...test1, state: 'Running' }, ahead], `Next: the result of Aptitude test. ${due}`],
  [
    'one is to come',
    [
      { ...closed, result: 'Passed' },
      { ...ahead, isIn: true },
    ],
    'Next: HR interview, 5 Dec 2026, 10:00 am.',
  ],
  [
    'on hold',
    [{ ...closed, result: 'On hold' }, ahead],
    `The company has not decided on Aptitude test yet. ${due}`,
  ],
  ['waiting', [{ ...closed, result: 'Waiting list' }], 'If a place comes free, you hear of it here.'],
  [
    'through',
    [{ ...closed, result: 'Passed' }],
    `You have passed the last round. Next, the company decides about an offer. ${due}`,
  ],
] as const)('%s', (_name, rounds, sentence) => {
  const [formats, t] = [formatsOf('en'), i18n.getFixedT('en')];
  const standing = { status: 'Shortlisted', resultBy: '2026-12-12' } as const;
  const said = nextInSelection(rounds, standing, now, formats, t);
  expect(said?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toBe(sentence);
  expect(nextInSelection(rounds, { ...standing, status: 'Rejected' }, now, formats, t)).toBeUndefined();
});
