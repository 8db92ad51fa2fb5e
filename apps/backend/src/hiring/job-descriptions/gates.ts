/** What has to be so whatever a job asks for: the gates that stand before its criteria. */
import type { components } from '@aarambh/api-client/schema';
import type { MappingStatus } from '@aarambh/api-client/enums';
import { localized, type LocalizedText, type TranslatedText } from '../../platform/index.ts';
import type { GateName, GateOutcome, Reason } from '../tables/evaluation.ts';
import type { JudgedJob } from './reading.ts';

type Schemas = components['schemas'];
type Policy = Schemas['SeasonPolicy'];
type SeasonRule = Schemas['SeasonRule'];
type EnrolmentState = Schemas['EnrolmentState'];

export type GatedJob = Pick<
  JudgedJob,
  'id' | 'phase' | 'audience' | 'seasonID' | 'ctcMaxPaise' | 'companyStatus'
>;

/** What candidates alone are told, beside what they have decided: whether they can pay. */
export interface OwnStanding {
  balance: number;
  price: number;
}

const labels: Readonly<Record<GateName, Parameters<typeof localized>[0]>> = {
  account: 'The account is active and its mobile number verified',
  looking: 'Looks for a job',
  hold: 'The placement office lets this person apply',
  open: 'Applications are open',
  audience: 'The job is for people with this work status',
  institute: 'The institute has approved the job',
  season: 'Takes part in the season of the job',
  policy: 'The rules of the season leave room for another offer',
  mapping: 'Nothing was decided about this job yet',
  credits: 'There are enough credits to apply',
};

const reason = (
  own: TranslatedText,
  others: TranslatedText,
  parameters: Parameters<typeof localized>[1] = {},
): Reason => ({ own: localized(own, parameters), others: localized(others, parameters) });

const reasons: Readonly<Record<Exclude<GateName, 'season' | 'credits' | 'hold'>, Reason>> = {
  account: reason(
    'Your account is not active, or your mobile number not verified.',
    'The account is not active, or its mobile number not verified.',
  ),
  looking: reason('Your profile says that you do not look for a job.', 'Does not look for a job.'),
  open: reason('Applications for this job are not open now.', 'Applications for this job are not open now.'),
  audience: reason(
    'This job is for people with another work status than yours.',
    'This job is for people with another work status.',
  ),
  institute: reason(
    'Your institute has not approved this job.',
    'The institute of this person has not approved this job.',
  ),
  policy: reason(
    'You have accepted as many offers as your season allows.',
    'This student has accepted as many offers as the season allows.',
  ),
  mapping: reason(
    'You have decided about this job already.',
    'This person has decided about this job already.',
  ),
};

/** What can come of a gate: a word, or how it stands. */
type Passed = boolean | 'unknown';

const gate = (id: GateName, passed: Passed, why: Reason): GateOutcome => ({
  id,
  label: localized(labels[id], {}),
  outcome: passed === 'unknown' ? 'unknown' : passed ? 'met' : 'not_met',
  isWarning: id === 'credits',
  ...(passed !== true && { reason: why }),
});

/** Companies are not told why. */
const holdGate = ({ reason: why, liftedWhere }: GatedPerson['holds'][number]): GateOutcome =>
  gate('hold', false, {
    own: localized('Your placement office keeps you from applying: {reason} Ask here: {place}.', {
      reason: why.endsWith('.') ? why : `${why}.`,
      place: liftedWhere,
    }),
    others: localized('The placement office does not let this person apply now.', {}),
  });

const simpleGate = (id: keyof typeof reasons, isMet: boolean): GateOutcome => gate(id, isMet, reasons[id]);

/** Too few credits are said, and do not make anybody less eligible. */
export function creditsGate({ balance, price }: Pick<OwnStanding, 'balance' | 'price'>): GateOutcome {
  const short = localized('Your credits: {balance}. Applying takes {price}.', { balance, price });
  return gate('credits', balance >= price, { own: short, others: short });
}

export interface GatedSeason {
  id: string;
  name: string;
  policy: Policy;
  registrationEnd: Date;
}

