/** The open event streams of this copy of the server. */
import { notificationTypeValues } from '@aarambh/api-client/enums';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/index.ts';
import { subscribe, type ServerEvent, tooMany } from '../../platform/index.ts';
import type { Limit } from '../../config/index.ts';
import { liveSessions } from '../../identity/index.ts';
import { reachedOf } from './audience.ts';
import { EventStream } from './event-stream.ts';
import { startedBetween } from './service.ts';
import { type NotificationType } from '../tables/notifications.ts';

/** Who listens. */
interface Listener {
  userID: string;
  sessionID: string;
  /** Whether the person may see notifications; everybody hears of the end of the session. */
  seesNotifications: boolean;
}

export interface Streams {
  /** Begins to hear events; the database is ready by then. */
  start(): Promise<void>;
  /**
   * Opens a stream for somebody who is signed in.
   * @throws ApiFailure 429 RATE_LIMITED when the person has too many open here
   */
  open(listener: Listener): Promise<EventStream>;
  /**
   * What is done every few seconds: a sign of life to each browser, an end to those whose session is over or that do not take
   * what is sent, and word of messages whose time has come.
   */
  beat(): Promise<void>;
  /** Ends every stream. Browsers come back, to another copy. */
  close(): Promise<void>;
}

interface StreamsOptions {
  database: Pick<Database, 'db' | 'listen'>;
  /** Streams that one person may have open at once, and seconds after which another try may go better. */
  limit: Limit;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Milliseconds between two beats: less than proxies wait before they cut a silent connection. */
const betweenBeats = 15_000;

/** Keeps the streams of this copy. */
export function createStreams({ database, limit, now, log }: StreamsOptions): Streams {
  const { db } = database;
  const open = new Map<EventStream, Listener>();
  const opening = new Set<EventStream>();
  let lastBeat = now();
  let work: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** One after the other, so that PGlite's one connection is not asked for everything at once; a failure is only logged. */
  const enqueue = (task: () => Promise<void>): Promise<void> => {
    const done = work.then(task).catch((error: unknown) => {
      log.error({ err: error }, 'telling of an event failed');
    });
    work = done;
    return done;
  };

  const tellChanged = (type: NotificationType, isMeant: (listener: Listener) => boolean): void => {
    for (const [stream, listener] of open) {
      if (listener.seesNotifications && isMeant(listener)) stream.tell('changed', { type });
    }
  };

  const endWhere = (isOver: (listener: Listener) => boolean): void => {
    for (const [stream, listener] of open) {
      if (!isOver(listener)) continue;
      stream.tell('session-ended');
      stream.finish();
    }
  };

  const endDead = async (): Promise<void> => {
    if (open.size === 0) return;
    const ids = [...open.values()].map(({ sessionID }) => sessionID);
    const live = await liveSessions(db, ids, now());
    endWhere(({ sessionID }) => ids.includes(sessionID) && !live.has(sessionID));
  };

  const tellOf = async (notificationID: string): Promise<void> => {
    const readers = [...open.values()].filter(({ seesNotifications }) => seesNotifications);
    if (readers.length === 0) return;
    const found = await reachedOf(
      db,
      notificationID,
      readers.map(({ userID }) => userID),
      now(),
    );
    if (found === null) return;
    const reached = new Set(found.userIDs);
    tellChanged(found.type, ({ userID }) => reached.has(userID));
  };

  const hear = (event: ServerEvent | null): void => {
    if (isClosed) return;
    if (event === null) {
      for (const type of notificationTypeValues) tellChanged(type, () => true);
      void enqueue(endDead);
    } else if (event.kind === 'notification') void enqueue(() => tellOf(event.id));
    else if (event.kind === 'read') tellChanged(event.type, ({ userID }) => userID === event.userID);
    else if (event.kind === 'sessions-ended') {
      endWhere(({ sessionID }) => event.ids.includes(sessionID));
    }
  };

  const beat = async (): Promise<void> => {
    for (const stream of open.keys()) {
      // What is only being opened is read by nobody yet.
      if (opening.has(stream)) continue;
      if (stream.isBehind) stream.destroy();
      else stream.beat();
    }
    const since = lastBeat;
    lastBeat = now();
    await enqueue(async () => {
      await endDead();
      if (open.size === 0) return;
      for (const id of await startedBetween(db, since, lastBeat)) await tellOf(id);
    });
  };

  let unsubscribe: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;

  return {
    beat,

    async start() {
      unsubscribe = await subscribe(database, hear);
      timer = setInterval(() => void beat(), betweenBeats).unref();
    },

    async open(listener) {
      const { userID, sessionID } = listener;
      const own = [...open.values()].filter((each) => each.userID === userID);
      if (isClosed || own.length >= limit.most) {
        throw tooMany(
          'RATE_LIMITED',
          'This account has too many windows open. Close some of them.',
          limit.seconds,
        );
      }
      const stream = new EventStream();
      open.set(stream, listener);
      opening.add(stream);
      stream.once('close', () => open.delete(stream));
      try {
        // It may have been ended between the check of the token and now, when nobody was listening yet.
        const live = await liveSessions(db, [sessionID], now());
        if (!live.has(sessionID)) endWhere((each) => each.sessionID === sessionID);
      } catch (error) {
        stream.destroy();
        throw error;
      } finally {
        opening.delete(stream);
      }
      stream.tell('ready');
      return stream;
    },

    async close() {
      isClosed = true;
      clearInterval(timer);
      for (const stream of open.keys()) stream.finish();
      await unsubscribe?.();
      await work;
    },
  };
}
