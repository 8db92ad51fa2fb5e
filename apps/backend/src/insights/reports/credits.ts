/** Credits of people and companies. What lies in the pool of an institute is not with anybody yet and does not count. */
import type { components } from '@aarambh/api-client/schema';
import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { ledgerLines, ledgerTransactions, wallets } from '../../money/index.ts';
import { sumWhere } from './figures.ts';
import { walletsInScope, type Selection } from './population.ts';
import { keyOf, type Period } from './period.ts';
import { overPeriod, type ReportBody } from './report.ts';

type CreditFlow = components['schemas']['CreditFlow'];

const amount = sql`${ledgerLines.amount}`;
const taken = sql`-${ledgerLines.amount}`;

const spent = sql`${ledgerTransactions.kind} in ('Accept', 'Reject', 'Registration', 'Refund')`;
const expired = sql`${ledgerTransactions.kind} = 'Expiry'`;

/** The entries of each flow. A refund takes back what was spent. Every kind is in exactly one, so issued - spent - expired is what is left. */
export const creditFlows: Readonly<Record<CreditFlow, SQL>> = {
  issued: sql`not (${spent} or ${expired})`,
  spent,
  expired,
};

const columns = {
  issued: sumWhere(amount, creditFlows.issued),
  spent: sumWhere(taken, creditFlows.spent),
};

/** Credits issued and spent by day or month. */
export async function reportCredits(
  db: Db,
  viewer: Viewer,
  period: Period,
  selection: Selection,
): Promise<ReportBody> {
  const key = keyOf(ledgerTransactions.createdAt, period.unit);
  const rows = await db
    .select({ key, issued: columns.issued, spent: columns.spent })
    .from(ledgerTransactions)
    .innerJoin(ledgerLines, eq(ledgerLines.transactionID, ledgerTransactions.id))
    .innerJoin(wallets, eq(wallets.id, ledgerLines.walletID))
    .where(
      and(
        walletsInScope(db, viewer, selection),
        gte(ledgerTransactions.createdAt, period.start),
        lt(ledgerTransactions.createdAt, period.end),
      ),
    )
    .groupBy(key);
  return overPeriod(period, rows, { issued: 0, spent: 0 });
}
