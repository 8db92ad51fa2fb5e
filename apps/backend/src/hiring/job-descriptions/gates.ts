/** What has to be so whatever a job asks for: the gates that stand before its criteria. */
import type { components } from '@aarambh/api-client/schema';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { localized, type LocalizedText } from '../../platform/index.ts';
import { applications } from '../applications/tables.ts';
import { placements } from '../placements/tables.ts';
import { readOverrides } from '../seasons/blocks.ts';
import { seasonEnrolments, seasons } from '../seasons/tables.ts';
import type { RuleOutcome } from './eligibility.ts';
import type { JudgedJob } from './reading.ts';
import { jobApprovals, jobDescriptions } from './tables.ts';

type Schemas = components['schemas'];
export type GateName = Schemas['EligibilityGate'];
type Policy = Schemas['SeasonPolicy'];
type SeasonRule = Schemas['SeasonRule'];

export type GatedJob = Pick<
  JudgedJob,
  'id' | 'phase' | 'audience' | 'seasonID' | 'ctcMaxPaise' | 'companyStatus'
>;

export interface GateOutcome {
  id: GateName;
  label: LocalizedText;
  outcome: RuleOutcome['outcome'];
  isWarning: boolean;
}

/** What candidates alone are told: what they have decided, and whether they can pay. */
export interface OwnStanding {
  /** Jobs that the candidate has decided about. */
  decided: ReadonlySet<string>;
  balance: number;
  price: number;
}

const labels: Readonly<Record<GateName, Parameters<typeof localized>[0]>> = {
  account: 'The account is active and its mobile number verified',
  looking: 'Looks for a job',
  open: 'Applications are open',
  audience: 'The job is for people with this work status',
  institute: 'The institute has approved the job',
  season: 'Takes part in the season of the job',
  policy: 'The rules of the season leave room for another offer',
  mapping: 'Nothing was decided about this job yet',
  credits: 'There are enough credits to apply',
};

const gate = (id: GateName, isMet: boolean, label = localized(labels[id], {})): GateOutcome => ({
  id,
  label,
  outcome: isMet ? 'met' : 'not_met',
  isWarning: id === 'credits',
});

/** Which kind of offer a pay is, by the season's tiers: -1 below all of them. */
const tierOf = (tiers: NonNullable<Policy['tiers']>, paise: number): number =>
  tiers.findLastIndex(({ minCtcPaise }) => minCtcPaise <= paise);

/** What came of a student's offers and interviews in a season. */
interface Standing {
  /** Pay of those that were accepted. */
  offers: readonly number[];
  declines: number;
  absences?: number;
}

/** Whether the season's rules allow another offer (domain, B.20). @param lifted rules that an override lifts */
export function hasRoom(
  policy: Policy,
  paise: number,
  standing: Standing,
  lifted: readonly SeasonRule[] = [],
): boolean {
  if (overLimit(policy, standing, lifted) !== undefined) return false;
  const { maxOffers = 1, upgradeAllowed = false, tiers = [] } = policy;
  const { offers } = standing;
  if (maxOffers === null || offers.length < maxOffers) return true;
  const tier = tierOf(tiers, paise);
  return upgradeAllowed && tier >= 0 && offers.every((each) => tierOf(tiers, each) < tier);
}

/** The limit of the season that a student has gone beyond, as people read it; undefined within all of them. */
function overLimit(
  { declineLimit = null, maxAbsences = null }: Policy,
  { declines, absences = 0 }: Standing,
  lifted: readonly SeasonRule[],
): LocalizedText | undefined {
  if (declineLimit !== null && declines > declineLimit && !lifted.includes('declines')) {
    return localized('Declined offers: {count}. The season allows {most}.', {
      count: declines,
      most: declineLimit,
    });
  }
  return maxAbsences !== null && absences > maxAbsences && !lifted.includes('absences')
    ? localized('Missed interviews: {count}. The season allows {most}.', {
        count: absences,
        most: maxAbsences,
      })
    : undefined;
}

/** An application that ended because the student did not come: the season counts it as an absence. */
export const wasAbsent = and(
  eq(applications.status, 'Rejected'),
  eq(applications.statusReasonCode, 'No show'),
);

