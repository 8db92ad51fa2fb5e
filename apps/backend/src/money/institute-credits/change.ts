/** Changing what an institute decides for its students. */
import { eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { stale } from '../../platform/index.ts';
import { grantWaiting } from '../wallet/grants.ts';
import { openWallet } from '../wallet/ledger.ts';
import { lockInstituteConfig, instituteConfigs, type InstituteConfig } from '../../organisations/index.ts';
import { changePool } from './pool.ts';

export interface ConfigChange {
  instituteID: string;
  /** The keys to set; the others stay as they are. */
  changes: Partial<Omit<InstituteConfig, 'instituteID' | 'rowVersion' | 'updatedAt' | 'updatedBy'>>;
  /** Version that the caller read; undefined: no check. */
  rowVersion?: number | undefined;
  changedBy: string;
  at: Date;
  /** What is written beside it, in the same transaction. */
  saved?: (tx: Transaction, before: InstituteConfig, after: InstituteConfig) => Promise<void>;
}

/**
 * Changes an institute's configuration. A new budget moves credits into its pool or out of it; when it was raised, the
 * students who wait for their opening credits get them.
 * @throws ApiFailure 409 STALE when `rowVersion` is not the current one, 409 INSUFFICIENT_CREDITS when the budget would
 *   fall below what is spent
 */
export async function changeInstituteConfig(db: Db, change: ConfigChange): Promise<InstituteConfig> {
  const { config, isRaised } = await db.transaction(async (tx) => {
    const before = await lockInstituteConfig(tx, change.instituteID);
    if (change.rowVersion !== undefined && change.rowVersion !== before.rowVersion) {
      throw stale(before.rowVersion);
    }
    const [after] = await tx
      .update(instituteConfigs)
      .set({
        ...change.changes,
        rowVersion: sql`${instituteConfigs.rowVersion} + 1`,
        updatedBy: change.changedBy,
        updatedAt: change.at,
      })
      .where(eq(instituteConfigs.instituteID, change.instituteID))
      .returning();
    if (!after) throw new Error(`The configuration of ${change.instituteID} was not written.`);
    const amount = await poolDifference(tx, before, after);
    await changePool(tx, {
      instituteID: change.instituteID,
      amount,
      changeID: `version-${after.rowVersion}`,
      actorID: change.changedBy,
      at: change.at,
    });
    await change.saved?.(tx, before, after);
    return { config: after, isRaised: amount > 0 };
  });
  if (isRaised) await grantWaiting(db, change.instituteID, change.at);
  return config;
}

/** Credits that a change of the budget puts into the pool. Without a budget there is no pool, and the rest goes back. */
async function poolDifference(
  tx: Transaction,
  before: InstituteConfig,
  after: InstituteConfig,
): Promise<number> {
  if (after.grantBudgetCredits !== null) return after.grantBudgetCredits - (before.grantBudgetCredits ?? 0);
  if (before.grantBudgetCredits === null) return 0;
  const pool = await openWallet(tx, { type: 'institute', id: before.instituteID });
  return -pool.balance;
}
