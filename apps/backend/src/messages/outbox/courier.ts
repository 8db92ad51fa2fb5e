/**
 * Takes the messages of one channel from the outbox to its carrier, after the answer that caused them. Any number of copies
 * of the server may do so at once: each attempt belongs to whoever claimed it.
 */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { masked, type MessageChannel } from '../../platform/index.ts';
import { DeliveryFailure, type Carrier } from './carrier.ts';
import type { OutboxOptions } from './outbox.ts';
import { outboxMessages, type OutboxMessage } from './tables.ts';

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

/** Attempts at once. */
const maxAtOnce = 5;

/** Milliseconds from a message to its first attempt: the answer has left by then and does not wait for it. */
const delay = 50;

/** Milliseconds between looks at the table, for attempts that have become due. */
const rhythm = 5 * second;

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

/** Takes the messages of one channel from the outbox to its carrier. */
export function createCourier(
  channel: MessageChannel,
  carrier: Carrier,
  { db, now, seal, keepsTexts, log }: OutboxOptions,
): Courier {
  const busy = new Set<Promise<void>>();
  let isStopped = false;
  let alarm: NodeJS.Timeout | undefined;

  const claim = async (): Promise<OutboxMessage | undefined> => {
    const moment = now();
    const due = db
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(and(eq(outboxMessages.channel, channel), lte(outboxMessages.nextAttemptAt, moment)))
      .orderBy(asc(outboxMessages.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [message] = await db
      .update(outboxMessages)
      .set({
        attempts: sql`${outboxMessages.attempts} + 1`,
        nextAttemptAt: new Date(moment.getTime() + lease),
      })
      .where(inArray(outboxMessages.id, due))
      .returning();
    return message;
  };

  const settle = (
    { id }: OutboxMessage,
    outcome: { deliveredAt?: Date; nextAttemptAt: Date | null },
  ): Promise<unknown> => {
    const isOver = outcome.nextAttemptAt === null && !keepsTexts;
    return db
      .update(outboxMessages)
      .set({ ...outcome, ...(isOver ? { body: '' } : {}) })
      .where(eq(outboxMessages.id, id));
  };

  /** Resolves to why the message was not taken over; null when it was. */
  const tryOnce = async ({ id, recipient, subject, body, goodUntil }: OutboxMessage): Promise<unknown> => {
    try {
      if (goodUntil !== null && goodUntil <= now()) {
        throw new DeliveryFailure('it is of no use any more', { isFinal: true });
      }
      await carrier.deliver({ id, to: recipient, subject, text: seal.open(body) });
      return null;
    } catch (error) {
      return error;
    }
  };

  const attempt = async (message: OutboxMessage): Promise<void> => {
    const failure = await tryOnce(message);
    if (failure === null) {
      await settle(message, { deliveredAt: now(), nextAttemptAt: null });
      return;
    }
    const nextAttemptAt = nextAttempt(message, failure, now());
    const { attempts } = message;
    const line = { event: 'message not delivered', channel, attempts, reason: reasonOf(failure) };
    if (nextAttemptAt === null) log.error(line, 'a message was given up');
    else log.warn(line, 'a message will be tried again');
    await settle(message, { nextAttemptAt });
  };

  const work = async (): Promise<void> => {
    try {
      for (let message = await claim(); message !== undefined; message = await claim()) {
        hire();
        await attempt(message);
        if (isStopped) return;
      }
    } catch (error) {
      // The database does not answer: the next look at the table finds the message again.
      log.error({ err: error, channel }, 'the outbox could not be read');
    }
  };

  const hire = (): void => {
    if (isStopped || busy.size >= maxAtOnce) return;
    const worker: Promise<void> = work().finally(() => busy.delete(worker));
    busy.add(worker);
  };

  const round = async (): Promise<void> => {
    hire();
    while (busy.size > 0) await Promise.all(busy);
  };

  let clock: NodeJS.Timeout | undefined;

  return {
    start: () => {
      clock = setInterval(hire, rhythm).unref();
      hire();
    },
    wake: () => {
      alarm ??= setTimeout(() => {
        alarm = undefined;
        hire();
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

function reasonOf(error: unknown): string {
  return masked(error instanceof Error ? error.message : String(error));
}
