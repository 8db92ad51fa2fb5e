import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedTo } from './movedTo.ts';

it.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 2, ['a', 'c', 'b']],
  ['a', -5, ['a', 'b', 'c']],
  ['a', 99, ['b', 'c', 'a']],
  ['gone', 1, ['a', 'b', 'c']],
])('puts %s at place %d', (entry, place, expected) => {
  expect(movedTo(['a', 'b', 'c'], entry, place)).toEqual(expected);
});

it('loses and adds nothing, and can be taken back', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (list, from, to) => {
      const start = from % list.length;
      const end = to % list.length;
      const entry = list[start] ?? '';
      const moved = movedTo(list, entry, end);
      expect(moved[end]).toBe(entry);
      expect(movedTo(moved, entry, start)).toEqual(list);
    }),
  );
});
