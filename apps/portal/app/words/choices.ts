/** The words for the values of the contract's fixed lists. */
import type { components } from '@aarambh/api-client';
import {
  abuseCategoryKeys,
  answerTypeKeys,
  audienceKeys,
  cityTierKeys,
  companyCheckKeys,
  contactPolicyKeys,
  cvLayoutKeys,
  cvVisibilityKeys,
  degreeKeys,
  difficultyKeys,
  grantRuleKeys,
  instituteTypeKeys,
  jobLevelKeys,
  jobTypeKeys,
  leadNextActionKeys,
  leadStatusKeys,
  questionPurposeKeys,
  seasonRuleKeys,
  seasonTypeKeys,
  skillStatusKeys,
  templateScopeKeys,
  universityTypeKeys,
  workModeKeys,
  type MessageKey,
} from '@aarambh/forms';
import type { Choices, TagTone } from '@aarambh/records';

type Schemas = components['schemas'];

/** The words that the forms have for the values of a list: what is chosen from and what is read is called the same. */
function inForms<Value extends string, Key extends MessageKey>(
  keys: Readonly<Record<Value, Key>>,
): Readonly<Record<Value, `forms.${Key}`>> {
  const entries = Object.entries<Key>(keys).map(([value, key]) => [value, `forms.${key}`]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values of `keys`
  return Object.fromEntries(entries) as Record<Value, `forms.${Key}`>;
}

/** The tones of the values that are not neutral. */
export type Tones<Value extends string> = Readonly<Partial<Record<Value, TagTone>>>;

export const cityTierTexts: Choices<Schemas['CityTier']> = inForms(cityTierKeys);

export const skillCategoryTexts: Choices<Schemas['SkillCategory']> = {
  Technical: 'resources.skillCategory.technical',
  Domain: 'resources.skillCategory.domain',
  Tool: 'resources.skillCategory.tool',
  Language: 'resources.skillCategory.language',
  Behavioural: 'resources.skillCategory.behavioural',
};

export const skillStatusTexts: Choices<Schemas['SkillStatus']> = inForms(skillStatusKeys);

export const skillStatusTones: Tones<Schemas['SkillStatus']> = {
  Approved: 'success',
  Suggested: 'warning',
  Refused: 'danger',
};

export const universityTypeTexts: Choices<Schemas['UniversityType']> = inForms(universityTypeKeys);

export const instituteTypeTexts: Choices<Schemas['InstituteType']> = inForms(instituteTypeKeys);

export const grantRuleTexts: Choices<Schemas['GrantRule']> = inForms(grantRuleKeys);

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

export const degreeTexts: Choices<Schemas['Degree']> = inForms(degreeKeys);

export const postingTexts: Choices<Schemas['StatusType']> = {
  Draft: 'resources.posting.draft',
  Posted: 'resources.posting.posted',
};

export const postingTones: Tones<Schemas['StatusType']> = { Posted: 'success' };

export const seasonTypeTexts: Choices<Schemas['SeasonType']> = inForms(seasonTypeKeys);

export const questionPurposeTexts: Choices<Schemas['QuestionPurpose']> = inForms(questionPurposeKeys);

export const answerTypeTexts: Choices<Schemas['AnswerType']> = inForms(answerTypeKeys);

export const difficultyTexts: Choices<Schemas['Difficulty']> = inForms(difficultyKeys);

export const scopeTexts: Choices<Schemas['TemplateScope']> = inForms(templateScopeKeys);

export const jobLevelTexts: Choices<Schemas['JobLevel']> = inForms(jobLevelKeys);

export const cvLayoutTexts: Choices<Schemas['CvLayout']> = inForms(cvLayoutKeys);

export const audienceTexts: Choices<Schemas['Audience']> = inForms(audienceKeys);

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

export const yesNoTexts: Choices<`${boolean}`> = { true: 'resources.yes', false: 'resources.no' };

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

export const leadStatusTexts: Choices<Schemas['LeadStatus']> = inForms(leadStatusKeys);

export const leadStatusTones: Tones<Schemas['LeadStatus']> = {
  New: 'info',
  Qualified: 'success',
  Converted: 'success',
  Lost: 'danger',
};

export const leadActionTexts: Choices<Schemas['LeadNextAction']> = inForms(leadNextActionKeys);

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

/** The same as steps of a course, which begins with being eligible. */
export const applicationStepTexts = { ...applicationTexts, Eligible: verdictTexts.Eligible };

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

export const languageTexts: Choices<Schemas['Locale']> = {
  en: 'forms.question language en',
  hi: 'forms.question language hi',
  mr: 'forms.question language mr',
};

export const visibilityTexts: Choices<Schemas['CvVisibility']> = inForms(cvVisibilityKeys);

export const notificationTypeTexts: Choices<Schemas['NotificationType']> = {
  Broadcast: 'resources.notification.general',
  Critical: 'resources.notification.critical',
};

export const notificationStateTexts: Choices<Schemas['NotificationState']> = {
  Waiting: 'resources.notification.waiting',
  Sent: 'resources.notification.sent',
  Recalled: 'resources.notification.recalledState',
};
