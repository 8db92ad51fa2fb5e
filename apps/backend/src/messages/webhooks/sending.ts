/** Takes what waits to where programs hear of it. Any number of copies of the server may do so at once. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { nextUnclaimed, type Db } from '../../database/index.ts';
import { createTask, type Seal, type Task, type TaskHost } from '../../platform/index.ts';
import { users } from '../../identity/index.ts';
import { webhookDeliveries, webhooks, type WebhookDelivery } from '../tables/webhooks.ts';
import { post, type Answer } from './post.ts';
import { isSending } from './record.ts';
import { signatureHeaders } from './signature.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds between one attempt and the next; after the last the message is given up. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 3 * hour, 6 * hour, 12 * hour];

/** Milliseconds after which another copy of the server takes over what was not ended. */
const lease = 5 * minute;

/** Messages that are taken at once. */
const batch = 50;

export interface WebhookOptions {
  seal: Pick<Seal, 'open'>;
  /** Whether what listens on this machine may be sent to: for tests. */
  onLoopback: boolean;
}

/** Sends what is due, a batch after the other. */
export function createWebhookTask(host: TaskHost, options: WebhookOptions): Task {
  return createTask(host, {
    name: 'webhooks',
    everyMs: 5 * second,
    work: async (goesOn) => {
      while (goesOn()) {
        const claimed = await claim(host.db, host.now());
        if (claimed.length === 0) return;
        await sendAll(host, options, claimed);
      }
    },
  });
}

/** Makes the messages that are due this copy's own for a while. */
async function claim(db: Db, now: Date): Promise<WebhookDelivery[]> {
  const { id, nextAttemptAt } = webhookDeliveries;
  const rows = await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: new Date(now.getTime() + lease) })
    .where(
      nextUnclaimed(db, id, {
        isDue: lte(nextAttemptAt, now),
        order: [asc(nextAttemptAt), asc(id)],
        most: batch,
      }),
    )
    .returning();
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Each place by itself, so that a slow one keeps no other waiting; there one message after the other, up to the first that is not taken. */
async function sendAll(host: TaskHost, options: WebhookOptions, claimed: WebhookDelivery[]): Promise<void> {
  const ids = [...new Set(claimed.map(({ webhookID }) => webhookID))];
  const places = await host.db
    .select({ id: webhooks.id, url: webhooks.url, sealedSecret: webhooks.sealedSecret })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.ownerID))
    .where(and(inArray(webhooks.id, ids), isSending));
  await Promise.all(
    ids.map(async (webhookID) => {
      const waiting = claimed.filter((each) => each.webhookID === webhookID);
      const place = places.find(({ id }) => id === webhookID);
      for (const [index, message] of waiting.entries()) {
        const answer = place === undefined ? gone : await attempt(host, options, place, message);
        const isDown = await settle(host, message, answer);
        if (isDown === null) continue;
        // The others wait as long, and have not been tried.
        await postpone(host.db, waiting.slice(index + 1), isDown);
        return;
      }
    }),
  );
}

const gone: Answer & { isFinal: true } = { status: null, error: 'the webhook was removed', isFinal: true };

async function attempt(
  { now }: TaskHost,
  { seal, onLoopback }: WebhookOptions,
  { url, sealedSecret }: Pick<typeof webhooks.$inferSelect, 'url' | 'sealedSecret'>,
  { id, body }: WebhookDelivery,
): Promise<Answer> {
  try {
    return await post(
      url,
      { body, headers: signatureHeaders(seal.open(sealedSecret), { id, body, at: now() }) },
      onLoopback,
    );
  } catch {
    return { status: null, error: 'the secret of the webhook cannot be read' };
  }
}

/** Notes what came of an attempt. Resolves to when the place is tried again; null where it took the message, or never will. */
async function settle(
  { db, now }: TaskHost,
  { id, attempts }: WebhookDelivery,
  { status, error, ...rest }: Answer & { isFinal?: true },
): Promise<Date | null> {
  const answeredAt = now();
  const pause = rest.isFinal ? undefined : pauses[attempts];
  const nextAttemptAt = error === null || pause === undefined ? null : new Date(answeredAt.getTime() + pause);
  await db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      answeredAt,
      answerStatus: status,
      lastError: error,
      nextAttemptAt,
      ...(error === null && { deliveredAt: answeredAt }),
    })
    .where(eq(webhookDeliveries.id, id));
  return nextAttemptAt;
}

async function postpone(db: Db, messages: readonly WebhookDelivery[], nextAttemptAt: Date): Promise<void> {
  if (messages.length === 0) return;
  await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt })
    .where(
      inArray(
        webhookDeliveries.id,
        messages.map(({ id }) => id),
      ),
    );
}