/** Reads what the gates look at, once for all of these jobs and people. */
export async function readGates(
  db: Db,
  jobs: readonly GatedJob[],
  userIds: readonly string[],
  now: Date,
): Promise<(job: GatedJob, userId: string, own?: OwnStanding) => GateOutcome[]> {
  const ids = [...userIds];
  const jobIDs = jobs.map(({ id }) => id);
  const seasonIDs = [...new Set(jobs.flatMap(({ seasonID }) => seasonID ?? []))];
  // One after the other: within a transaction they share a connection, which takes one statement at a time.
  const people = await db.select().from(users).where(inArray(users.id, ids));
  const found = await db
    .select({ id: seasons.id, policy: seasons.policy })
    .from(seasons)
    .where(inArray(seasons.id, seasonIDs));
  const approved = await db
    .select({ jobID: jobApprovals.jobDescriptionID, instituteID: jobApprovals.instituteID })
    .from(jobApprovals)
    .where(
      and(
        inArray(jobApprovals.jobDescriptionID, jobIDs),
        inArray(jobApprovals.instituteID, [
          ...new Set(people.flatMap(({ parentEntityID }) => parentEntityID ?? [])),
        ]),
        eq(jobApprovals.state, 'Approved'),
      ),
    );
  const enrolled = await db
    .select({ seasonID: seasonEnrolments.seasonID, userId: seasonEnrolments.userId })
    .from(seasonEnrolments)
    .where(
      and(
        inArray(seasonEnrolments.seasonID, seasonIDs),
        inArray(seasonEnrolments.userId, ids),
        eq(seasonEnrolments.state, 'Active'),
      ),
    );
  const mapped = await db
    .select({
      userId: applications.userId,
      status: applications.status,
      offer: applications.offer,
      seasonID: jobDescriptions.seasonID,
      paise: jobDescriptions.ctcMaxPaise,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .where(
      and(
        inArray(applications.userId, ids),
        inArray(jobDescriptions.seasonID, seasonIDs),
        or(inArray(applications.status, ['Offer Accepted', 'Joined', 'Offer Declined']), wasAbsent),
      ),
    );
  const overrides = await readOverrides(db, { seasonIDs, userIds: ids, now });
  const others = await db
    .select({ userId: placements.userId })
    .from(placements)
    .where(and(inArray(placements.userId, ids), ne(placements.plan, 'Looking')));
  const isNotLooking = new Set(others.map(({ userId }) => userId));
  const personOf = new Map(people.map((each) => [each.id, each]));
  const policyOf = new Map(found.map(({ id, policy }) => [id, policy]));
  const isApproved = new Set(approved.map(({ jobID, instituteID }) => `${jobID}/${instituteID}`));
  const isEnrolled = new Set(enrolled.map(({ seasonID, userId }) => `${seasonID}/${userId}`));
  /** What came of a student's offers and interviews in a season. */
  const standingIn = (userId: string, seasonID: string): Standing => {
    const own = mapped.filter((each) => each.userId === userId && each.seasonID === seasonID);
    const those = (...statuses: readonly (typeof own)[number]['status'][]) =>
      own.filter(({ status }) => statuses.includes(status));
    return {
      offers: those('Offer Accepted', 'Joined').map(({ offer, paise }) => offer?.ctcPaise ?? paise ?? 0),
      declines: those('Offer Declined').length,
      absences: those('Rejected').length,
    };
  };

  return (job, userId, own) => {
    const person = personOf.get(userId);
    const isFresher = person?.isFresher === true;
    const { seasonID } = job;
    const isActive = person?.userStatus === 'Active' && person.isActive && person.mobileVerifiedAt !== null;
    const isOpen = job.phase === 'Open' || job.phase === 'Awaiting approval';
    const isFor = job.audience === 'Both' || (job.audience === 'Fresher') === isFresher;
    const gates = [
      gate('account', isActive),
      gate('open', isOpen && job.companyStatus !== 'Suspended'),
      gate('audience', isFor),
    ];
    if (isNotLooking.has(userId)) gates.push(gate('looking', false));
    if (isFresher) gates.push(gate('institute', isApproved.has(`${job.id}/${person?.parentEntityID ?? ''}`)));
    if (isFresher && seasonID !== null) {
      const standing = standingIn(userId, seasonID);
      gates.push(gate('season', isEnrolled.has(`${seasonID}/${userId}`)));
      const policy = policyOf.get(seasonID) ?? {};
      const lifted = overrides
        .filter((each) => each.userId === userId && each.seasonID === seasonID)
        .map(({ rule }) => rule);
      const isRoom = hasRoom(policy, job.ctcMaxPaise ?? 0, standing, lifted);
      gates.push(gate('policy', isRoom, overLimit(policy, standing, lifted)));
    }
    if (own !== undefined) {
      gates.push(gate('mapping', !own.decided.has(job.id)), gate('credits', own.balance >= own.price));
    }
    return gates;
  };
}
