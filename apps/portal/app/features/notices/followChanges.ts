import { openChannel, readEvents } from '@aarambh/api-client';
import { api } from '#app/session/api.ts';
import { session } from '#app/session/session.ts';
import type { NotificationType } from './lists.ts';

/** Milliseconds without an event after which a stream counts as dead; the server sends one every 15 seconds. */
const silenceTimeoutMs = 45_000;

/** Milliseconds between two tries, and between two readings of the lists while there is no stream. */
const minPauseMs = 1000;
const maxPauseMs = 30_000;

/** Which lists may have changed. */
interface Changed {
  readonly types: readonly NotificationType[];
  /** Only if they were read before this moment, in milliseconds since 1970. @default whenever they were read */
  readonly ifReadBefore?: number;
}

const types: readonly NotificationType[] = ['Broadcast', 'Critical'];
const everything: Changed = { types };

/**
 * Reports when lists of messages may have changed on the server, until it is ended. One tab of the browser holds the stream of
 * events and passes them on: browsers allow few connections to a server. Without a stream, or without locks to choose the tab,
 * a change is reported at intervals, so that the lists are polled. A session that the server ends is ended
 * here, in all tabs.
 * @param sessionId the `jti` of the token
 * @returns what ends it
 */
export function followChanges(sessionId: string, tell: (changed: Changed) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const name = `aarambh-notifications-${sessionId}`;
  const channel = openChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<Changed>) => tell(data));
  const tellEveryTab = (changed: Changed): void => {
    tell(changed);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin
    channel?.postMessage(changed);
  };
  // Only pages that came by a safe way have locks. Without a channel each tab has to hear for itself.
  if (channel !== undefined && 'locks' in navigator) {
    // Rejects when the tab ends waiting for its turn.
    navigator.locks.request(name, { signal }, () => keepStream(signal, tellEveryTab)).catch(() => undefined);
  } else void poll(signal, tell);
  return () => {
    ending.abort();
    channel?.close();
  };
}

async function poll(signal: AbortSignal, tell: (changed: Changed) => void): Promise<void> {
  while (!signal.aborted) {
    await pause(maxPauseMs, signal);
    if (!signal.aborted) tell(everything);
  }
}

async function keepStream(signal: AbortSignal, tell: (changed: Changed) => void): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const hasRun = await followOnce(signal, tell);
    if (signal.aborted) return;
    failures = hasRun ? 0 : failures + 1;
    const wait = Math.min(minPauseMs * 2 ** failures, maxPauseMs);
    await pause(wait * (0.75 + 0.5 * Math.random()), signal);
    if (!signal.aborted) tell(everything);
  }
}

/** Reads one stream to its end. Returns whether there was one. */
async function followOnce(signal: AbortSignal, tell: (changed: Changed) => void): Promise<boolean> {
  const asked = Date.now();
  const giving = new AbortController();
  const giveUp = (): void => giving.abort();
  signal.addEventListener('abort', giveUp);
  let silence: ReturnType<typeof setTimeout> | undefined;
  let hasRun = false;
  try {
    const token = session().token();
    const { data: body } = await api().GET('/notification/stream', {
      parseAs: 'stream',
      signal: giving.signal,
    });
    if (!body) return false;
    for await (const { event, data } of readEvents(body)) {
      clearTimeout(silence);
      silence = setTimeout(giveUp, silenceTimeoutMs);
      hasRun = true;
      // What was read since the stream was asked for is as new as the stream.
      if (event === 'ready') tell({ types, ifReadBefore: asked });
      else if (event === 'changed') tell(changedBy(data));
      else if (event === 'session-ended' && session().token() === token) session().signOut('revoked');
    }
  } catch {
    // Whatever it was, the lists are read by themselves until there is a stream again.
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', giveUp);
  }
  return hasRun;
}

const changedBy = (data: string): Changed => ({ types: types.filter((type) => data.includes(type)) });

/** Waits, less long when the network comes back, and no longer than is wanted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
