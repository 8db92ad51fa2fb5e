import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createClock } from '../src/index.ts';
import { claimsUntil, createBrowser, tokenOf } from './browser.ts';

const start = Date.UTC(2026, 10, 21, 4, 30);
const hours = (count: number) => count * 3_600_000;
const tokenFor = (milliseconds: number, more = {}) =>
  tokenOf(claimsUntil((start + milliseconds) / 1000, more));
const dayToken = tokenFor(hours(24));

const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

/** A message to another tab takes real time: this waits until it has been worked on. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return () => vi.useRealTimers();
});

describe('signing in', () => {
  test('keeps the token and says who it is', () => {
    const { storage, jar, open } = createBrowser();
    const { session } = open();
    expect(session.get()).toEqual({ status: 'signed-out', reason: 'none' });
    expect(session.signIn(dayToken)).toBe(true);
    expect(session.get()).toMatchObject({
      status: 'signed-in',
      token: dayToken,
      user: { id: 'u1', firstName: 'Asha' },
      isKept: true,
    });
    expect(session.token()).toBe(dayToken);
    expect(storage.getItem('access-token')).toBe(dayToken);
    expect(jar.written).toEqual([]);
  });

  test.each([
    ['cannot be read', 'nonsense'],
    ['has expired', tokenFor(-1000)],
    ['is a ticket', tokenFor(hours(1), { scope: 'reset' })],
  ])('with a token that %s stores nothing', (_name, token) => {
    const { storage, open } = createBrowser();
    const { session } = open();
    const listener = vi.fn<() => void>();
    session.subscribe(listener);
    expect(session.signIn(token)).toBe(false);
    expect(session.get().status).toBe('signed-out');
    expect(storage.length).toBe(0);
    expect(listener).not.toHaveBeenCalled();
  });

  test('at activation also writes the cookie, for 30 days', () => {
    const { jar, open } = createBrowser();
    open().session.signIn(dayToken, { cookie: true });
    expect(jar.written).toEqual([
      `js-app-token=${dayToken}; Max-Age=2592000; Path=/; Secure; SameSite=Strict`,
    ]);
  });

  test('tells the listeners until they leave, and each change once', () => {
    const { session } = createBrowser().open();
    const listener = vi.fn<() => void>();
    const leave = session.subscribe(listener);
    session.signIn(dayToken);
    session.signIn(dayToken);
    expect(listener).toHaveBeenCalledTimes(1);
    const state = session.get();
    session.token();
    expect(session.get()).toBe(state);
    leave();
    session.signOut();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('starting', () => {
  test('with the token of an earlier page', () => {
    const { storage, open } = createBrowser();
    storage.setItem('access-token', dayToken);
    expect(open().session.get()).toMatchObject({ status: 'signed-in', isKept: true });
  });

  test.each([
    ['nothing', null],
    ['a token that has expired', tokenFor(-1000)],
    ['something unreadable', 'nonsense'],
  ])('with the cookie of an activation where the storage has %s', (_name, kept) => {
    const { storage, jar, open } = createBrowser();
    if (kept !== null) storage.setItem('access-token', kept);
    jar.cookie = 'other=1; Path=/';
    jar.cookie = `js-app-token=${dayToken}; Path=/`;
    expect(open().session.token()).toBe(dayToken);
    expect(storage.getItem('access-token')).toBe(dayToken);
  });

  test('prefers the storage to the cookie', () => {
    const { storage, jar, open } = createBrowser();
    const newer = tokenFor(hours(25));
    storage.setItem('access-token', newer);
    jar.cookie = `js-app-token=${dayToken}; Path=/`;
    expect(open().session.token()).toBe(newer);
  });

  test('says that the time was up, and clears what is left', () => {
    const { storage, jar, open } = createBrowser();
    storage.setItem('access-token', tokenFor(-1000));
    jar.cookie = 'js-app-token=broken; Path=/';
    expect(open().session.get()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect([storage.length, jar.cookie]).toEqual([0, '']);
  });

  test('clears what cannot be read', () => {
    const { storage, open } = createBrowser();
    storage.setItem('access-token', '{}');
    expect(open().session.get()).toEqual({ status: 'signed-out', reason: 'none' });
    expect(storage.length).toBe(0);
  });
});

describe('signing out', () => {
  test.each(['signed-out', 'revoked'] as const)('as %s clears both stores', (reason) => {
    const { storage, jar, open } = createBrowser();
    const { session } = open();
    session.signIn(dayToken, { cookie: true });
    session.signOut(reason);
    expect(session.get()).toEqual({ status: 'signed-out', reason });
    expect(session.token()).toBeNull();
    expect([storage.length, jar.cookie]).toEqual([0, '']);
  });

  test('because the server refused an old token leaves a newer one of another tab alone', () => {
    const { storage, open } = createBrowser();
    const { session } = open();
    session.signIn(dayToken);
    const newer = tokenFor(hours(25));
    storage.setItem('access-token', newer);
    session.signOut('revoked');
    expect(session.token()).toBe(newer);
    expect(storage.getItem('access-token')).toBe(newer);
  });
});

describe('the end of the time', () => {
  test('ends the session, to the second', () => {
    const { storage, open } = createBrowser();
    const { session } = open();
    const listener = vi.fn<() => void>();
    session.signIn(tokenFor(hours(1)));
    session.subscribe(listener);
    vi.advanceTimersByTime(hours(1) - 1);
    expect(session.get().status).toBe('signed-in');
    vi.advanceTimersByTime(1);
    expect(session.get()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(storage.length).toBe(0);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('may lie further ahead than a timer reaches', () => {
    const { session } = createBrowser().open();
    session.signIn(tokenFor(hours(24 * 60)));
    vi.advanceTimersByTime(hours(24 * 60) - 1000);
    expect(session.get().status).toBe('signed-in');
    vi.advanceTimersByTime(1000);
    expect(session.get().status).toBe('signed-out');
  });

  test('goes by the server’s clock', () => {
    const clock = createClock();
    const { session } = createBrowser().open({ now: clock.now });
    clock.observe(new Date(start + hours(2)).toUTCString());
    expect(session.signIn(tokenFor(hours(1)))).toBe(false);
    expect(session.signIn(tokenFor(hours(3)))).toBe(true);
    clock.observe(new Date(start + hours(4)).toUTCString());
    expect(session.token()).toBeNull();
    expect(session.get()).toMatchObject({ reason: 'expired' });
  });

  test.each(['pageshow', 'focus', 'online', 'visibilitychange'])(
    'is noticed at %s after a sleep',
    (event) => {
      const { session, dispatch } = createBrowser().open();
      session.signIn(tokenFor(hours(1)));
      vi.setSystemTime(start + hours(8));
      expect(session.get().status).toBe('signed-in');
      dispatch(event);
      expect(session.get()).toEqual({ status: 'signed-out', reason: 'expired' });
    },
  );

  test('of an old token does not end the newer session of another tab', () => {
    const { storage, open } = createBrowser();
    const { session } = open();
    session.signIn(tokenFor(hours(1)));
    storage.setItem('access-token', dayToken);
    vi.advanceTimersByTime(hours(1));
    expect(session.token()).toBe(dayToken);
  });

  test('sets no timer when nobody is signed in, and none is left after dispose', () => {
    const { session } = createBrowser().open();
    expect(vi.getTimerCount()).toBe(0);
    session.signIn(dayToken);
    expect(vi.getTimerCount()).toBe(1);
    session.signIn(tokenFor(hours(2)));
    expect(vi.getTimerCount()).toBe(1);
    session.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a browser that keeps nothing', () => {
  test.each([
    ['has no storage', () => undefined],
    ['refuses the storage', refuse],
  ])('because it %s: the session lives in memory', (_name, storage) => {
    const { session } = createBrowser().open({ storage, document: refuse });
    expect(session.signIn(dayToken, { cookie: true })).toBe(true);
    expect(session.get()).toMatchObject({ status: 'signed-in', isKept: false });
    expect(session.token()).toBe(dayToken);
    session.signOut();
    expect(session.get()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  });

  test('because the storage is full', () => {
    const { storage, open } = createBrowser();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { session, dispatch } = open();
    session.signIn(dayToken);
    expect(session.get()).toMatchObject({ isKept: false });
    dispatch('storage', null);
    dispatch('pageshow');
    expect(session.token()).toBe(dayToken);
  });
});

describe('two tabs', () => {
  test('one signs in, the other follows', async () => {
    const { open } = createBrowser();
    const [one, other] = [open(), open()];
    one.session.signIn(dayToken);
    await until(() => expect(other.session.token()).toBe(dayToken));
  });

  test('one signs out, the other follows and knows why', async () => {
    const { open } = createBrowser();
    const [one, other] = [open(), open()];
    one.session.signIn(dayToken);
    await until(() => expect(other.session.get().status).toBe('signed-in'));
    one.session.signOut('revoked');
    await until(() => expect(other.session.get()).toEqual({ status: 'signed-out', reason: 'revoked' }));
  });

  test('one signs out and in as somebody else: the other ends up with that person', async () => {
    const { storage, open } = createBrowser();
    const [one, other] = [open(), open()];
    one.session.signIn(dayToken);
    one.session.signOut();
    const second = tokenFor(hours(23), { id: 'u2' });
    one.session.signIn(second);
    await until(() => expect(other.session.get()).toMatchObject({ user: { id: 'u2' } }));
    expect(storage.getItem('access-token')).toBe(second);
  });

  test('without a storage the end still reaches the other, if it is the same session', async () => {
    const { open } = createBrowser();
    const none = { storage: () => undefined };
    const [one, other, third] = [open(none), open(none), open(none)];
    for (const tab of [one, other]) tab.session.signIn(dayToken);
    third.session.signIn(tokenFor(hours(2), { id: 'u2' }));
    one.session.signOut();
    await until(() => expect(other.session.get()).toEqual({ status: 'signed-out', reason: 'elsewhere' }));
    expect(third.session.get()).toMatchObject({ status: 'signed-in', user: { id: 'u2' } });
  });

  test.each<[string, string | null]>([
    ['access-token', 'access-token'],
    ['everything', null],
  ])('the storage event for %s is enough', (_name, key) => {
    const { storage, open } = createBrowser();
    const { session, dispatch } = open();
    storage.setItem('access-token', dayToken);
    dispatch('storage', key);
    expect(session.token()).toBe(dayToken);
    storage.clear();
    dispatch('storage', 'something-else');
    expect(session.get().status).toBe('signed-in');
    dispatch('storage', key);
    expect(session.get()).toEqual({ status: 'signed-out', reason: 'elsewhere' });
  });

  test('what is no message of ours is ignored', async () => {
    const name = `test-${crypto.randomUUID()}`;
    const { open } = createBrowser();
    const { session } = open({ channel: new BroadcastChannel(name) });
    session.signIn(dayToken);
    const stranger = new BroadcastChannel(name);
    const heard = new Promise((resolve) => {
      stranger.addEventListener('message', resolve, { once: true });
    });
    for (const message of ['ended', null, 7, { kind: 'ended' }, { kind: 'other', jti: 'j' }]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin
      stranger.postMessage(message);
    }
    session.signIn(tokenFor(hours(3)));
    await heard;
    stranger.close();
    expect(session.get().status).toBe('signed-in');
  });
});
