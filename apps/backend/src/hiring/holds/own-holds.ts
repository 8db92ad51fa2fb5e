import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { signedIn, type OperationContext } from '../../platform/index.ts';
import { holds } from '../tables/holds.ts';

/** What keeps the caller from applying at this moment, the newest first: at most one of a kind. */
export async function readHoldsInForce(context: OperationContext) {
  const lasts = or(isNull(holds.until), gt(holds.until, context.now()));
  const rows = await context.db
    .select({ kind: holds.kind, reason: holds.reason, liftedWhere: holds.liftedWhere, until: holds.until })
    .from(holds)
    .where(and(eq(holds.userID, signedIn(context).id), isNull(holds.liftedAt), lasts))
    .orderBy(holds.placedAt);
  return rows.toReversed().map((row) => ({ ...row, until: row.until?.toISOString() ?? null }));
}
