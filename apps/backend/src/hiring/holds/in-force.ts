/** Whom an institute keeps from applying, as conditions on a row of `users`. */
import type { HoldKind } from '@aarambh/api-client/enums';
import { sql, type SQL } from 'drizzle-orm';
import { users } from '../../identity/index.ts';
import { holds } from '../tables/holds.ts';

/** `from ... where`: the holds of a person that are in force. @param at a moment */
export const holdsAt = (at: SQL): SQL => sql`from ${holds} where ${holds.userID} = ${users.id}
  and ${holds.liftedAt} is null and (${holds.until} is null or ${holds.until} > ${at})`;

/** Whether a person is held at a moment. */
export const isHeldAt = (now: Date): SQL =>
  sql`exists (select ${holdsAt(sql`${now.toISOString()}::timestamptz`)})`;

/** Whether a person is held while the statement runs, for lists. */
export const isHeld: SQL = sql`exists (select ${holdsAt(sql`now()`)})`;

/** Why a person is held while the statement runs, for lists. */
export const heldFor = sql<
  HoldKind[]
>`array(select ${holds.kind} ${holdsAt(sql`now()`)} order by ${holds.kind})`;
