import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { changed, paused, redone, startHistory, undone } from './history.ts';

it('takes back what was typed in one go in one go', () => {
  let history = changed(changed(startHistory(''), 'a', 'name'), 'ab', 'name');
  history = changed(paused(history), 'abc', 'name');
  history = undone(history);
  expect(history.present).toBe('ab');
  history = undone(history);
  expect(history.present).toBe('');
  expect(redone(redone(history)).present).toBe('abc');
});

it('does nothing where there is nothing to take back', () => {
  const start = startHistory('a');
  expect(undone(start)).toBe(start);
  expect(redone(start)).toBe(start);
});

it('forgets what was taken back once something else is done', () => {
  const history = changed(undone(changed(startHistory('a'), 'b')), 'c');
  expect(redone(history).present).toBe('c');
  expect(undone(history).present).toBe('a');
});

it('comes back to where it was, however often one undoes and redoes', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 50 }), fc.nat({ max: 60 }), (values, times) => {
      const done = values.reduce((history, value) => changed(history, value), startHistory('first'));
      let history = done;
      for (let time = 0; time < times; time += 1) history = undone(history);
      for (let time = 0; time < times; time += 1) history = redone(history);
      expect(history.present).toBe(done.present);
      expect(history.past).toEqual(done.past);
    }),
  );
});
