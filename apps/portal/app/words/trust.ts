/** The words for what is checked: companies, campuses, jobs. */
import type { components } from '@aarambh/api-client';
import { abuseCategoryKeys, companyCheckKeys, contactPolicyKeys } from '@aarambh/forms';
import type { Choices } from '@aarambh/records';
import { inForms, type Tones } from './values.ts';

type Schemas = components['schemas'];

export const verificationTexts: Choices<Schemas['VerificationStatus']> = {
  Unverified: 'resources.verification.unverified',
  Pending: 'forms.verdict pending',
  Verified: 'forms.verdict verified',
  Rejected: 'forms.verdict rejected',
  Suspended: 'forms.verdict suspended',
};

export const verificationTones: Tones<Schemas['VerificationStatus']> = {
  Pending: 'warning',
  Verified: 'success',
  Rejected: 'danger',
  Suspended: 'danger',
};

export const companyCheckTexts: Choices<Schemas['CompanyCheck']> = inForms(companyCheckKeys);

export const attentionTexts: Choices<Schemas['JobAttention']> = {
  undecided: 'resources.attention.undecided',
  overdue: 'resources.attention.overdue',
  offersEnding: 'resources.attention.offersEnding',
  closingSoon: 'resources.attention.closingSoon',
};

export const approvalTexts: Choices<Schemas['ApprovalState']> = {
  Pending: 'resources.approval.pending',
  Approved: 'resources.approval.approved',
  Declined: 'resources.approval.declined',
};

export const approvalTones: Tones<Schemas['ApprovalState']> = {
  Pending: 'warning',
  Approved: 'success',
  Declined: 'danger',
};

export const contactPolicyTexts: Choices<Schemas['ContactPolicy']> = inForms(contactPolicyKeys);

export const reviewStateTexts: Choices<Schemas['JobReviewState']> = {
  Open: 'resources.reviewState.open',
  Allowed: 'resources.reviewState.allowed',
  Refused: 'resources.reviewState.refused',
  Withdrawn: 'resources.reviewState.withdrawn',
};

export const reviewStateTones: Tones<Schemas['JobReviewState']> = {
  Open: 'warning',
  Allowed: 'success',
  Refused: 'danger',
};

export const abuseTexts: Choices<Schemas['AbuseCategory']> = inForms(abuseCategoryKeys);

export const reviewKindTexts: Choices<Schemas['JobReviewKind']> = {
  'Trust scan': 'resources.reviewKind.scan',
  'Pay or bond': 'resources.reviewKind.pay',
  Offer: 'resources.reviewKind.offer',
  Report: 'resources.reviewKind.report',
};
