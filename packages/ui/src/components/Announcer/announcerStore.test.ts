import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcementLifetime, createAnnouncerStore } from './announcerStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps several texts at once, polite unless said otherwise, and tells its listeners', () => {
  const store = createAnnouncerStore();
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.announce('Saved');
  store.announce('Failed', 'assertive');
  expect(store.current()).toMatchObject([
    { text: 'Saved', politeness: 'polite' },
    { text: 'Failed', politeness: 'assertive' },
  ]);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('gives a repeated text a new identity, so that it is read again', () => {
  const store = createAnnouncerStore();
  store.announce('Copied');
  store.announce('Copied');
  const [first, second] = store.current();
  expect(first?.id).not.toBe(second?.id);
});

it('drops a text after its lifetime and ignores an empty one', () => {
  const store = createAnnouncerStore();
  store.announce('  ');
  expect(store.current()).toEqual([]);
  store.announce('Saved');
  vi.advanceTimersByTime(announcementLifetime - 1);
  expect(store.current()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.current()).toEqual([]);
});

it('does not tell a listener that has left', () => {
  const store = createAnnouncerStore();
  const listener = vi.fn<() => void>();
  store.subscribe(listener)();
  store.announce('Saved');
  expect(listener).not.toHaveBeenCalled();
});
