/** What a person should do next, the most urgent first. */
import { type Permission, signedIn, type OperationContext, type SignedInUser } from '../../platform/index.ts';
import type { components } from '@aarambh/api-client/schema';
import { eq } from 'drizzle-orm';
import { companies, institutes } from '../../organisations/index.ts';
import { readCompletion } from '../../candidates/index.ts';
import { jobReviews } from '../../hiring/index.ts';
import { walletOwnerOf, findWallet, rechargeRefusal, findTerms } from '../../money/index.ts';
import { countApplications, countApprovals, countUndecided, onlyUndecidedJob } from './jobs.ts';
import { cachedReport } from './cached-report.ts';
import { countLeads } from './leads.ts';
import { personaOf, type Persona } from './persona.ts';
import { countUnchecked } from './students.ts';
import { countUncheckedOf } from './verifications.ts';

type NextAction = components['schemas']['NextAction'];
type Finding = (context: OperationContext, caller: SignedInUser) => Promise<NextAction | null>;

const confirmEmail: Finding = async (_context, { emailVerifiedAt }) =>
  emailVerifiedAt === null ? { key: 'confirm-email', link: '/profile' } : null;

const completeProfile: Finding = async (context) => {
  const { parts } = await readCompletion(context);
  const missing = parts.filter(({ isComplete }) => !isComplete).length;
  return missing === 0 ? null : { key: 'complete-profile', link: '/profile', count: missing };
};

const answerOffers: Finding = async ({ db }, { id }) => {
  const { offers } = await countApplications(db, id);
  return offers === 0 ? null : { key: 'answer-offers', link: '/my-jobs', count: offers };
};

/** Fewer credits than one positive decision costs. */
const topUp: Finding = async ({ db }, caller) => {
  const owner = walletOwnerOf(caller);
  const wallet = owner && (await findWallet(db, owner));
  if (!wallet || (await rechargeRefusal(db, wallet)) !== null) return null;
  const { price } = await findTerms(db, wallet);
  return wallet.balance < price.accept
    ? { key: 'low-credits', link: '/wallet', count: wallet.balance }
    : null;
};

const waiting = { Suspended: 'company-suspended', Rejected: 'company-refused' } as Readonly<
  Partial<Record<string, NextAction['key']>>
>;

const awaitVerification: Finding = async ({ db }, { parentEntityID }) => {
  const [company] = await db
    .select({ status: companies.verificationStatus })
    .from(companies)
    .where(eq(companies.id, parentEntityID ?? ''));
  if (!company || company.status === 'Verified') return null;
  return { key: waiting[company.status] ?? 'company-unverified', link: '/profile' };
};

/** Work of which something waits, for whoever holds the permission. */
function work(
  permission: Permission,
  { key, link }: Pick<NextAction, 'key' | 'link'>,
  countWork: (context: OperationContext, caller: SignedInUser) => Promise<number>,
): Finding {
  return async (context, caller) => {
    const count = context.permissions.has(permission)
      ? await cachedReport(context, `work ${key}`, () => countWork(context, caller))
      : 0;
    return count === 0 ? null : { key, link, count };
  };
}

const verifyProfiles = work(
  'Manage User',
  { key: 'verify-profiles', link: '/student?profileCheck=waiting' },
  ({ db }, caller) => countUnchecked(db, caller),
);
const verifyCompanies = work('Manage Company', { key: 'verify-companies', link: '/companies' }, ({ db }) =>
  countUncheckedOf(db, companies),
);
const verifyInstitutes = work(
  'Manage Institute',
  { key: 'verify-institutes', link: '/institutes' },
  ({ db }) => countUncheckedOf(db, institutes),
);
const answerLeads = work(
  'Manage Lead',
  { key: 'answer-leads', link: '/leads' },
  async ({ db }) => (await countLeads(db)).New,
);

const undecidedApplications = work(
  'Manage Job Applications',
  { key: 'decide-applications', link: '/job-description?waiting=Applications' },
  ({ db }, caller) => countUndecided(db, caller),
);
/** The applications themselves where they are for one job, otherwise the jobs that have some. */
const decideApplications: Finding = async (context, caller) => {
  const action = await undecidedApplications(context, caller);
  const jdID = action && (await onlyUndecidedJob(context.db, caller));
  return action && jdID !== undefined
    ? { ...action, link: `/eligible-students?jdID=${jdID}&status=Applied` }
    : action;
};
const approveJobs = work(
  'Manage JD',
  { key: 'approve-jobs', link: '/job-description?approval=Pending' },
  ({ db, now }, caller) => countApprovals(db, caller, now()),
);
const reviewJobs = work(
  'Manage Company',
  { key: 'review-jobs', link: '/job-description/reviews?state=Open' },
  ({ db }) => db.$count(jobReviews, eq(jobReviews.state, 'Open')),
);

const findings: Readonly<Record<Persona, readonly Finding[]>> = {
  fresher: [answerOffers, completeProfile, topUp, confirmEmail],
  experienced: [answerOffers, completeProfile, topUp, confirmEmail],
  employer: [awaitVerification, decideApplications, topUp, confirmEmail],
  officer: [approveJobs, verifyProfiles, confirmEmail],
  staff: [answerLeads, reviewJobs, verifyCompanies, verifyInstitutes, verifyProfiles],
};

export async function findNextActions(context: OperationContext): Promise<NextAction[]> {
  const caller = signedIn(context);
  const actions: NextAction[] = [];
  for (const find of findings[personaOf(caller)]) {
    const action = await find(context, caller);
    if (action) actions.push(action);
  }
  return actions;
}
