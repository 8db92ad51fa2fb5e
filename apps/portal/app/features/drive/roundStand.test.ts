import { beforeAll, expect, test } from 'vitest';
import { startWithEveryText } from '#app/i18n/everyText.ts';
import { i18n } from '#app/i18n/i18n.ts';
import { roundStand } from './roundStand.ts';

beforeAll(startWithEveryText);

const none = { present: 0, absent: 0, excused: 0, passed: 0, failed: 0, onHold: 0, waiting: 0, without: 0 };

test.each([
  [
    'counts everybody once, who did not come too',
    'Closed',
    { people: 14, passed: 11, failed: 1, absent: 1, without: 2 },
    '14 in all: 11 passed, 1 failed, 1 absent, 1 without a result',
  ],
  [
    'names every result that there is, and no other',
    'Running',
    { people: 9, passed: 3, failed: 1, onHold: 1, waiting: 3, excused: 1, without: 1 },
    '9 in all: 3 passed, 1 failed, 1 on hold, 3 on the waiting list, 1 excused',
  ],
  ['says who is expected before it begins', 'Planned', { people: 2, without: 2 }, '2 people take part'],
  ['says that nobody takes part', 'Running', { people: 0 }, '0 people take part'],
] as const)('%s', (_name, state, counts, sentence) => {
  expect(roundStand({ state, counts: { ...none, ...counts } }, i18n.getFixedT('en'))).toBe(sentence);
});
