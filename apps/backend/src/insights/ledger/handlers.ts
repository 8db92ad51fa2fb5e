/** Entries of the wallets of people and companies: what the report of credits adds up. */
import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import { ledgerLines, ledgerTransactions, wallets } from '../../money/index.ts';
import { companies } from '../../organisations/index.ts';
import {
  csvFile,
  endOfIndianDate,
  signedIn,
  startOfIndianDate,
  type OperationContext,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { readPageFrom, streamFrom, type PagePart, type Sequence } from '../../records/index.ts';
import { creditFlows } from '../reports/credits.ts';
import { walletsInScope } from '../reports/population.ts';

const { amount, booked, createdAt } = ledgerLines;
// Those in scope are none of the platform's accounts, the only ones without.
const balanceAfter = sql<number>`${ledgerLines.balanceAfter}`.mapWith(Number);
const { kind, description } = ledgerTransactions;
const { ownerType, ownerID } = wallets;

/** Two of one moment stand as they were booked. */
const newestFirst: Sequence = {
  keys: [{ name: 'createdAt', column: createdAt }],
  isDescending: true,
  sort: '-createdAt',
};

export const ledgerOperations = {
  listLedgerEntries: async ({ query }, context) => {
    const { db } = context;
    const { pageNo = 1, pageSize = 25, cursor, ...filters } = query;
    const where = conditionOf(filters, context);
    const [all] = await db
      .select({
        total: sql`count(*)`.mapWith(Number),
        sum: sql`coalesce(sum(${amount}), 0)`.mapWith(Number),
      })
      .from(ledgerTransactions)
      .innerJoin(ledgerLines, eq(ledgerLines.transactionID, ledgerTransactions.id))
      .innerJoin(wallets, eq(wallets.id, ledgerLines.walletID))
      .where(where);
    const total = all?.total ?? 0;
    const { rows, meta } = await readPageFrom(
      // All of them were added up anyway.
      {
        order: newestFirst,
        id: booked,
        count: async () => total,
        read: (part) => readEntries(db, where, part),
      },
      { pageNo, pageSize, cursor },
      total,
    );
    return {
      data: {
        ledgerEntry: rows.map(entryView),
      },
      meta: { pageNo, pageSize, ...meta, sum: all?.sum ?? 0 },
    };
  },

  downloadLedgerEntries: ({ query }, context) => {
    const where = conditionOf(query, context);
    const { db } = context;
    const rows = streamFrom({
      order: newestFirst,
      id: booked,
      read: (part) => readEntries(db, where, part),
    });
    const lines = (async function* () {
      for await (const row of rows) yield entryView(row);
    })();
    return Promise.resolve({ file: csvFile('ledger', columns, lines) });
  },
} satisfies Operations;

/** Of a file. */
const columns = [
  'id',
  'createdAt',
  'ownerType',
  'ownerID',
  'ownerName',
  'kind',
  'description',
  'amount',
  'balanceAfter',
] as const;

function conditionOf(
  { flow, from, to, ...selection }: OperationRequest<'downloadLedgerEntries'>['query'],
  context: OperationContext,
): SQL | undefined {
  return and(
    walletsInScope(context.db, signedIn(context), selection),
    flow && creditFlows[flow],
    selection.kind && eq(kind, selection.kind),
    from === undefined ? undefined : gte(createdAt, startOfIndianDate(from)),
    to === undefined ? undefined : lt(createdAt, endOfIndianDate(to)),
  );
}

const entryView = ({ lineID, ...row }: Awaited<ReturnType<typeof readEntries>>[number]) => ({
  ...row,
  id: lineID,
  // Those in scope have no other owners.
  ownerType: row.ownerType === 'company' ? ('company' as const) : ('user' as const),
  createdAt: row.createdAt.toISOString(),
});

async function readEntries(db: Db, where: SQL | undefined, { beyond, by, limit, offset }: PagePart) {
  return db
    .select({
      id: sql<string>`${booked}::text`,
      lineID: ledgerLines.id,
      ownerType,
      ownerID,
      ownerName: sql<string | null>`coalesce(${writtenName(users)}, ${companies.name})`,
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
    .where(and(where, beyond))
    .orderBy(...by)
    .limit(limit)
    .offset(offset);
}
