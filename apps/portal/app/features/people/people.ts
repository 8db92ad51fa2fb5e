/** The words for the values of the lists of people and roles. */
import type { components } from '@aarambh/api-client';
import type { Tones } from '#app/words/values.ts';
import type { AnyColumn, Choices } from '@aarambh/records';

type Schemas = components['schemas'];

export const userStatusTexts: Choices<Schemas['UserStatus']> = {
  'Pending OTP': 'resources.userStatus.pending',
  Active: 'resources.userStatus.active',
  Suspended: 'resources.userStatus.suspended',
  Deactivated: 'resources.userStatus.deactivated',
  Erased: 'resources.userStatus.erased',
};

export const userStatusTones: Tones<Schemas['UserStatus']> = {
  'Pending OTP': 'warning',
  Active: 'success',
  Suspended: 'danger',
};

/** What every account has: when it was made, and whether it is open. */
export const accountColumns = [
  {
    field: 'createdAt',
    label: 'resources.fields.createdAt',
    as: 'moment',
    sort: 'createdAt',
    shown: 'chosen',
  },
  {
    field: 'userStatus',
    label: 'resources.fields.status',
    as: 'choice',
    choices: userStatusTexts,
    tones: userStatusTones,
  },
] as const satisfies readonly AnyColumn[];

export const fresherTexts: Choices<`${boolean}`> = {
  true: 'resources.experience.fresher',
  false: 'resources.experience.experienced',
};

/** By the percentages at which the stages of the dashboard's chart begin. */
export const completionTexts: Choices<'10' | '50' | '75' | '100'> = {
  '10': 'resources.completion.begun',
  '50': 'resources.completion.half',
  '75': 'resources.completion.mostly',
  '100': 'resources.completion.complete',
};

export const reachTexts: Choices<Schemas['ApplicationReach']> = {
  applied: 'resources.reach.applied',
  shortlisted: 'resources.reach.shortlisted',
  selected: 'resources.reach.selected',
  accepted: 'resources.reach.accepted',
};

export const profileCheckTexts: Choices<Schemas['ProfileCheck']> = {
  waiting: 'resources.profileCheck.waiting',
  verified: 'resources.profileCheck.verified',
  rejected: 'resources.profileCheck.rejected',
  missing: 'resources.profileCheck.missing',
  change: 'resources.profileCheck.change',
};
