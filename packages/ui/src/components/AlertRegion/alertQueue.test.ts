import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlertQueue, type AlertQueue } from './alertQueue.ts';

let queue: AlertQueue;
let hide: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  queue = createAlertQueue();
  hide = queue.show();
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = () => queue.getSnapshot().visible.map(({ message }) => message);

describe('how long an alert stays', () => {
  it('is 4000 ms', () => {
    queue.info('Saved');
    vi.advanceTimersByTime(3999);
    expect(shown()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('can be asked for', () => {
    queue.success('Created', { duration: 5000 });
    queue.danger('Offline', { duration: 'persist' });
    vi.advanceTimersByTime(5000);
    expect(shown()).toEqual(['Offline']);
    vi.advanceTimersByTime(1e9);
    expect(shown()).toEqual(['Offline']);
  });

  it('has no end when there is something to do about it', () => {
    queue.danger('Not sent', { action: { label: 'Try again', onClick: () => {} }, duration: 100 });
    vi.advanceTimersByTime(1e9);
    expect(shown()).toEqual(['Not sent']);
  });

  it('does not run out before anybody can see it', () => {
    const early = createAlertQueue();
    early.info('Early');
    vi.advanceTimersByTime(10_000);
    early.show();
    expect(early.getSnapshot().visible).toHaveLength(1);
    vi.advanceTimersByTime(4000);
    expect(early.getSnapshot().visible).toHaveLength(0);
  });

  it('stops when the last region goes', () => {
    queue.info('Saved');
    hide();
    vi.advanceTimersByTime(10_000);
    expect(shown()).toEqual(['Saved']);
  });
});

describe('a pause', () => {
  it('keeps the time that was left', () => {
    queue.info('Saved');
    vi.advanceTimersByTime(3000);
    queue.pause('hover');
    vi.advanceTimersByTime(60_000);
    queue.resume('hover');
    vi.advanceTimersByTime(999);
    expect(shown()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('lasts until its last reason is gone', () => {
    queue.info('Saved');
    queue.pause('hover');
    queue.pause('hidden');
    queue.resume('hover');
    vi.advanceTimersByTime(10_000);
    expect(shown()).toEqual(['Saved']);
    queue.resume('hidden');
    vi.advanceTimersByTime(4000);
    expect(shown()).toEqual([]);
  });

  it('cannot be used to gain time', () => {
    queue.info('Saved');
    for (let round = 0; round < 39; round += 1) {
      vi.advanceTimersByTime(100);
      queue.pause('hover');
      queue.pause('hover');
      queue.resume('hover');
    }
    expect(shown()).toEqual(['Saved']);
    vi.advanceTimersByTime(100);
    expect(shown()).toEqual([]);
  });

  it('holds alerts that arrive in it', () => {
    queue.pause('hidden');
    queue.info('Saved');
    vi.advanceTimersByTime(10_000);
    queue.resume('hidden');
    vi.advanceTimersByTime(3999);
    expect(shown()).toEqual(['Saved']);
  });

  it('is what "keep until dismissed" is', () => {
    queue.keepUntilDismissed(true);
    queue.info('Saved');
    vi.advanceTimersByTime(10_000);
    expect(shown()).toEqual(['Saved']);
    queue.keepUntilDismissed(false);
    vi.advanceTimersByTime(4000);
    expect(shown()).toEqual([]);
  });
});

describe('the same alert again', () => {
  it('counts, is new again and has its full time', () => {
    const id = queue.danger('No connection');
    vi.advanceTimersByTime(3000);
    expect(queue.danger('No connection')).toBe(id);
    expect(queue.getSnapshot().visible).toMatchObject([{ count: 2, revision: 2 }]);
    vi.advanceTimersByTime(3999);
    expect(shown()).toEqual(['No connection']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('is another one in another tone', () => {
    queue.danger('Done');
    queue.info('Done');
    expect(shown()).toEqual(['Done', 'Done']);
  });

  it('goes by its key when it has one', () => {
    queue.info('1 of 2 sent', { key: 'send' });
    queue.success('2 of 2 sent', { key: 'send' });
    expect(queue.getSnapshot().visible).toMatchObject([
      { tone: 'success', message: '2 of 2 sent', count: 2 },
    ]);
  });
});

describe('an update', () => {
  it('changes the alert in place and starts its time', () => {
    const id = queue.info('Sending...', { duration: 'persist' });
    queue.warning('Slow network', { duration: 'persist' });
    queue.update(id, { tone: 'success', message: 'Sent' });
    expect(queue.getSnapshot().visible).toMatchObject([
      { id, tone: 'success', message: 'Sent', revision: 2, count: 1 },
      { message: 'Slow network' },
    ]);
    vi.advanceTimersByTime(4000);
    expect(shown()).toEqual(['Slow network']);
  });

  it('comes too late for an alert that has left', () => {
    const id = queue.info('Sending...');
    queue.dismiss(id);
    queue.update(id, { message: 'Sent' });
    expect(shown()).toEqual([]);
  });
});

describe('more alerts than places', () => {
  it('wait in order, and their time begins when they are shown', () => {
    for (const message of ['1', '2', '3', '4', '5']) queue.info(message);
    expect(shown()).toEqual(['1', '2', '3']);
    expect(queue.getSnapshot().waiting).toBe(2);
    vi.advanceTimersByTime(4000);
    expect(shown()).toEqual(['4', '5']);
    vi.advanceTimersByTime(3999);
    expect(shown()).toEqual(['4', '5']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('let failures go first', () => {
    for (const message of ['1', '2', '3', '4']) queue.info(message);
    queue.danger('failure 1');
    queue.danger('failure 2');
    vi.advanceTimersByTime(4000);
    expect(shown()).toEqual(['failure 1', 'failure 2', '4']);
  });

  it('are not blocked for ever by alerts that stay', () => {
    for (const message of ['1', '2', '3', '4']) queue.danger(message, { duration: 'persist' });
    queue.info('5');
    queue.info('6');
    expect(shown()).toEqual(['1', '2', '3', '5']);
    vi.advanceTimersByTime(4000);
    expect(shown()).toEqual(['1', '2', '3', '6']);
    queue.dismiss('alert-1');
    expect(shown()).toEqual(['2', '3', '4', '6']);
  });
});

describe('the recent alerts', () => {
  it('are the last ten, newest first, each once', () => {
    for (let number = 1; number <= 12; number += 1) queue.info(`${number}`);
    queue.clear();
    queue.danger('13');
    queue.danger('13');
    const { recent } = queue.getSnapshot();
    expect(recent.map(({ message }) => message)).toEqual([
      '13',
      '12',
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
    ]);
    expect(recent[0]?.time).toBe(Date.now());
  });
});

describe('a listener', () => {
  it('hears of each change until it leaves', () => {
    const listener = vi.fn<() => void>();
    const leave = queue.subscribe(listener);
    queue.info('Saved');
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(4000);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    queue.info('Saved');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a snapshot', () => {
  it('is the same object until something changes', () => {
    const before = queue.getSnapshot();
    queue.pause('hover');
    queue.dismiss('nobody');
    expect(queue.getSnapshot()).toBe(before);
    queue.info('Saved');
    expect(queue.getSnapshot()).not.toBe(before);
  });
});

describe('words that are put together when they are read', () => {
  it('count as the same alert while they say the same', () => {
    const language = { word: 'Offline' };
    queue.danger(() => language.word);
    queue.danger(() => language.word);
    expect(queue.getSnapshot().visible.map(({ count }) => count)).toEqual([2]);
    language.word = 'ऑफ़लाइन';
    queue.danger(() => language.word);
    expect(queue.getSnapshot().visible).toHaveLength(2);
  });
});
