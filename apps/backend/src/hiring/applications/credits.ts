/** What the steps of an application cost, and what comes back. Each is moved once for an application. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { ApiFailure, localized } from '../../platform/index.ts';
import {
  debit,
  debitEach,
  findTerms,
  ledgerLines,
  ledgerTransactions,
  lockWallets,
  openWallet,
  transfer,
  wallets,
  type CausesOf,
} from '../../money/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import type { MappingStatus } from '@aarambh/api-client/enums';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { applications } from '../tables/applications.ts';

type Application = Pick<typeof applications.$inferSelect, 'id' | 'userID'>;

/** Who brings a step about, when, and what the job is called in the statement. */
interface Occasion {
  title: string;
  actorID: string | null;
  at: Date;
}

const spent = { type: 'platform', id: 'spent' } as const;

/** Causes in the ledger: a candidate's decision, and a company's. */
const candidateStep = 'mapping';
const companyStep = 'mapping-result';

/**
 * Takes what a candidate's decision costs.
 * @param expected the price that the candidate was shown
 * @throws ApiFailure 409 PRICE_CHANGED when it is another by now, 409 INSUFFICIENT_CREDITS
 */
export async function chargeCandidate(
  tx: Transaction,
  { id, userID }: Application,
  to: 'Applied' | 'Declined',
  expected: number | undefined,
  { title, actorID, at }: Occasion,
): Promise<void> {
  const owner = { type: 'user', id: userID } as const;
  const { price } = await findTerms(tx, await openWallet(tx, owner));
  const amount = to === 'Applied' ? price.accept : price.reject;
  if (expected !== undefined && expected !== amount) {
    throw new ApiFailure(
      409,
      'PRICE_CHANGED',
      localized('This costs {credits} credits now. Look at it again.', { credits: amount }),
      { details: { expected, price: amount } },
    );
  }
  if (amount === 0) return;
  await debit(tx, {
    from: owner,
    to: spent,
    amount,
    kind: to === 'Applied' ? 'Accept' : 'Reject',
    cause: { type: candidateStep, id },
    description: `${to}: ${title}`,
    userID,
    actorID,
    at,
  });
}

/** What a company pays for a step, in credits. */
export async function companyPrice(tx: Transaction, companyID: string, to: MappingStatus): Promise<number> {
  if (to !== 'Shortlisted' && to !== 'Rejected') return 0;
  const { price } = await findTerms(tx, await openWallet(tx, { type: 'company', id: companyID }));
  return to === 'Shortlisted' ? price.accept : price.reject;
}

/**
 * Takes what a company's decision about these applications costs: the first shortlisting of a candidate, and a refusal.
 * @returns by the application, the credits that were taken, or 409 INSUFFICIENT_CREDITS
 */
export async function chargeCompany(
  tx: Transaction,
  rows: readonly Application[],
  to: MappingStatus,
  { companyID, title, actorID, at }: Occasion & { companyID: string },
): Promise<ReadonlyMap<string, number | ApiFailure>> {
  const amount = await companyPrice(tx, companyID, to);
  if (amount === 0) return new Map();
  const results = await debitEach(tx, {
    from: { type: 'company', id: companyID },
    to: spent,
    amount,
    kind: to === 'Shortlisted' ? 'Accept' : 'Reject',
    causes: rows.map(({ id, userID }) => ({ type: companyStep, id, userID })),
    description: `${to}: ${title}`,
    actorID,
    at,
  });
  return new Map(
    rows.map(({ id }, index) => {
      const result = results[index];
      return [id, result instanceof ApiFailure ? result : result?.isNew === true ? amount : 0];
    }),
  );
}

/** What candidates have back for these applications, by the application. */
export async function refundsOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { amount: number; at: string; entryID: string }>> {
  const rows = await db
    .select({
      id: ledgerTransactions.causeID,
      entryID: ledgerLines.id,
      amount: ledgerLines.amount,
      at: ledgerTransactions.createdAt,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerLines, eq(ledgerLines.transactionID, ledgerTransactions.id))
    .innerJoin(wallets, eq(wallets.id, ledgerLines.walletID))
    .where(
      and(
        eq(ledgerTransactions.causeType, candidateStep),
        inArray(ledgerTransactions.causeID, [...ids]),
        eq(ledgerTransactions.kind, 'Refund'),
        eq(wallets.ownerType, 'user'),
      ),
    );
  return new Map(rows.map(({ id, entryID, amount, at }) => [id, { entryID, amount, at: at.toISOString() }]));
}

/** Where the jobs are looked at that entries of a wallet came of: a candidate the own application, a company the applicant. */
export const causesOfEntries: CausesOf = async (db, { ownerType }, entries) => {
  const ofApplications = entries.filter(
    ({ causeType }) => causeType === candidateStep || causeType === companyStep,
  );
  const rows = await db
    .select({
      id: applications.id,
      jdID: applications.jdID,
      title: jobDescriptions.title,
      person: writtenName(users),
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(
      inArray(
        applications.id,
        ofApplications.map(({ causeID }) => causeID),
      ),
    );
  return new Map(
    ofApplications.flatMap(({ id, causeID }) => {
      const row = rows.find((each) => each.id === causeID);
      if (row === undefined) return [];
      const { jdID, title, person } = row;
      const link = `/eligible-students?jdID=${jdID}&record=${causeID}`;
      return [
        [id, ownerType === 'user' ? { title, link: `/my-jobs/${jdID}` } : { title, person, link }] as const,
      ];
    }),
  );
};

/** Gives back what candidates paid to accept; nothing to those who paid nothing, or who have it back. */
export async function refundCandidates(
  tx: Transaction,
  rows: readonly Application[],
  { title, actorID, at }: Occasion,
): Promise<void> {
  const paid = await tx
    .select({ id: ledgerTransactions.causeID, amount: ledgerLines.amount, userID: wallets.ownerID })
    .from(ledgerTransactions)
    .innerJoin(ledgerLines, eq(ledgerLines.transactionID, ledgerTransactions.id))
    .innerJoin(wallets, eq(wallets.id, ledgerLines.walletID))
    .where(
      and(
        eq(ledgerTransactions.causeType, candidateStep),
        inArray(
          ledgerTransactions.causeID,
          rows.map(({ id }) => id),
        ),
        eq(ledgerTransactions.kind, 'Accept'),
        eq(wallets.ownerType, 'user'),
      ),
    );
  await lockWallets(
    tx,
    paid.map(({ userID: id }) => ({ type: 'user', id })),
  );
  for (const { id, amount, userID } of paid) {
    await transfer(tx, {
      from: spent,
      to: { type: 'user', id: userID },
      amount: -amount,
      kind: 'Refund',
      cause: { type: candidateStep, id },
      description: `Refund: ${title}`,
      userID,
      actorID,
      at,
    });
  }
}
