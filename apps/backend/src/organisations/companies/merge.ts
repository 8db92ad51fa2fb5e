/** Merging a company that was entered twice into the one that stays. */
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  invalidateEverywhere,
  outOfScope,
  signedIn,
  storedText,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { countsOf, lockPair, noteMerge, refuseMerge, worded, type Pair } from '../../records/index.ts';
import { companies } from '../tables/companies.ts';

type Preview = OperationData<'previewCompanyMerge'>['merge'];
type Refusal = Preview['refusals'][number]['code'];
type Company = typeof companies.$inferSelect;

export interface CompanyMerge {
  /** The company that is closed. */
  readonly from: Pick<Company, 'id' | 'name'>;
  /** The one that stays. */
  readonly into: Pick<Company, 'id' | 'name'>;
  readonly reason: string;
  readonly actorID: string;
  readonly at: Date;
}

/** What the contexts above know of a company. */
export interface CompanyParts {
  /** How many records of each kind go over, of the row of `companies`. */
  readonly moves: Readonly<Record<Exclude<keyof Preview['moves'], 'files'>, SQL<number>>>;
  /** How many of its files go over. */
  readonly files: (intoID: string) => SQL<number>;
  readonly receipts: SQL<number>;
  /** What its money says against it; its wallet stays as it is until the transaction ends. */
  readonly refusal: (
    tx: Transaction,
    companyID: string,
    now: Date,
  ) => Promise<'payment-open' | 'wallet-frozen' | null>;
  /** Makes the records of one company those of the other. */
  readonly move: (tx: Transaction, merge: CompanyMerge) => Promise<void>;
  /** Tells the people of both, as long as they belong to theirs. */
  readonly tell: (tx: Transaction, merge: CompanyMerge) => Promise<void>;
}

const refusals: Readonly<Record<Refusal, string>> = {
  same: 'A company cannot be merged into itself.',
  merged: 'One of the two companies has been merged into another one already.',
  withdrawn: 'The company that stays is withdrawn. Bring it back first.',
  suspended: 'One of the two companies is suspended. Lift the suspension first.',
  'not-verified': 'The company that stays is not verified, and the other one is. Verify it first.',
  'payment-open': 'A payment of the company is still open. Wait until it is paid or has expired.',
  'wallet-frozen': 'The wallet of the company is frozen. Release it first.',
};

/** What a merge would move and what stands against it. Nothing is changed. */
export async function previewMerge(
  parts: CompanyParts,
  { params: { id }, query: { intoID } }: OperationRequest<'previewCompanyMerge'>,
  context: OperationContext,
): Promise<Preview> {
  refuseOthers(context);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const both = await lockPair(tx, companies, { id, intoID });
    const { from, into } = both;
    const counts = { ...parts.moves, files: parts.files(intoID), receipts: parts.receipts };
    const { receipts, ...moves } = await countsOf(tx, companies, id, counts);
    return {
      from: { id: from.id, name: from.name },
      into: { id: into.id, name: into.name },
      moves,
      receipts,
      refusals: worded(await refusalsOf(tx, parts, both, now), refusals, context.locale),
    };
  });
}

/**
 * Merges a company into another one, all of it or nothing.
 * @throws ApiFailure 404, 409 STALE, 409 ILLEGAL_TRANSITION with the first thing that stands against it
 */
export async function mergeInto(
  parts: CompanyParts,
  { params: { id }, body }: OperationRequest<'mergeCompany'>,
  context: OperationContext,
): Promise<void> {
  refuseOthers(context);
  const [at, actorID, reason] = [context.now(), signedIn(context).id, storedText(body.reason)];
  await context.db.transaction(async (tx) => {
    const both = await lockPair(tx, companies, { id, intoID: body.intoID });
    const { from, into } = both;
    refuseMerge(from, body, await refusalsOf(tx, parts, both, at), refusals);
    const merge: CompanyMerge = { from, into, reason, actorID, at };
    await parts.tell(tx, merge);
    await parts.move(tx, merge);
    await close(tx, merge);
    await noteMerge(tx, context, 'company', from.id, {
      reason,
      name: 'mergedIntoName',
      before: null,
      after: into.name,
    });
    await noteMerge(tx, context, 'company', into.id, {
      reason,
      name: 'mergedCompanies',
      before: [],
      after: [from.name],
    });
    await forgetLists(tx);
  });
}

function refuseOthers(context: OperationContext): void {
  if (signedIn(context).roleScope !== 'all') throw outOfScope('Companies are merged by the platform.');
}

async function refusalsOf(
  tx: Transaction,
  parts: CompanyParts,
  { from, into }: Pair<Company>,
  now: Date,
): Promise<Refusal[]> {
  if (from.id === into.id) return ['same'];
  const both = [from, into];
  const money = await parts.refusal(tx, from.id, now);
  const found: Record<Refusal, boolean> = {
    same: false,
    merged: both.some(({ mergedIntoID }) => mergedIntoID !== null),
    withdrawn: !into.isActive && into.mergedIntoID === null,
    suspended: both.some(({ verificationStatus: status }) => status === 'Suspended'),
    'not-verified': from.verificationStatus === 'Verified' && into.verificationStatus !== 'Verified',
    'payment-open': money === 'payment-open',
    // Frozen is also what the wallet of a company is that was merged before.
    'wallet-frozen': money === 'wallet-frozen' && from.mergedIntoID === null,
  };
  return refusalOrder.filter((code) => found[code]);
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal
const refusalOrder = Object.keys(refusals) as Refusal[];

/** Closes the company for good. What was merged into it before leads to the one that stays, too. */
async function close(tx: Transaction, { from, into, actorID, at }: CompanyMerge): Promise<void> {
  await tx.update(companies).set({ mergedIntoID: into.id }).where(eq(companies.mergedIntoID, from.id));
  await tx
    .update(companies)
    .set({
      mergedIntoID: into.id,
      isActive: false,
      updatedBy: actorID,
      updatedAt: at,
      rowVersion: sql`${companies.rowVersion} + 1`,
    })
    .where(eq(companies.id, from.id));
}

/** Lists whose records name a company. */
const listsWithCompanies = ['company', 'jobTemplate', 'question', 'lead'];

async function forgetLists(db: Db): Promise<void> {
  for (const key of listsWithCompanies) await invalidateEverywhere(db, key);
}

/** @throws ApiFailure 409 ILLEGAL_TRANSITION for a company that was merged: nothing of it changes any more */
export function refuseMerged({ mergedIntoID }: Pick<Company, 'mergedIntoID'>): void {
  if (mergedIntoID === null) return;
  throw new ApiFailure(
    409,
    'ILLEGAL_TRANSITION',
    'This company was merged into another one. Change that one.',
  );
}
