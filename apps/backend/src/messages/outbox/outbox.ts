/**
 * The messenger: every message goes to a table. Where its channel has a carrier, a courier takes it from there; in the
 * sandbox `/outbox` shows it.
 */
import { desc } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { createCourier } from './courier.ts';
import { messageChannels, messageKinds, type Message, type Messenger } from '../../platform/index.ts';
import type { OutboxOptions } from './options.ts';
import { outboxMessages, type OutboxMessage } from '../tables/outbox.ts';

/** Messages that the outbox shows. */
const shown = 100;

export function createOutbox(options: OutboxOptions): Messenger {
  const { db, now, seal, carriers } = options;
  const couriers = messageChannels.flatMap((channel) => {
    const carrier = carriers[channel];
    return carrier === undefined ? [] : [createCourier(channel, carrier, options)];
  });

  const store = async (messages: readonly Message[], withheldBecause: string | null, tx?: Transaction) => {
    if (messages.length === 0) return;
    const createdAt = now();
    const rows = messages.map(
      ({
        channel,
        kind = 'account',
        to,
        subject,
        text,
        calendar,
        registered,
        aboutUserID,
        of,
        goodUntil,
      }) => {
        const isForCarrier = withheldBecause === null && carriers[channel] !== undefined;
        return {
          channel,
          priority: messageKinds.indexOf(kind),
          recipient: to,
          subject: subject ?? null,
          smsText: registered?.text ?? null,
          smsLocale: registered?.locale ?? null,
          body: seal.seal(text),
          calendar: calendar === undefined ? null : seal.seal(calendar),
          aboutUserID: aboutUserID ?? null,
          notificationID: of?.notificationID ?? null,
          toUserID: of?.userID ?? null,
          withheldBecause,
          createdAt,
          goodUntil: goodUntil ?? null,
          nextAttemptAt: isForCarrier ? createdAt : null,
        };
      },
    );
    await (tx ?? db).insert(outboxMessages).values(rows);
    // Withheld or not: what follows on the database must not tell the two apart either.
    for (const courier of couriers) courier.wake();
  };
  return {
    start: () => {
      for (const courier of couriers) courier.start();
    },
    send: (messages, tx) => store([messages].flat(), null, tx),
    withhold: (message, reason) => store([message], reason),
    close: async () => {
      await Promise.all(couriers.map((courier) => courier.stop()));
    },
  };
}

/** The newest messages, newest first. */
export function listOutbox(db: Db): Promise<OutboxMessage[]> {
  return db
    .select()
    .from(outboxMessages)
    .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
    .limit(shown);
}
