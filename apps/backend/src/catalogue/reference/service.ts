/** Looking up reference data. */
import { or, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { states, type StateCode } from '../tables/reference.ts';

/**
 * The code of the state or union territory that `text` names by code, name or alias, in any case; null when there is none.
 */
export async function findStateCode(db: Db, text: string): Promise<StateCode | null> {
  const wanted = text.trim().toLowerCase();
  const [byName] = await db
    .select({ code: states.code })
    .from(states)
    .where(or(sql`lower(${states.code}) = ${wanted}`, sql`lower(${states.name}) = ${wanted}`));
  if (byName) return byName.code;
  // Some older codes are also present codes of nothing else, so names come first and aliases second.
  const [byAlias] = await db
    .select({ code: states.code })
    .from(states)
    .where(sql`${wanted} in (select lower(alias) from unnest(${states.aliases}) as alias)`);
  return byAlias?.code ?? null;
}
