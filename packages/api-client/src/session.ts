import { openChannel } from './channel.ts';
import { isExpired, readToken, type TokenClaims } from './claims.ts';
import { createCookieStore, createStorageStore, tokenKey } from './tokenStores.ts';

/** Why nobody is signed in: never was, signed out here, signed out in another tab, time is up, or the server ended it. */
export type SignedOutReason = 'none' | 'signed-out' | 'elsewhere' | 'expired' | 'revoked';

export type SessionState =
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason }
  | {
      readonly status: 'signed-in';
      readonly token: string;
      readonly user: TokenClaims;
      /** False when the browser keeps nothing: the session lives until the page is closed, in this tab only. */
      readonly isKept: boolean;
    };

export interface SessionOptions {
  /** Milliseconds since 1970 UTC; give the server's clock (`createClock().now`). Default `Date.now`. */
  now?: () => number;
  /** Where the token is kept. Default the window's local storage. */
  storage?: () => Storage | undefined;
  /** Whose cookie is adopted. Default the page's document. */
  document?: () => Pick<Document, 'cookie'> | undefined;
  /** What tells of other tabs and of coming back to this one. Default the window. */
  events?: EventTarget;
  /** Reaches the other tabs even where they share no storage. Default one of our own, in a browser. */
  channel?: BroadcastChannel;
}

export interface Session {
  /** The state now. The same object until something changes, as React's `useSyncExternalStore` wants it. */
  get: () => SessionState;
  /** The token of the session, or null. Looks at the clock first. */
  token: () => string | null;
  /** Calls back after each change, also those made in other tabs. Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Begins a session with a token of the server. False, and nothing is stored, when it cannot be read, has expired or
   * is a ticket for another purpose.
   * @param cookie write the 30-day cookie too, as activation does (specification, section 4)
   */
  signIn: (token: string, options?: { cookie?: boolean }) => boolean;
  /** Ends the session in this browser, in all tabs, and clears both stores. Tell the server first. */
  signOut: (reason?: Exclude<SignedOutReason, 'none' | 'elsewhere'>) => void;
  /** Stops timers and listeners. The stores stay as they are. */
  dispose: () => void;
}

/** The longest delay that `setTimeout` keeps; a longer one fires at once. */
const longestDelay = 2 ** 31 - 1;
/** What tabs tell each other. `jti` names the session that ended, so that a late message ends no newer one. */
type Message = { kind: 'begun' } | { kind: 'ended'; jti: string; reason: SignedOutReason };

/** The session of this browser. Make one per page; it adopts what an earlier page left behind. */
export function createSession(options: SessionOptions = {}): Session {
  const { now = Date.now, channel = openChannel('aarambh-session') } = options;
  const storage = createStorageStore(options.storage ?? (() => globalThis.localStorage));
  const cookie = createCookieStore(options.document ?? (() => globalThis.document));
  const events = options.events ?? (typeof window === 'undefined' ? undefined : window);
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'signed-out', reason: 'none' };
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The session that a token stands for; null when it is unusable or over. */
  function open(token: string | null, isKept: boolean): SessionState | null {
    const user = token === null ? null : readToken(token);
    if (token === null || user === null || isExpired(user.exp, now())) return null;
    return { status: 'signed-in', token, user, isKept };
  }

  function become(next: SessionState): void {
    const isSame =
      next.status === 'signed-in'
        ? state.status === 'signed-in' && state.token === next.token && state.isKept === next.isKept
        : state.status === 'signed-out';
    clearTimeout(timer);
    if (!isSame) state = next;
    if (state.status === 'signed-in') {
      const delay = Math.min(longestDelay, Math.max(0, state.user.exp * 1000 - now()));
      timer = setTimeout(check, delay);
    }
    if (!isSame) for (const listener of listeners) listener();
  }

  function notify(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin
    channel?.postMessage(message);
  }

  /** The session that another tab has put in place of this one's, if it did. */
  function successor(): SessionState | null {
    const kept = storage.read();
    return state.status === 'signed-in' && kept === state.token ? null : open(kept, true);
  }

  function signOut(reason: SignedOutReason = 'signed-out'): void {
    const next = reason === 'signed-out' ? null : successor();
    if (next) return become(next);
    if (state.status === 'signed-in') notify({ kind: 'ended', jti: state.user.jti, reason });
    storage.remove();
    cookie.remove();
    become({ status: 'signed-out', reason });
  }

  /** Ends a session whose time is up, otherwise sets the timer anew: it may have come early or slept with the device. */
  function check(): void {
    if (state.status === 'signed-in' && isExpired(state.user.exp, now())) signOut('expired');
    else become(state);
  }

  /** Takes over what another tab did to the storage. */
  function adopt(): void {
    if (state.status === 'signed-in' && !state.isKept) return;
    const next = open(storage.read(), true);
    if (next) become(next);
    else if (state.status === 'signed-in') become({ status: 'signed-out', reason: 'elsewhere' });
  }

  function onStorage(event: Event): void {
    // The key is null when the whole storage was cleared.
    if (!('key' in event) || event.key === tokenKey || event.key === null) adopt();
  }

  /** A page that comes back, from another tab, a sleep or the back-forward cache, may be long behind. */
  function onReturn(): void {
    check();
    adopt();
  }

  function onMessage({ data }: MessageEvent<Message | null>): void {
    if (data?.kind === 'ended' && state.status === 'signed-in' && state.user.jti === data.jti) {
      become({
        status: 'signed-out',
        reason: data.reason === 'signed-out' ? 'elsewhere' : data.reason,
      });
    } else adopt();
  }

  const watched = [
    ['storage', onStorage],
    ['pageshow', onReturn],
    ['focus', onReturn],
    ['online', onReturn],
    ['visibilitychange', onReturn],
  ] as const;

  function start(): void {
    const kept = storage.read();
    const found = open(kept, true);
    if (found) return become(found);
    const adopted = cookie.read();
    const next = open(adopted, true);
    if (adopted !== null && next?.status === 'signed-in')
      return become({ ...next, isKept: storage.write(adopted) });
    if (kept === null && adopted === null) return;
    const user = kept === null ? null : readToken(kept);
    storage.remove();
    cookie.remove();
    state = { status: 'signed-out', reason: user && isExpired(user.exp, now()) ? 'expired' : 'none' };
  }

  start();
  for (const [name, listener] of watched) events?.addEventListener(name, listener);
  channel?.addEventListener('message', onMessage);

  return {
    get: () => state,
    token() {
      check();
      return state.status === 'signed-in' ? state.token : null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn(token, { cookie: alsoCookie = false } = {}) {
      const next = open(token, true);
      if (next?.status !== 'signed-in') return false;
      become({ ...next, isKept: storage.write(token) });
      if (alsoCookie) cookie.write(token);
      notify({ kind: 'begun' });
      return true;
    },
    signOut,
    dispose() {
      clearTimeout(timer);
      for (const [name, listener] of watched) events?.removeEventListener(name, listener);
      channel?.close();
      listeners.clear();
    },
  };
}
