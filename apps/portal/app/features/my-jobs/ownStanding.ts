import type { components } from '@aarambh/api-client';
import type { Formats } from '#app/i18n/formats.ts';
import type { TFunction } from 'i18next';

type Schemas = components['schemas'];

const texts = {
  Eligible: 'resources.ownStanding.eligible',
  Applied: 'resources.ownStanding.applied',
  Declined: 'resources.ownStanding.declined',
  Withdrawn: 'resources.ownStanding.withdrawn',
  Shortlisted: 'resources.ownStanding.shortlisted',
  'On Hold': 'resources.ownStanding.onHold',
  Rejected: 'resources.ownStanding.rejected',
  Selected: 'resources.ownStanding.selected',
  'Offer Accepted': 'resources.ownStanding.offerAccepted',
  'Offer Declined': 'resources.ownStanding.offerDeclined',
  Joined: 'resources.ownStanding.joined',
  Expired: 'resources.ownStanding.expired',
  Cancelled: 'resources.ownStanding.cancelled',
} as const satisfies Readonly<Record<Schemas['MappingStatus'], string>>;

interface Standing {
  readonly status: Schemas['MappingStatus'];
  readonly statusReasonCode?: Schemas['Mapping']['statusReasonCode'];
  /** What can be done about it now. */
  readonly allowed?: readonly Schemas['MappingStatus'][];
}

interface OfJob {
  readonly companyName?: string | undefined;
  /** The day by which the company promised to decide. */
  readonly resultBy?: string | null | undefined;
}

/** Where the own application stands, in one sentence to the candidate. */
export function ownStanding(
  { status, statusReasonCode = null, allowed = [] }: Standing,
  { companyName: company = '', resultBy = null }: OfJob,
  formats: Formats,
  t: TFunction,
): string {
  if (status === 'Applied' && resultBy !== null) {
    return t('resources.ownStanding.appliedUntil', { company, day: formats.day(resultBy) });
  }
  // The clock may come to an offer some moments after its time has ended; whoever declines one says why.
  const isLate = status === 'Selected' && !allowed.includes('Offer Accepted');
  if (isLate || (status === 'Offer Declined' && statusReasonCode === null)) {
    return t('resources.ownOffer.stand.late');
  }
  return t(texts[status], { company });
}
