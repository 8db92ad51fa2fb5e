import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { outboxMessages } from '../tables/outbox.ts';
import type { Resealed, Seal } from '../../platform/index.ts';

/** Rows that are read at a time. */
const atOnce = 200;

/**
 * Puts the texts of all messages that are kept under the key that seals now, so that the others are needed no more. Can be broken off and
 * run again at any time, beside servers that send: a text that was emptied meanwhile stays empty.
 */
export async function resealMessages(db: Db, seal: Seal): Promise<Resealed> {
  let [resealed, unreadable, after] = [0, 0, ''];
  for (;;) {
    const rows = await db
      .select({ id: outboxMessages.id, body: outboxMessages.body, calendar: outboxMessages.calendar })
      .from(outboxMessages)
      .where(and(gt(outboxMessages.id, after), ne(outboxMessages.body, '')))
      .orderBy(asc(outboxMessages.id))
      .limit(atOnce);
    for (const { id, body, calendar } of rows) {
      try {
        const anew = seal.reseal(body);
        if (anew === null) continue;
        const isAsRead = and(eq(outboxMessages.id, id), eq(outboxMessages.body, body));
        const set = { body: anew, calendar: calendar === null ? null : (seal.reseal(calendar) ?? calendar) };
        resealed += (await db.update(outboxMessages).set(set).where(isAsRead).returning()).length;
      } catch {
        unreadable += 1;
      }
    }
    const last = rows.at(-1);
    if (last === undefined) return { resealed, unreadable };
    after = last.id;
  }
}
