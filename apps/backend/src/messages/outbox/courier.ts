/**
 * Takes the messages of one channel from the outbox to its carrier, after the answer that caused them. Any number of copies
 * of the server may do so at once: each attempt belongs to whoever claimed it.
 */
import { and, asc, eq, gte, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { nextUnclaimed, type Db, type Transaction } from '../../database/index.ts';
import {
  countUp,
  dayMs,
  masked,
  messageKinds,
  messageTried,
  type MessageChannel,
} from '../../platform/index.ts';
import { DeliveryFailure, RecipientGone, type Carrier } from './carrier.ts';
import { countSent } from './counts.ts';
import type { OutboxOptions } from './options.ts';
import { registrationOf } from './registration.ts';
import { smsParts } from './sms-parts.ts';
import { outboxMessages, type OutboxMessage } from '../tables/outbox.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds between one attempt and the next; after the last the message is given up. */
const pauses = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
];

/** Milliseconds after which another copy of the server takes over an attempt that was not ended. */
const lease = 2 * minute;

/** Attempts at once, in each lane. */
const maxAtOnce = 5;

/** Milliseconds from a message to its first attempt: the answer has left by then and does not wait for it. */
const delay = 50;

/** The place of news, which wait for all else. */
const news = messageKinds.indexOf('news');

const mostUrgent = [asc(outboxMessages.priority), asc(outboxMessages.nextAttemptAt)];

/** News go a way of their own, so that however slowly they leave, nobody who waits for a code stands behind them. */
interface Lane {
  /** Which messages go there. */
  isFor: SQL;
  /** Most that leave in one second, over all copies of the server. */
  perSecond?: number | undefined;
  /** Most that leave in one day, likewise. */
  perDay?: number | undefined;
  /** Milliseconds between looks at the table, for attempts that have become due. */
  rhythm: number;
}

export interface Courier {
  /** Begins to deliver, at once what an earlier run of the server left. */
  start(): void;
  /** Says that there may be a new message. */
  wake(): void;
  /** Delivers what is due and resolves when that has ended. */
  round(): Promise<void>;
  /** Begins no more attempts and waits for those that run. */
  stop(): Promise<void>;
}

/** Takes the messages of one channel from the outbox to its carrier, the most urgent first, and news at the pace of the carrier. */
export function createCourier(channel: MessageChannel, carrier: Carrier, options: OutboxOptions): Courier {
  const { priority } = outboxMessages;
  const lanes = [
    createLane(channel, carrier, options, { isFor: lt(priority, news), rhythm: 5 * second }),
    createLane(channel, carrier, options, {
      isFor: gte(priority, news),
      perSecond: carrier.newsPerSecond,
      perDay: carrier.newsPerDay,
      rhythm: second,
    }),
  ];
  const all = (what: (lane: Courier) => Promise<void>) => async () =>
    void (await Promise.all(lanes.map(what)));
  return {
    start: () => lanes.forEach((lane) => lane.start()),
    wake: () => lanes.forEach((lane) => lane.wake()),
    round: all((lane) => lane.round()),
    stop: all((lane) => lane.stop()),
  };
}

