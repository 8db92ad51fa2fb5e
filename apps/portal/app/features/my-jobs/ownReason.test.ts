import { beforeAll, expect, test } from 'vitest';
import { startWithEveryText } from '#app/i18n/everyText.ts';
import { i18n } from '#app/i18n/i18n.ts';
import { ownReason } from './ownReason.ts';

beforeAll(startWithEveryText);

const missed = { state: 'Closed', isIn: true, attendance: 'Absent', result: 'None' } as const;

test.each([
  ['a reason alone', { statusReasonCode: 'Skills' }, 'The skills do not fit'],
  [
    'a reason and what was noted',
    { statusReasonCode: 'No show', statusNote: 'Called twice' },
    'Did not come to the interview: Called twice',
  ],
  [
    'what was noted beside another reason',
    { statusReasonCode: 'Other', statusNote: 'Round: Written test' },
    'Round: Written test',
  ],
  [
    'the round that was missed',
    { statusReasonCode: 'No show', statusNote: 'Did not come: Written test', rounds: [missed] },
    'Did not come: Written test',
  ],
  ['nothing where nothing is known', {}, undefined],
] as const)('says %s', (_name, ended, said) => {
  expect(ownReason(ended, i18n.getFixedT('en'))).toBe(said);
});
