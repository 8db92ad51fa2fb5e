import { sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { cached } from '../../platform/index.ts';
import { users } from '../tables/users.ts';

/** With no more people than these every figure is worked out anew. */
const few = 10_000;

/** Whether there are so many people that figures about them are cached for a while; known for a minute. */
export function isLarge(db: Db): Promise<boolean> {
  return cached(db, 'user/is-large', async () => {
    const some = db
      .select({ one: sql`1` })
      .from(users)
      .limit(few + 1)
      .as('some');
    return (await db.$count(some)) > few;
  });
}