function createLane(
  channel: MessageChannel,
  carrier: Carrier,
  { db, now, seal, keepsTexts, log }: OutboxOptions,
  { isFor, perSecond, perDay, rhythm }: Lane,
): Courier {
  const busy = new Set<Promise<void>>();
  let isStopped = false;
  let alarm: NodeJS.Timeout | undefined;

  const dueAt = (moment: Date) =>
    and(eq(outboxMessages.channel, channel), isFor, lte(outboxMessages.nextAttemptAt, moment));

  /** Whether another may leave in this second. Asked only while there is one. */
  const isInPace = async (moment: Date): Promise<boolean> => {
    if (perSecond === undefined && perDay === undefined) return true;
    const [waiting] = await db
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(dueAt(moment))
      .orderBy(...mostUrgent)
      .limit(1);
    if (waiting === undefined) return false;
    const hasRoom = async (key: string, most: number | undefined, seconds: number) =>
      most === undefined || (await countUp(db, key, { most, seconds }, moment)) === null;
    // The second first: what it holds back is no part of the day.
    return (
      (await hasRoom(`newsBy/${channel}`, perSecond, 1)) &&
      (await hasRoom(`newsOfDayBy/${channel}`, perDay, dayMs / 1000))
    );
  };

  const claim = async (): Promise<OutboxMessage | undefined> => {
    const moment = now();
    if (!(await isInPace(moment))) return undefined;
    const [message] = await db
      .update(outboxMessages)
      .set({
        attempts: sql`${outboxMessages.attempts} + 1`,
        nextAttemptAt: new Date(moment.getTime() + lease),
      })
      .where(nextUnclaimed(db, outboxMessages.id, { isDue: dueAt(moment), order: mostUrgent }))
      .returning();
    return message;
  };

  /** Resolves to whether it had not arrived before. */
  const settle = async (
    { id, goodUntil }: OutboxMessage,
    outcome: { deliveredAt?: Date; nextAttemptAt: Date | null; lastError: string | null },
    on: Db | Transaction = db,
  ): Promise<boolean> => {
    // What was given up may be sent again by hand, except what nobody could use then.
    const isOver = outcome.nextAttemptAt === null && (outcome.lastError === null || goodUntil !== null);
    const settled = await on
      .update(outboxMessages)
      .set({ ...outcome, ...(isOver && !keepsTexts ? { body: '', calendar: null } : {}) })
      .where(and(eq(outboxMessages.id, id), isNull(outboxMessages.deliveredAt)))
      .returning({ id: outboxMessages.id });
    return settled.length > 0;
  };

  /** Together with its count, so that each is counted once: whoever took the attempt over finds it settled. */
  const taken = (message: OutboxMessage): Promise<void> =>
    db.transaction(async (tx) => {
      const deliveredAt = now();
      const isFirst = await settle(message, { deliveredAt, nextAttemptAt: null, lastError: null }, tx);
      if (isFirst) await countSent(tx, message, partsOf(message), deliveredAt);
    });

  /** How many SMS one is paid as. */
  const partsOf = ({ body }: OutboxMessage): number => (channel === 'sms' ? smsParts(seal.open(body)) : 1);

  /** Resolves to why the message was not taken over; null when it was. */
  const tryOnce = async (message: OutboxMessage): Promise<unknown> => {
    const { id, recipient, subject, body, calendar, goodUntil, smsLocale } = message;
    try {
      if (goodUntil !== null && goodUntil <= now()) {
        throw new DeliveryFailure('it is of no use any more', { isFinal: true, answer: 'expired' });
      }
      const registration = await registrationOf(db, message);
      await carrier.deliver({
        id,
        to: recipient,
        subject,
        text: seal.open(body),
        ...(calendar !== null && { calendar: seal.open(calendar) }),
        ...(registration && { registration }),
        ...(smsLocale !== null && { locale: smsLocale }),
      });
      return null;
    } catch (error) {
      return error;
    }
  };

  const attempt = async (message: OutboxMessage): Promise<void> => {
    const failure = await tryOnce(message);
    messageTried.tell({ channel, answer: answerOf(failure) });
    if (failure === null) {
      await taken(message);
      return;
    }
    if (failure instanceof RecipientGone) {
      await db.delete(outboxMessages).where(eq(outboxMessages.id, message.id));
      return;
    }
    const nextAttemptAt = nextAttempt(message, failure, now());
    const { attempts } = message;
    const reason = reasonOf(failure);
    const line = { event: 'message not delivered', channel, attempts, reason };
    if (nextAttemptAt === null) log.error(line, 'a message was given up');
    else log.warn(line, 'a message will be tried again');
    await settle(message, { nextAttemptAt, lastError: reason });
  };

  const work = async (): Promise<void> => {
    try {
      for (let message = await claim(); message !== undefined; message = await claim()) {
        startWorker();
        await attempt(message);
        if (isStopped) return;
      }
    } catch (error) {
      // The database does not answer: the next look at the table finds the message again.
      log.error({ err: error, channel }, 'the outbox could not be read');
    }
  };

  const startWorker = (): void => {
    if (isStopped || busy.size >= maxAtOnce) return;
    const worker: Promise<void> = work().finally(() => busy.delete(worker));
    busy.add(worker);
  };

  const round = async (): Promise<void> => {
    startWorker();
    while (busy.size > 0) await Promise.all(busy);
  };

  let clock: NodeJS.Timeout | undefined;

  return {
    start: () => {
      clock = setInterval(startWorker, rhythm).unref();
      startWorker();
    },
    wake: () => {
      alarm ??= setTimeout(() => {
        alarm = undefined;
        startWorker();
      }, delay).unref();
    },
    round,
    stop: async () => {
      isStopped = true;
      clearInterval(clock);
      clearTimeout(alarm);
      await Promise.all(busy);
    },
  };
}

/** When to try again after a failure; null when that would be of no use. */
function nextAttempt({ attempts, goodUntil }: OutboxMessage, error: unknown, now: Date): Date | null {
  const pause = pauses[attempts - 1];
  if (pause === undefined || (error instanceof DeliveryFailure && error.isFinal)) return null;
  const next = new Date(now.getTime() + pause);
  return goodUntil !== null && goodUntil <= next ? null : next;
}

/** How an attempt ended, as it is counted. */
function answerOf(failure: unknown): string {
  if (failure === null) return 'taken';
  return failure instanceof DeliveryFailure ? failure.answer : 'failed';
}

function reasonOf(error: unknown): string {
  return masked(error instanceof Error ? error.message : String(error));
}
