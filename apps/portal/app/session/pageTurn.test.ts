import { expect, test } from 'vitest';
import { turnTo } from './pageTurn.ts';

const shown = { list: 'wallet', page: 3, cursor: 'after-2' };
const beside = { nextCursor: 'after-3', previousCursor: 'before-3' };

test.each([
  ['the next page goes on behind the last row', 4, beside, 'after-3'],
  ['the page before ends with the row before the first', 2, beside, 'before-3'],
  ['any other is counted off', 7, beside, undefined],
  ['the first page begins with what is new', 1, beside, undefined],
  ['a page that was not read says nothing about its neighbours', 4, undefined, undefined],
])('%s', (_what, page, said, cursor) => {
  expect(turnTo({ list: 'wallet', page }, shown, said).cursor).toBe(cursor);
});

test('a page of another list has nothing to do with it', () => {
  expect(turnTo({ list: 'another', page: 4 }, shown, beside)).toEqual({ list: 'another', page: 4 });
});
