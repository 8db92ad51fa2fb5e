/** The words for seasons and who takes part. */
import type { components } from '@aarambh/api-client';
import { holdKindKeys, seasonRuleKeys, seasonTypeKeys } from '@aarambh/forms';
import type { Choices } from '@aarambh/records';
import { inForms, type Tones } from './values.ts';

type Schemas = components['schemas'];

/** Why an institute keeps a student from applying. */
export const holdKindTexts: Choices<Schemas['HoldKind']> = inForms(holdKindKeys);

export const seasonTypeTexts: Choices<Schemas['SeasonType']> = inForms(seasonTypeKeys);

export const enrolmentStateTexts: Choices<Schemas['EnrolmentState']> = {
  Pending: 'resources.enrolment.pending',
  Active: 'resources.enrolment.active',
  Removed: 'resources.enrolment.removed',
  Withdrawn: 'resources.enrolment.withdrawn',
};

export const enrolmentStateTones: Tones<Schemas['EnrolmentState']> = {
  Pending: 'warning',
  Active: 'success',
  Removed: 'danger',
};

export const seasonRuleTexts: Choices<Schemas['SeasonRule']> = inForms(seasonRuleKeys);
