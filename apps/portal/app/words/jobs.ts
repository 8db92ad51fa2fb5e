/** The words for jobs and what becomes of an application, which candidates read too. */
import type { components } from '@aarambh/api-client';
import { degreeKeys, jobTypeKeys, workModeKeys } from '@aarambh/forms';
import type { Choices } from '@aarambh/records';
import { inForms, type Tones } from './values.ts';

type Schemas = components['schemas'];

export const degreeTexts: Choices<Schemas['Degree']> = inForms(degreeKeys);

/** Degrees that one can be studying for. */
export const currentDegreeTexts: Choices<Schemas['CurrentDegreeLevel']> = {
  DIPLOMA: degreeTexts.DIPLOMA,
  ENGINEERING: degreeTexts.ENGINEERING,
  GRADUATION: degreeTexts.GRADUATION,
  'POST GRADUATION': degreeTexts['POST GRADUATION'],
};

export const jobTypeTexts: Choices<Schemas['JobType']> = inForms(jobTypeKeys);

/** What a job is to pay a year at least, in paise: steps of ours, for the contract takes any amount. */
export const leastPayTexts = {
  '30000000': 'resources.leastPay.three',
  '50000000': 'resources.leastPay.five',
  '80000000': 'resources.leastPay.eight',
  '120000000': 'resources.leastPay.twelve',
  '200000000': 'resources.leastPay.twenty',
} as const satisfies Choices;

export const workModeTexts: Choices<Schemas['WorkMode']> = inForms(workModeKeys);

export const jobPhaseTexts: Choices<Schemas['JobPhase']> = {
  Draft: 'resources.jobPhase.draft',
  'Awaiting approval': 'resources.jobPhase.awaiting',
  Open: 'resources.jobPhase.open',
  Closed: 'resources.jobPhase.closed',
  Cancelled: 'resources.jobPhase.cancelled',
};

export const jobPhaseTones: Tones<Schemas['JobPhase']> = {
  'Awaiting approval': 'warning',
  Open: 'success',
  Cancelled: 'danger',
};

export const verdictTexts: Choices<Schemas['EligibilityVerdict']> = {
  Eligible: 'resources.verdict.eligible',
  NotEligible: 'resources.verdict.notEligible',
  NeedsData: 'resources.verdict.needsData',
};

export const verdictTones: Tones<Schemas['EligibilityVerdict']> = {
  Eligible: 'success',
  NotEligible: 'danger',
  NeedsData: 'warning',
};

export const outcomeTexts: Choices<Schemas['RuleOutcome']> = {
  met: 'resources.outcome.met',
  not_met: 'resources.outcome.notMet',
  unknown: 'resources.outcome.unknown',
};

export const outcomeTones: Tones<Schemas['RuleOutcome']> = {
  met: 'success',
  not_met: 'danger',
  unknown: 'warning',
};

/** Where an application stands: what is well, what waits for somebody, what has ended badly. */
export const applicationTones: Tones<Schemas['MappingStatus']> = {
  Applied: 'info',
  'On Hold': 'warning',
  Shortlisted: 'info',
  Selected: 'success',
  'Offer Accepted': 'success',
  Joined: 'success',
  Rejected: 'danger',
};

export const reasonTexts: Choices<Schemas['MappingReason']> = {
  Criteria: 'forms.refusal criteria',
  Skills: 'forms.refusal skills',
  'Position filled': 'forms.refusal filled',
  'No show': 'forms.refusal no show',
  'Other offer': 'forms.withdrawal other offer',
  Personal: 'forms.withdrawal personal',
  Other: 'forms.refusal other',
};

export const applicationTexts: Choices<Schemas['MappingStatus']> = {
  Eligible: 'resources.application.eligible',
  Applied: 'resources.application.applied',
  Declined: 'resources.application.declined',
  Withdrawn: 'resources.application.withdrawn',
  Shortlisted: 'resources.application.shortlisted',
  'On Hold': 'resources.application.onHold',
  Rejected: 'resources.application.rejected',
  Selected: 'resources.application.selected',
  'Offer Accepted': 'resources.application.offerAccepted',
  'Offer Declined': 'resources.application.offerDeclined',
  Joined: 'resources.application.joined',
  Expired: 'resources.application.expired',
  Cancelled: 'resources.application.cancelled',
};

/** Where somebody shortlisted stands in the selection. */
export const stageTexts: Choices<Schemas['SelectionStage']> = {
  'Ready for an offer': 'resources.stage.ready',
  'Waiting list': 'resources.stage.waiting',
};

/** The same as steps of a course, which begins with being eligible. */
export const applicationStepTexts = { ...applicationTexts, Eligible: verdictTexts.Eligible };
