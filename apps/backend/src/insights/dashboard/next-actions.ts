/** What a person should do next, the most urgent first. */
import type { components } from '@aarambh/api-client/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import { applications, fixOf, jobDescriptions, standing } from '../../hiring/index.ts';
import { companies } from '../../organisations/index.ts';
import { signedIn, type Locale, type OperationContext } from '../../platform/index.ts';
import { firstToClose, type OpenJobs } from './candidate.ts';
import type { OwnWallet } from './wallet.ts';

type Schemas = components['schemas'];
type NextAction = Schemas['NextAction'];
type Completion = Schemas['ProfileCompletion'];

const confirmEmail = (context: OperationContext): NextAction | null =>
  signedIn(context).emailVerifiedAt === null ? { key: 'confirm-email', link: '/settings' } : null;

/** The offer whose time ends first; `count` is how many wait. */
async function answerOffer(context: OperationContext): Promise<NextAction | null> {
  const respondBy = sql<string>`${applications.offer} ->> 'respondBy'`;
  const waiting = await context.db
    .select({ title: jobDescriptions.title, jdID: applications.jdID, respondBy })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(
      and(
        eq(applications.userID, signedIn(context).id),
        eq(standing, 'Selected'),
        sql`(${respondBy})::timestamptz > ${context.now().toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(respondBy));
  const [first] = waiting;
  if (first === undefined) return null;
  const { title, jdID } = first;
  return {
    key: 'answer-offer',
    link: `/my-jobs/${jdID}/offer`,
    about: title,
    until: new Date(first.respondBy).toISOString(),
    count: waiting.length,
  };
}

function jobClosing(jobs: OpenJobs, context: OperationContext): NextAction | null {
  const job = firstToClose(jobs, context.now());
  if (job?.row.lastDateToApply == null) return null;
  const { id, title, lastDateToApply } = job.row;
  return { key: 'job-closing', link: `/my-jobs/${id}`, about: title, until: lastDateToApply.toISOString() };
}

/** The part of the profile that is not filled in and keeps the person out of most jobs. */
function missingPart({ needsData }: OpenJobs, locale: Locale): NextAction | null {
  const parts = new Map<string, { about: string; count: number }>();
  for (const { evaluation } of needsData) {
    const missing = new Map(
      evaluation.rules.flatMap((rule) => {
        if (rule.outcome !== 'unknown') return [];
        const { link, howToFix } = fixOf(rule, locale);
        return link && howToFix ? [[link, howToFix] as const] : [];
      }),
    );
    for (const [link, about] of missing) {
      parts.set(link, { about, count: (parts.get(link)?.count ?? 0) + 1 });
    }
  }
  const [worst] = [...parts].toSorted(([, a], [, b]) => b.count - a.count);
  return worst === undefined ? null : { key: 'missing-part', link: worst[0], ...worst[1] };
}

/** A season that the student can join at once. */
function joinSeason(seasons: readonly Schemas['OwnSeason'][], now: Date): NextAction | null {
  const season = seasons.find(
    ({ state, blocks, registrationEnd }) =>
      state === null && blocks.length === 0 && new Date(registrationEnd) > now,
  );
  if (season === undefined) return null;
  return { key: 'join-season', link: '/dashboard#season', about: season.name, until: season.registrationEnd };
}

/** Leads to the skills while they are missing: they are pressed, not typed, and most jobs ask for some. */
function completeProfile({ parts }: Completion): NextAction | null {
  const missing = parts.filter(({ isComplete }) => !isComplete);
  if (missing.length === 0) return null;
  const link = missing.some(({ name }) => name === 'skills') ? '/profile#skills' : '/profile';
  return { key: 'complete-profile', link, count: missing.length };
}

const topUp = (wallet: OwnWallet | undefined): NextAction | null =>
  wallet?.needsCredits === true ? { key: 'low-credits', link: '/wallet', count: wallet.shown.balance } : null;

const refusals = { Suspended: 'company-suspended', Rejected: 'company-refused' } as Readonly<
  Partial<Record<string, NextAction['key']>>
>;

async function awaitVerification(context: OperationContext): Promise<NextAction | null> {
  const [company] = await context.db
    .select({ status: companies.verificationStatus })
    .from(companies)
    .where(eq(companies.id, signedIn(context).parentEntityID ?? ''));
  if (!company || company.status === 'Verified') return null;
  return { key: refusals[company.status] ?? 'company-unverified', link: '/profile#organization' };
}

const some = (actions: readonly (NextAction | null)[]): NextAction[] =>
  actions.filter((action) => action !== null);

/** The steps of a candidate. @param known what the dashboard has read already */
export async function candidateActions(
  context: OperationContext,
  known: {
    jobs: OpenJobs;
    seasons: readonly Schemas['OwnSeason'][];
    profile: Completion;
    wallet: OwnWallet | undefined;
  },
): Promise<NextAction[]> {
  const { jobs, seasons, profile, wallet } = known;
  return some([
    await answerOffer(context),
    jobClosing(jobs, context),
    joinSeason(seasons, context.now()),
    missingPart(jobs, context.locale),
    topUp(wallet),
    completeProfile(profile),
    confirmEmail(context),
  ]);
}

/** The steps of an employer besides the work that figures count. */
export const employerActions = async (
  context: OperationContext,
  wallet: OwnWallet | undefined,
): Promise<NextAction[]> => some([await awaitVerification(context), topUp(wallet), confirmEmail(context)]);

export const staffActions = (context: OperationContext): NextAction[] => some([confirmEmail(context)]);