/** Nobody knows yet whether somebody takes part who can still join, or waits for the placement office. */
export function seasonGate(
  { name: season, registrationEnd }: Pick<GatedSeason, 'name' | 'registrationEnd'>,
  state: EnrolmentState | undefined,
  now: Date,
): GateOutcome {
  const because = (passed: Passed, own: TranslatedText, others: TranslatedText) =>
    gate('season', passed, reason(own, others, { season }));
  switch (state) {
    case 'Active':
      return because(true, 'You take part in {season}.', 'Takes part in {season}.');
    case 'Pending':
      return because(
        'unknown',
        'Your placement office has not approved you for {season} yet.',
        'Waits to be approved for {season} by the placement office.',
      );
    case 'Removed':
      return because(
        false,
        'Your placement office has taken you out of {season}.',
        'Was taken out of {season} by the placement office.',
      );
    case 'Withdrawn':
      return because(false, 'You have left {season}.', 'Has left {season}.');
    default:
      return registrationEnd > now
        ? {
            ...because('unknown', 'You have not joined {season} yet.', 'Has not joined {season} yet.'),
            isJoinable: true,
          }
        : because(
            false,
            'You did not join {season} while that was possible.',
            'Did not join {season} while that was possible.',
          );
  }
}

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
  if (maxOffers === null || offers.length < maxOffers || lifted.includes('offers')) return true;
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

type Came = Readonly<{ seasonID: string | null; status: MappingStatus; paise: number }>;

/** What came of a student's offers and interviews in a season. */
function standingIn(seasonID: string, came: readonly Came[]): Standing {
  const those = (...statuses: readonly MappingStatus[]) =>
    came.filter((each) => each.seasonID === seasonID && statuses.includes(each.status));
  return {
    offers: those('Offer Accepted', 'Joined').map(({ paise }) => paise),
    declines: those('Offer Declined').length,
    absences: those('Rejected').length,
  };
}

/** What was read for the gates of a person. */
export interface GatedPerson {
  isFresher: boolean | null;
  isActive: boolean;
  isElsewhere: boolean;
  /** What the institute keeps the person from applying for, in force now. */
  holds: readonly { reason: string; liftedWhere: string }[];
  approvedJdIDs: ReadonlySet<string>;
  decidedJdIDs: ReadonlySet<string>;
  enrolments: readonly { seasonID: string; state: EnrolmentState }[];
  came: readonly Came[];
  lifted: readonly { seasonID: string; rule: SeasonRule }[];
}

/** The gates of a job for a person. @param season that of the job @param own for who is told of decisions and credits, too */
export function gatesFrom(
  job: GatedJob,
  person: GatedPerson,
  { season, own, now }: { season: GatedSeason | undefined; own?: OwnStanding | undefined; now: Date },
): GateOutcome[] {
  const isFresher = person.isFresher === true;
  const isOpen = job.phase === 'Open' || job.phase === 'Awaiting approval';
  const isFor = job.audience === 'Both' || (job.audience === 'Fresher') === isFresher;
  const gates = [
    simpleGate('account', person.isActive),
    simpleGate('open', isOpen && job.companyStatus !== 'Suspended'),
    simpleGate('audience', isFor),
  ];
  if (person.isElsewhere) gates.push(simpleGate('looking', false));
  if (isFresher)
    gates.push(...person.holds.map(holdGate), simpleGate('institute', person.approvedJdIDs.has(job.id)));
  if (isFresher && season !== undefined) {
    const standing = standingIn(season.id, person.came);
    const enrolment = person.enrolments.find((each) => each.seasonID === season.id);
    gates.push(seasonGate(season, enrolment?.state, now));
    const lifted = person.lifted.filter((each) => each.seasonID === season.id).map(({ rule }) => rule);
    const isRoom = hasRoom(season.policy, job.ctcMaxPaise ?? 0, standing, lifted);
    const beyond = overLimit(season.policy, standing, lifted);
    gates.push(gate('policy', isRoom, beyond ? { own: beyond, others: beyond } : reasons.policy));
  }
  if (own !== undefined) {
    gates.push(simpleGate('mapping', !person.decidedJdIDs.has(job.id)), creditsGate(own));
  }
  return gates;
}
