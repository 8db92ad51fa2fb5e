import { beforeEach, expect, test } from 'vitest';
import { tabStore } from '#app/storage.ts';
import { dropDecline, dropDeclines, keepDecline, keptDeclines, type KeptDecline } from './keptDeclines.ts';

const decline = (jdID: string, more: Partial<KeptDecline> = {}): KeptDecline => ({
  userID: 'asha',
  jdID,
  title: 'Trainee',
  typed: { reasonCode: 'Personal' },
  key: `key-${jdID}`,
  at: 1_000,
  ...more,
});

beforeEach(dropDeclines);

test('a decline is kept until it is made or taken back, for whoever declined', () => {
  keepDecline(decline('one'));
  keepDecline(decline('two', { userID: 'ravi' }));
  expect(keptDeclines('asha')).toEqual([decline('one')]);
  dropDecline('one');
  expect([keptDeclines('asha'), keptDeclines('ravi')]).toEqual([[], [decline('two', { userID: 'ravi' })]]);
});

test('a job is declined once, by the last word', () => {
  keepDecline(decline('one'));
  keepDecline(decline('one', { at: 2_000 }));
  expect(keptDeclines('asha').map(({ at }) => at)).toEqual([2_000]);
});

test.each(['', '{', 'null', '[null, 1, {"jdID": "one"}]'])('nothing is made of %j', (stored) => {
  tabStore.write('aarambh-declines', stored);
  expect(keptDeclines('asha')).toEqual([]);
});
