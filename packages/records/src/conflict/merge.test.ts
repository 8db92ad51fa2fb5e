import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare, kept, type Side } from './merge.ts';

it('keeps what either changed, and asks only where both changed the same', () => {
  const before = { title: 'Godaan', pages: null, authors: ['Premchand'] };
  const merge = compare(
    before,
    { ...before, authors: ['Munshi Premchand'], title: 'Go-daan' },
    { ...before, pages: 384, title: 'The Gift of a Cow' },
  );
  expect(merge).toEqual({ mine: ['authors'], both: ['title'] });
});

const names = ['a', 'b', 'c', 'd'];
const record = fc.record(
  Object.fromEntries(names.map((name) => [name, fc.constantFrom(null, '', 'x', 'y', ['x'])])),
);
const choice = fc.record(
  Object.fromEntries(names.map((name) => [name, fc.constantFrom<Side>('mine', 'theirs')])),
);

it('never loses a value that one of the two set, unless the other value was chosen', () => {
  fc.assert(
    fc.property(record, record, record, choice, (before, mine, theirs, choices) => {
      const merge = compare(before, mine, theirs);
      const merged: Record<string, unknown> = { ...theirs, ...kept(merge, mine, choices) };
      for (const name of names) {
        const is = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
        const isTheirs = !is(theirs[name], before[name]);
        const isMine = !is(mine[name], before[name]) && (!isTheirs || choices[name] === 'mine');
        expect(merged[name]).toEqual(isMine ? mine[name] : isTheirs ? theirs[name] : before[name]);
      }
    }),
  );
});
