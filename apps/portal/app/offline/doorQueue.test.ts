import { beforeEach, expect, test } from 'vitest';
import { deviceStore } from '#app/storage.ts';
import { dropBatch, keepAtDoor, mostWaiting, nextBatch, readWaiting } from './doorQueue.ts';

const at = '2026-12-04T04:30:00.000Z';
const person = (typed: string, roundID = 'one') => ({ roundID, typed, at });

beforeEach(() => deviceStore.remove('check-in leela'));

test('those of one round go together, under a key that stays until they are answered', () => {
  for (const each of [person('A'), person('B', 'two'), person('C')]) keepAtDoor('leela', each);
  const first = nextBatch('leela');
  expect(first?.people.map(({ typed }) => typed)).toEqual(['A', 'C']);
  // Who comes meanwhile is not part of what was sent under that key.
  keepAtDoor('leela', person('D'));
  const again = nextBatch('leela');
  expect([again?.key, again?.people.map(({ typed }) => typed)]).toEqual([first?.key, ['A', 'C']]);
  dropBatch('leela', first?.key ?? '');
  expect(readWaiting('leela').map(({ typed }) => typed)).toEqual(['B', 'D']);
  expect(nextBatch('leela')?.roundID).toBe('two');
});

test('what one person has not sent is not sent as another', () => {
  keepAtDoor('leela', person('A'));
  expect(nextBatch('vasant')).toBeUndefined();
});

test('a list that is full takes nobody more, and one that cannot be read is empty', () => {
  for (let count = 0; count < mostWaiting; count += 1) keepAtDoor('leela', person(String(count)));
  expect(keepAtDoor('leela', person('late'))).toBe(false);
  deviceStore.write('check-in leela', '{"nothing');
  expect(readWaiting('leela')).toEqual([]);
});
