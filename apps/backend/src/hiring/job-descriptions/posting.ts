/** Posting a job, taking it back, closing and cancelling it (domain, B.23.1, rows 3, 4, 6 and 7). */
import { postingBlocks } from '@aarambh/forms';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { findWallet, walletSettings } from '../../money/index.ts';
import { instituteConfigs, institutes } from '../../organisations/index.ts';
import {
  ApiFailure,
  failedFieldsOf,
  localized,
  signedIn,
  stale,
  storedText,
  validationFailed,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { seasons } from '../tables/seasons.ts';
import { askSupport, findingsIn, isAllowed, withdrawReviews } from './changes.ts';
import { companyNotVerified } from './draft-rules.ts';
import { announce, withdrawAnnouncement } from './announcing.ts';
import { countEligible } from './eligible.ts';
import { cancelJobs, closeJob, writeStep } from './ending.ts';
import { holdCompany, lockJob } from './locks.ts';
import { askOfficers } from './notices.ts';
import type { JobRow } from './reading.ts';
import { refuseUnlessStep, type JobStep } from './steps.ts';
import { jobApprovals, type JobReview } from '../tables/job-descriptions.ts';
import { digestOf } from './trust-scan.ts';
import { jobAnswer } from './view.ts';
import { refuseOthers } from './writing.ts';

/** The job, kept from others until the transaction ends. @throws ApiFailure 403, 404, 409 ILLEGAL_TRANSITION, JOB_CLOSED or STALE */
async function lockedFor(
  tx: Transaction,
  context: OperationContext,
  step: JobStep,
  { id, rowVersion }: { id: string; rowVersion: number },
): Promise<JobRow> {
  if (step === 'Post') await holdCompany(tx, id);
  await lockJob(tx, id);
  const job = await refuseOthers({ ...context, db: tx }, id);
  refuseUnlessStep(step, job, context.now());
  if (job.rowVersion !== rowVersion) throw stale(job.rowVersion);
  return job;
}

/** @throws ApiFailure 409 COMPANY_NOT_VERIFIED or INSUFFICIENT_CREDITS */
async function refuseCompany(tx: Transaction, { companyID, companyStatus }: JobRow): Promise<void> {
  if (companyStatus !== 'Verified') throw companyNotVerified(companyStatus);
  const wallet = await findWallet(tx, { type: 'company', id: companyID });
  if (wallet === undefined) return;
  const { enforceMinCreditBalance, minCreditBalance } = await walletSettings(tx, wallet);
  if (!enforceMinCreditBalance || wallet.balance >= minCreditBalance) return;
  throw new ApiFailure(
    409,
    'INSUFFICIENT_CREDITS',
    localized('The wallet of the company needs {needed} credits before a job can be posted.', {
      needed: minCreditBalance,
    }),
    { details: { needed: minCreditBalance, balance: wallet.balance } },
  );
}

/** @throws ApiFailure 422 with every field that blocks posting */
async function refuseIncomplete(tx: Transaction, job: JobRow, now: Date): Promise<void> {
  const { lastDateToApply } = job;
  const blocks = postingBlocks({ ...job, lastDateToApply: lastDateToApply?.toISOString() ?? null }, now);
  const fields = failedFieldsOf(blocks);
  if (job.seasonID !== null && job.audience !== 'Experienced') {
    const [season] = await tx.select().from(seasons).where(eq(seasons.id, job.seasonID));
    const isOpen = season?.status === 'Posted' && season.isActive && season.endDate > now;
    const strangers = job.instituteIDs.filter((id) => season !== undefined && !isOf(season, id));
    if (!isOpen) {
      fields.push({
        path: 'seasonID',
        code: 'oneOf',
        message: 'Choose a season that is posted and not over.',
      });
    } else if (strangers.length > 0) {
      fields.push({ path: 'instituteIDs', code: 'oneOf', message: 'Choose institutes of the season.' });
    }
  }
  if (fields.length > 0) throw validationFailed(fields);
}

const isOf = ({ instituteIDs }: { instituteIDs: readonly string[] }, id: string): boolean =>
  instituteIDs.length === 0 || instituteIDs.includes(id);

/** Who asks for a job to be posted. */
interface Poster {
  id: string;
  /** The institute that an officer posts for. */
  instituteID: string | null;
}

/** Asks every institute whose freshers the job is for; some have said yes beforehand. */
async function askInstitutes(
  tx: Transaction,
  context: OperationContext,
  job: JobRow,
  poster: Poster,
): Promise<void> {
  if (job.audience === 'Experienced') return;
  const [season] = await tx
    .select({ ids: seasons.instituteIDs })
    .from(seasons)
    .where(eq(seasons.id, job.seasonID ?? ''));
  const named = job.instituteIDs.length > 0 ? job.instituteIDs : (season?.ids ?? []);
  const asked = await tx
    .select({
      id: institutes.id,
      needsApproval: instituteConfigs.requiresJDApproval,
      trusted: instituteConfigs.autoApproveCompanies,
    })
    .from(institutes)
    .leftJoin(instituteConfigs, eq(instituteConfigs.instituteID, institutes.id))
    .where(and(eq(institutes.isActive, true), named.length > 0 ? inArray(institutes.id, named) : undefined));
  const rows = asked.map(({ id, needsApproval, trusted }) => {
    // An officer who posts for the own institute has decided.
    const isOwn = poster.instituteID === id;
    const isApproved = isOwn || needsApproval === false || trusted?.includes(job.companyID) === true;
    const decision = { decidedBy: isOwn ? poster.id : null, decidedAt: context.now() };
    return {
      jdID: job.id,
      instituteID: id,
      ...(isApproved ? { state: 'Approved' as const, ...decision } : {}),
    };
  });
  for (let at = 0; at < rows.length; at += 1000) {
    await tx
      .insert(jobApprovals)
      .values(rows.slice(at, at + 1000))
      .onConflictDoNothing();
  }
  const waiting = rows.filter(({ state }) => state === undefined).map(({ instituteID }) => instituteID);
  await askOfficers(tx, job, waiting, context.now());
}

async function post(tx: Transaction, context: OperationContext, job: JobRow): Promise<void> {
  await refuseUnready(tx, job, context.now());
  const findings = await findingsIn(tx, job);
  const digest = digestOf(job);
  if (findings.length > 0 && !(await isAllowed(tx, job.id, digest))) {
    await askSupport(tx, context, job, 'Trust scan', { findings, digest });
    return;
  }
  await withdrawReviews(tx, job.id, ['Trust scan']);
  const { id, roleScope, parentEntityID } = signedIn(context);
  await publish(tx, context, job, { id, instituteID: roleScope === 'institute' ? parentEntityID : null });
}

/** @throws ApiFailure 409 or 422 with what keeps the job from being posted */
async function refuseUnready(tx: Transaction, job: JobRow, now: Date): Promise<void> {
  await refuseCompany(tx, job);
  await refuseIncomplete(tx, job, now);
}

async function publish(
  tx: Transaction,
  context: OperationContext,
  job: JobRow,
  poster: Poster,
): Promise<void> {
  const now = context.now();
  await writeStep(tx, context, job, {
    status: 'Posted',
    postedAt: now,
    criteriaVersion: Math.max(1, job.criteriaVersion),
  });
  await askInstitutes(tx, context, job, poster);
  await countEligible(tx, job.id, now);
  await announce(tx, job, now);
}

/**
 * Posts a draft whose text support has allowed, for whoever asked to post it.
 * @returns whether it is posted: it is not if its text was changed since, or something else keeps it from being posted by now
 */
export async function postAllowed(
  tx: Transaction,
  context: OperationContext,
  job: JobRow,
  { digest, askedBy }: Pick<JobReview, 'digest' | 'askedBy'>,
): Promise<boolean> {
  if (job.phase !== 'Draft' || digest !== digestOf(job)) return false;
  try {
    await refuseUnready(tx, job, context.now());
  } catch (error) {
    if (error instanceof ApiFailure) return false;
    throw error;
  }
  const [asker] = await tx
    .select({ id: users.id, type: users.parentEntityType, parentEntityID: users.parentEntityID })
    .from(users)
    .where(eq(users.id, askedBy ?? ''));
  await publish(tx, context, job, {
    id: asker?.id ?? signedIn(context).id,
    instituteID: asker?.type === 'Institute' ? asker.parentEntityID : null,
  });
  return true;
}

/** Nobody had decided about it, so nothing of it stays but the draft. */
async function unpost(tx: Transaction, context: OperationContext, job: JobRow): Promise<void> {
  await tx.delete(jobApprovals).where(eq(jobApprovals.jdID, job.id));
  await withdrawReviews(tx, job.id, ['Pay or bond', 'Trust scan']);
  await withdrawAnnouncement(tx, job.id);
  const hidden = { status: 'Draft' as const, postedAt: null, eligibleCount: null, eligibleCountedAt: null };
  await writeStep(tx, context, job, hidden);
}

export const postingOperations = {
  setJobDescriptionStatus: async ({ params: { id }, body: { status, rowVersion } }, context) => {
    await context.db.transaction(async (tx) => {
      const step = status === 'Posted' ? 'Post' : 'Unpost';
      const job = await lockedFor(tx, context, step, { id, rowVersion });
      await (step === 'Post' ? post(tx, context, job) : unpost(tx, context, job));
    });
    return jobAnswer(context, id);
  },

  closeJobDescription: async ({ params: { id }, body: { reason, rowVersion } }, context) => {
    await context.db.transaction(async (tx) => {
      const job = await lockedFor(tx, context, 'Close', { id, rowVersion });
      await closeJob(tx, context, job, storedText(reason));
    });
    return jobAnswer(context, id);
  },

  cancelJobDescription: async ({ params: { id }, body: { reason, rowVersion } }, context) => {
    await context.db.transaction(async (tx) => {
      const job = await lockedFor(tx, context, 'Cancel', { id, rowVersion });
      await cancelJobs(tx, context, [job.id], storedText(reason));
    });
    return jobAnswer(context, id);
  },
} satisfies Operations;
