/** What is done with webhooks beside sending: old messages go, and secrets follow the secret of the server. */
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { dayMs, type Resealed, type Seal } from '../../platform/index.ts';
import { webhookDeliveries, webhooks } from '../tables/webhooks.ts';

/** Milliseconds that a message stays to be looked at and sent again. */
const life = 30 * dayMs;

/** Deletes messages that are a month old. */
export async function removeOldDeliveries(db: Db, now: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(now.getTime() - life)));
}

/** Puts the secrets of all webhooks under the key that seals now. Can be broken off and run again at any time. */
export async function resealWebhooks(db: Db, seal: Pick<Seal, 'reseal'>): Promise<Resealed> {
  let [resealed, unreadable] = [0, 0];
  for (const { id, sealedSecret } of await db.select().from(webhooks)) {
    try {
      const anew = seal.reseal(sealedSecret);
      if (anew === null) continue;
      const isAsRead = and(eq(webhooks.id, id), eq(webhooks.sealedSecret, sealedSecret));
      await db.update(webhooks).set({ sealedSecret: anew }).where(isAsRead);
      resealed += 1;
    } catch {
      unreadable += 1;
    }
  }
  return { resealed, unreadable };
}
