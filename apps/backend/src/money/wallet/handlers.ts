import type { Db } from '../../database/index.ts';
import {
  csvFile,
  ApiFailure,
  inLanguage,
  signedIn,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { quoteForAmount, quoteForCredits } from './quote.ts';
import { ownWallet, walletInScope } from './access.ts';
import { correctWallet, giveFromPool } from './adjustments.ts';
import { answerClaim } from './claims.ts';
import { giversOf } from './givers.ts';
import { entryReason } from './reasons.ts';
import {
  entryView,
  listEntries,
  pageOfEntry,
  walletSettings,
  type EntryFilter,
  type WalletEntry,
} from './service.ts';
import type { Wallet } from '../tables/wallet.ts';
import { walletView } from './view.ts';

/** Where the causes of entries are looked at, by the id of the entry. Those without a record of their own have none. */
export type CausesOf = (
  db: Db,
  wallet: Pick<Wallet, 'ownerType'>,
  entries: readonly Pick<WalletEntry, 'id' | 'causeType' | 'causeID'>[],
) => Promise<ReadonlyMap<string, { title: string; person?: string; link: string }>>;

/** @param causesOf knows the records of the folders above */
export const createWalletOperations = (causesOf: CausesOf) =>
  ({
    ...operations,

    listWalletEntries: async ({ query }, context) => {
      const { db } = context;
      const wallet = await ownWallet(db, signedIn(context));
      const { pageSize = 25, entryID, cursor, ...filter } = query;
      const found = entryID === undefined ? undefined : await pageOfEntry(db, wallet.id, entryID, pageSize);
      const page = {
        pageNo: found ?? query.pageNo ?? 1,
        pageSize,
        newestFirst: found !== undefined || query.sort !== 'createdAt',
        ...(found === undefined && { cursor }),
      };
      const { entries, meta } = await listEntries(db, wallet.id, found === undefined ? filter : {}, page);
      const causes = await causesOf(db, wallet, entries);
      const givers = await giversOf(db, entries);
      return {
        data: {
          walletEntry: entries.map((entry) => ({
            ...entryView(entry),
            cause: causes.get(entry.id) ?? null,
            giver: givers.get(entry.id) ?? null,
          })),
        },
        meta: { pageNo: page.pageNo, pageSize, ...meta },
      };
    },

    downloadWalletEntries: async ({ query }, context) => {
      const wallet = await ownWallet(context.db, signedIn(context));
      // Only a company's entries are about somebody else.
      const whom = wallet.ownerType === 'company' ? (['person'] as const) : [];
      const columns = ['date', 'kind', 'reason', ...whom, 'credits', 'balance'] as const;
      const lines = statementLines(context, wallet, { filter: query, causesOf });
      return { file: csvFile('wallet-statement', columns, lines) };
    },
  }) satisfies Operations;

const operations = {
  getWallet: async ({ query: { ownerID } }, context) => {
    const wallet =
      ownerID === undefined
        ? await ownWallet(context.db, signedIn(context))
        : await walletInScope(context, signedIn(context), ownerID);
    return { data: { wallet: await walletView(context.db, wallet) } };
  },

  addWalletEntry: async ({ body }, context) => {
    const { entry, wallet, amountIgnored } = await answerClaim(
      context.db,
      signedIn(context),
      body,
      context.now(),
    );
    return {
      data: { walletEntry: entryView(entry), wallet: await walletView(context.db, wallet) },
      ...(amountIgnored ? { meta: { notice: 'AMOUNT_IGNORED' as const } } : {}),
    };
  },

  transferCredits: async ({ body, headers }, context) => {
    const key = headers['Idempotency-Key'];
    return { data: { results: await giveFromPool(context, { ...body, key }) } };
  },

  adjustWallet: async ({ body, headers }, context) => {
    const key = headers['Idempotency-Key'];
    return { data: { walletEntry: entryView(await correctWallet(context, { ...body, key })) } };
  },

  getWalletQuote: async ({ query: { rupees, credits } }, context) => {
    const wallet = await ownWallet(context.db, signedIn(context));
    const settings = await walletSettings(context.db, wallet);
    const quote =
      rupees !== undefined && credits === undefined
        ? quoteForAmount(rupees * 100, settings)
        : credits !== undefined && rupees === undefined
          ? quoteForCredits(credits, settings)
          : undefined;
    if (quote === undefined) {
      throw new ApiFailure(400, 'BAD_REQUEST', 'Ask either by rupees or by credits.');
    }
    const { amountPaise, discountPercent, taxPercent, taxPaise } = quote;
    return {
      data: { quote: { credits: quote.credits, amountPaise, discountPercent, taxPercent, taxPaise } },
    };
  },
} satisfies Operations;

interface Lines {
  filter: EntryFilter;
  causesOf: CausesOf;
}

/** The entries as lines of a file, read page by page. */
async function* statementLines(
  { db, locale }: OperationContext,
  wallet: Wallet,
  { filter, causesOf }: Lines,
) {
  const { ownerType } = wallet;
  let cursor: string | undefined;
  do {
    const page = { pageNo: 1, pageSize: 500, cursor, newestFirst: true };
    const { entries, meta } = await listEntries(db, wallet.id, filter, page);
    const causes = await causesOf(db, wallet, entries);
    const givers = await giversOf(db, entries);
    for (const entry of entries) {
      const { id, createdAt, kind, amount, balanceAfter } = entry;
      const { title, person = '' } = causes.get(id) ?? {};
      const reason = entryReason(entry, { ownerType, title, giver: givers.get(id) });
      yield {
        date: createdAt.toISOString(),
        kind,
        reason: inLanguage(reason, locale),
        person,
        credits: amount,
        balance: balanceAfter,
      };
    }
    cursor = meta.nextCursor;
  } while (cursor !== undefined);
}
