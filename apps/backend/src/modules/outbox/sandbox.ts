/** The sandbox's messenger: messages go to a table, and `/outbox` shows them. */
import { desc } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { Message, Messenger } from './messenger.ts';
import { outboxMessages, type OutboxMessage } from './tables.ts';

/** Messages that the outbox shows. */
const shown = 100;

export function createSandboxMessenger(db: Db, now: () => Date): Messenger {
  const store = async ({ channel, to, subject, text }: Message, withheldBecause: string | null) => {
    await db.insert(outboxMessages).values({
      channel,
      recipient: to,
      subject: subject ?? null,
      body: text,
      withheldBecause,
      createdAt: now(),
    });
  };
  return {
    send: (message) => store(message, null),
    withhold: (message, reason) => store(message, reason),
    close: () => Promise.resolve(),
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
