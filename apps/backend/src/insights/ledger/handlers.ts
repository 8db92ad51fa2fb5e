/** Entries of the wallets of people and companies: what the report of credits adds up. */
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { offsetOf } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { ledgerLines, ledgerTransactions, wallets } from '../../money/index.ts';
import { companies } from '../../organisations/index.ts';
import { endOfIndianDate, signedIn, startOfIndianDate, type Operations } from '../../platform/index.ts';
import { creditFlows } from '../reports/credits.ts';
import { walletsInScope } from '../reports/people.ts';

const { id, amount } = ledgerLines;
// Those in scope are none of the platform's accounts, the only ones without.
const balanceAfter = sql<number>`${ledgerLines.balanceAfter}`.mapWith(Number);
const { kind, description, createdAt } = ledgerTransactions;
const { ownerType, ownerID } = wallets;

export const ledgerOperations = {
  listLedgerEntries: async ({ query }, context) => {
    const { db } = context;
    const { pageNo = 1, pageSize = 25, flow, from, to, ...selection } = query;
    const where = and(
      walletsInScope(db, signedIn(context), selection),
      flow && creditFlows[flow],
      query.kind && eq(kind, query.kind),
      from === undefined ? undefined : gte(createdAt, startOfIndianDate(from)),
      to === undefined ? undefined : lt(createdAt, endOfIndianDate(to)),
    );
    const rows = await db
      .select({
        id,
        ownerType,
        ownerID,
        ownerName: sql<string | null>`coalesce(${users.fullName}, ${companies.name})`,
        amount,
        kind,
        description,
        balanceAfter,
        createdAt,
      })
      .from(ledgerTransactions)
      .innerJoin(ledgerLines, eq(ledgerLines.transactionID, ledgerTransactions.id))
      .innerJoin(wallets, eq(wallets.id, ledgerLines.walletID))
      .leftJoin(users, and(eq(ownerType, 'user'), eq(users.id, ownerID)))
      .leftJoin(companies, and(eq(ownerType, 'company'), eq(companies.id, ownerID)))
      .where(where)
      .orderBy(desc(createdAt), desc(ledgerLines.booked))
      .limit(pageSize)
      .offset(offsetOf({ pageNo, pageSize }));
    const [all] = await db
      .select({
        total: sql`count(*)`.mapWith(Number),
        sum: sql`coalesce(sum(${amount}), 0)`.mapWith(Number),
      })
      .from(ledgerTransactions)
      .innerJoin(ledgerLines, eq(ledgerLines.transactionID, ledgerTransactions.id))
      .innerJoin(wallets, eq(wallets.id, ledgerLines.walletID))
      .where(where);
    return {
      data: {
        ledgerEntry: rows.map((row) => ({
          ...row,
          // Those in scope have no other owners.
          ownerType: row.ownerType === 'company' ? ('company' as const) : ('user' as const),
          createdAt: row.createdAt.toISOString(),
        })),
      },
      meta: { pageNo, pageSize, total: all?.total ?? 0, sum: all?.sum ?? 0 },
    };
  },
} satisfies Operations;
