/** The steps of an application: who may take it from where to where. Nothing else changes a status. */
import type { MappingReason, MappingStatus } from '@aarambh/api-client/enums';
import type { Application, stepSources } from '../tables/applications.ts';

/** Who takes a step: the candidate, whoever hires, staff of the platform, or the platform itself. */
export type Actor = 'candidate' | 'hiring' | 'support' | 'platform';

/** A step that is taken, or is about to be. */
export interface Step {
  to: MappingStatus;
  actor: Actor;
  /** Null: the platform. */
  actorID: string | null;
  source: (typeof stepSources)[number];
  /** Of many at once. */
  batchID?: string | undefined;
  reasonCode?: MappingReason | undefined;
  note?: string | undefined;
  offer?: Application['offer'] | undefined;
  /** What the application holds from then on, when it is sent. */
  sent?:
    | Partial<Pick<Application, 'eligibilitySnapshot' | 'answers' | 'candidateProfileID' | 'cvID'>>
    | undefined;
  /** A decision is taken back, by whoever took it: nothing is paid, and the candidate hears that it goes on as before. */
  takesBack?: boolean | undefined;
  /** Whether support has allowed the offer, or is about to be asked: then it may pay less than the job states. */
  mayPayLess?: boolean | undefined;
  at: Date;
}

type Steps = Readonly<Partial<Record<MappingStatus, readonly MappingStatus[]>>>;

const hiring: Steps = {
  Applied: ['Shortlisted', 'On Hold', 'Rejected'],
  'On Hold': ['Shortlisted', 'Rejected'],
  Shortlisted: ['Selected', 'Rejected'],
  // Takes the offer back.
  Selected: ['Rejected'],
  'Offer Accepted': ['Joined'],
};

const steps: Readonly<Record<Actor, Steps>> = {
  candidate: {
    Eligible: ['Applied', 'Declined'],
    Applied: ['Withdrawn'],
    Selected: ['Offer Accepted', 'Offer Declined'],
  },
  hiring,
  support: { ...hiring, 'Offer Accepted': ['Joined', 'Cancelled'] },
  // When a job is cancelled, a day passes, or another offer is accepted.
  platform: {
    Applied: ['Withdrawn', 'Expired', 'Cancelled'],
    'On Hold': ['Withdrawn', 'Expired', 'Cancelled'],
    Shortlisted: ['Withdrawn', 'Cancelled'],
    Selected: ['Offer Declined', 'Cancelled'],
  },
};

/** Ends that staff of the platform can take back, with a reason. */
const reversible: ReadonlySet<MappingStatus> = new Set(['Withdrawn', 'Rejected', 'Offer Declined']);

/**
 * Where an application can go from here.
 * @param before where it stood before, for staff who take an end back
 */
export function nextSteps(
  status: MappingStatus,
  actor: Actor,
  before?: MappingStatus | null,
): readonly MappingStatus[] {
  if (actor === 'support' && reversible.has(status)) return before == null ? [] : [before];
  return steps[actor][status] ?? [];
}

/** Whether staff take back an end by this step. */
export const isReversal = (from: MappingStatus, actor: Actor): boolean =>
  actor === 'support' && reversible.has(from);

/** Applications that are under way: neither undecided nor at their end. */
export const liveStatuses = [
  'Applied',
  'On Hold',
  'Shortlisted',
  'Selected',
] as const satisfies readonly MappingStatus[];
