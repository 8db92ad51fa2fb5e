/** What the rules of a season say about the offers of one student. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { ApiFailure } from '../../platform/index.ts';
import { jobDescriptions } from '../job-descriptions/tables.ts';
import type { StepJob } from './job.ts';
import { liveStatuses } from './steps.ts';
import { applications } from './tables.ts';

type Application = typeof applications.$inferSelect;
type Policy = NonNullable<StepJob['policy']>;

/** The kind of an offer: how many tiers it has reached. */
function tierOf({ tiers = [] }: Policy, ctcPaise: number): number {
  return tiers.filter(({ minCtcPaise }) => ctcPaise >= minCtcPaise).length;
}

async function acceptedOffers(tx: Transaction, userId: string, seasonID: string) {
  const rows = await tx
    .select({ id: applications.id, offer: applications.offer })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(
      and(
        eq(applications.userId, userId),
        eq(jobDescriptions.seasonID, seasonID),
        inArray(applications.status, ['Offer Accepted', 'Joined']),
      ),
    );
  return rows.map(({ id, offer }) => ({ id, ctcPaise: offer?.ctcPaise ?? 0 }));
}

const isFull = ({ maxOffers }: Policy, accepted: number): boolean =>
  maxOffers != null && accepted >= maxOffers;

/** @throws ApiFailure 409 NOT_ELIGIBLE when the student has as many offers as the season allows, and this would be no better */
export async function refuseByPolicy(tx: Transaction, { userId }: Application, job: StepJob): Promise<void> {
  if (job.seasonID === null || job.policy === null) return;
  const accepted = await acceptedOffers(tx, userId, job.seasonID);
  if (!isFull(job.policy, accepted.length) || job.policy.upgradeAllowed === true) return;
  throw new ApiFailure(
    409,
    'NOT_ELIGIBLE',
    'This student has accepted as many offers as the season allows.',
    {},
  );
}

/**
 * The student's other applications in the season that end with an accepted offer: all that are under way once there are as many offers
 * as the season allows, but for jobs of a better kind where the season lets students move up.
 */
export async function endedByAcceptance(
  tx: Transaction,
  accepted: Application,
  { seasonID, policy }: StepJob,
): Promise<readonly Application[]> {
  if (seasonID === null || policy === null) return [];
  const offers = await acceptedOffers(tx, accepted.userId, seasonID);
  if (!isFull(policy, offers.length)) return [];
  const rows = await tx
    .select({ application: applications, ctcMaxPaise: jobDescriptions.ctcMaxPaise })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(
      and(
        eq(applications.userId, accepted.userId),
        ne(applications.id, accepted.id),
        eq(jobDescriptions.seasonID, seasonID),
        inArray(applications.status, liveStatuses),
      ),
    )
    .orderBy(applications.id)
    .for('update', { of: applications });
  const reached = tierOf(policy, accepted.offer?.ctcPaise ?? 0);
  return rows
    .filter(
      ({ ctcMaxPaise }) => policy.upgradeAllowed !== true || tierOf(policy, ctcMaxPaise ?? 0) <= reached,
    )
    .map(({ application }) => application);
}
