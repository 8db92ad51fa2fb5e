import { sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { remember } from '../../platform/remembered.ts';
import { users } from './tables.ts';

/** With no more people than these every figure is worked out anew. */
const few = 10_000;

const size = remember(async (db) => {
  const some = db
    .select({ one: sql`1` })
    .from(users)
    .limit(few + 1)
    .as('some');
  return (await db.$count(some)) > few;
}, 60_000);

/** Whether there are so many people that figures about them are kept for a while; known for a minute. */
export async function isLarge(db: Db, now: Date): Promise<boolean> {
  return (await size.recall(db, now)).value;
}
