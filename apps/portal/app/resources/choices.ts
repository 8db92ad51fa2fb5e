/** The words for the values of the contract's fixed lists. */
import type { components } from '@aarambh/api-client';
import type { Choices, TagTone } from './resource.ts';

type Schemas = components['schemas'];

/** The tones of the values that are not neutral. */
export type Tones<Value extends string> = Readonly<Partial<Record<Value, TagTone>>>;

export const cityTierTexts: Choices<Schemas['CityTier']> = {
  Metro: 'resources.cityTier.metro',
  '1': 'resources.cityTier.one',
  '2': 'resources.cityTier.two',
  '3': 'resources.cityTier.three',
};

export const skillCategoryTexts: Choices<Schemas['SkillCategory']> = {
  Technical: 'resources.skillCategory.technical',
  Domain: 'resources.skillCategory.domain',
  Tool: 'resources.skillCategory.tool',
  Language: 'resources.skillCategory.language',
  Behavioural: 'resources.skillCategory.behavioural',
};

export const skillStatusTexts: Choices<Schemas['SkillStatus']> = {
  Approved: 'resources.skillStatus.approved',
  Suggested: 'resources.skillStatus.suggested',
  Refused: 'resources.skillStatus.refused',
};

export const skillStatusTones: Tones<Schemas['SkillStatus']> = {
  Approved: 'success',
  Suggested: 'warning',
  Refused: 'danger',
};

export const universityTypeTexts: Choices<Schemas['UniversityType']> = {
  Central: 'resources.universityType.central',
  State: 'resources.universityType.state',
  Deemed: 'resources.universityType.deemed',
  Private: 'resources.universityType.private',
  Open: 'resources.universityType.open',
  'National Importance': 'resources.universityType.national',
};

export const instituteTypeTexts: Choices<Schemas['InstituteType']> = {
  Engineering: 'resources.instituteType.engineering',
  Polytechnic: 'resources.instituteType.polytechnic',
  'Arts-Science-Commerce': 'resources.instituteType.arts',
  Management: 'resources.instituteType.management',
  Pharmacy: 'resources.instituteType.pharmacy',
  ITI: 'resources.instituteType.iti',
  Other: 'resources.instituteType.other',
};

export const grantRuleTexts: Choices<Schemas['GrantRule']> = {
  'On OTP': 'resources.grantRule.otp',
  'On roster match': 'resources.grantRule.roster',
  'On confirmation': 'resources.grantRule.confirmation',
};

export const verificationTexts: Choices<Schemas['VerificationStatus']> = {
  Unverified: 'resources.verification.unverified',
  Pending: 'resources.verification.pending',
  Verified: 'resources.verification.verified',
  Rejected: 'resources.verification.rejected',
  Suspended: 'resources.verification.suspended',
};

export const verificationTones: Tones<Schemas['VerificationStatus']> = {
  Pending: 'warning',
  Verified: 'success',
  Rejected: 'danger',
  Suspended: 'danger',
};

export const companyCheckTexts: Choices<Schemas['CompanyCheck']> = {
  GST: 'resources.company.check.GST',
  Incorporation: 'resources.company.check.Incorporation',
  PAN: 'resources.company.check.PAN',
  Website: 'resources.company.check.Website',
  Contact: 'resources.company.check.Contact',
};

export const degreeTexts: Choices<Schemas['Degree']> = {
  SSC: 'resources.degree.ssc',
  HSC: 'resources.degree.hsc',
  DIPLOMA: 'resources.degree.diploma',
  ENGINEERING: 'resources.degree.engineering',
  GRADUATION: 'resources.degree.graduation',
  'POST GRADUATION': 'resources.degree.postGraduation',
};

export const postingTexts: Choices<Schemas['StatusType']> = {
  Draft: 'resources.posting.draft',
  Posted: 'resources.posting.posted',
};

export const postingTones: Tones<Schemas['StatusType']> = { Posted: 'success' };

export const seasonTypeTexts: Choices<Schemas['SeasonType']> = {
  Placement: 'resources.seasonType.placement',
  Internship: 'resources.seasonType.internship',
  Open: 'resources.seasonType.open',
};

export const questionPurposeTexts: Choices<Schemas['QuestionPurpose']> = {
  Screening: 'resources.questionPurpose.screening',
  'Skill check': 'resources.questionPurpose.skillCheck',
  Profile: 'resources.questionPurpose.profile',
};

export const answerTypeTexts: Choices<Schemas['AnswerType']> = {
  Single: 'resources.answerType.single',
  Multiple: 'resources.answerType.multiple',
  'Yes-No': 'resources.answerType.yesNo',
  Number: 'resources.answerType.number',
  'Short text': 'resources.answerType.shortText',
  'Long text': 'resources.answerType.longText',
  Date: 'resources.answerType.date',
};

export const difficultyTexts: Choices<Schemas['Difficulty']> = {
  Easy: 'resources.difficulty.easy',
  Medium: 'resources.difficulty.medium',
  Hard: 'resources.difficulty.hard',
};

export const scopeTexts: Choices<Schemas['TemplateScope']> = {
  Platform: 'resources.scope.platform',
  Company: 'resources.scope.company',
};

export const jobLevelTexts: Choices<Schemas['JobLevel']> = {
  Associate: 'resources.jobLevel.associate',
  Senior: 'resources.jobLevel.senior',
  Lead: 'resources.jobLevel.lead',
  Manager: 'resources.jobLevel.manager',
  Head: 'resources.jobLevel.head',
};

export const cvLayoutTexts: Choices<Schemas['CvLayout']> = {
  SingleColumn: 'resources.cvLayout.singleColumn',
  TwoColumn: 'resources.cvLayout.twoColumn',
  Compact: 'resources.cvLayout.compact',
  Academic: 'resources.cvLayout.academic',
  Lateral: 'resources.cvLayout.lateral',
  Plain: 'resources.cvLayout.plain',
};

export const audienceTexts: Choices<Schemas['Audience']> = {
  Fresher: 'resources.audience.fresher',
  Experienced: 'resources.audience.experienced',
  Both: 'resources.audience.both',
};

export const jobTypeTexts: Choices<Schemas['JobType']> = {
  'Full Time': 'resources.jobType.fullTime',
  Internship: 'resources.jobType.internship',
  'Internship + PPO': 'resources.jobType.internshipOffer',
  Apprenticeship: 'resources.jobType.apprenticeship',
  Contract: 'resources.jobType.contract',
};

export const workModeTexts: Choices<Schemas['WorkMode']> = {
  'On site': 'resources.workMode.onSite',
  Hybrid: 'resources.workMode.hybrid',
  Remote: 'resources.workMode.remote',
};

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

export const contactPolicyTexts: Choices<Schemas['ContactPolicy']> = {
  'Portal only': 'resources.contactPolicy.portal',
  'After shortlist': 'resources.contactPolicy.shortlist',
};

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

export const abuseTexts: Choices<Schemas['AbuseCategory']> = {
  'Fee asked': 'resources.abuse.fee',
  'Fake company': 'resources.abuse.fake',
  'Misleading pay': 'resources.abuse.pay',
  Discrimination: 'resources.abuse.discrimination',
  Other: 'resources.abuse.other',
};

export const reviewKindTexts: Choices<Schemas['JobReviewKind']> = {
  'Trust scan': 'resources.reviewKind.scan',
  'Pay or bond': 'resources.reviewKind.pay',
  Offer: 'resources.reviewKind.offer',
  Report: 'resources.reviewKind.report',
};

export const leadStatusTexts: Choices<Schemas['LeadStatus']> = {
  New: 'resources.leadStatus.new',
  Contacted: 'resources.leadStatus.contacted',
  Qualified: 'resources.leadStatus.qualified',
  Converted: 'resources.leadStatus.converted',
  Lost: 'resources.leadStatus.lost',
};

export const leadStatusTones: Tones<Schemas['LeadStatus']> = {
  New: 'info',
  Qualified: 'success',
  Converted: 'success',
  Lost: 'danger',
};

export const leadActionTexts: Choices<Schemas['LeadNextAction']> = {
  Open: 'resources.leadAction.open',
  'Call back': 'resources.leadAction.call',
  'Send proposal': 'resources.leadAction.proposal',
  Meeting: 'resources.leadAction.meeting',
  None: 'resources.leadAction.none',
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
  Criteria: 'resources.reason.criteria',
  Skills: 'resources.reason.skills',
  'Position filled': 'resources.reason.filled',
  'No show': 'resources.reason.noShow',
  'Other offer': 'resources.reason.otherOffer',
  Personal: 'resources.reason.personal',
  Other: 'resources.reason.other',
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

export const seasonRuleTexts: Choices<Schemas['SeasonRule']> = {
  registration: 'resources.seasonRule.registration',
  passingYear: 'resources.seasonRule.passingYear',
  program: 'resources.seasonRule.program',
  verifiedProfile: 'resources.seasonRule.verifiedProfile',
  absences: 'resources.seasonRule.absences',
  declines: 'resources.seasonRule.declines',
};

export const languageTexts: Choices<Schemas['Locale']> = {
  en: 'resources.language.english',
  hi: 'resources.language.hindi',
};

export const visibilityTexts: Choices<Schemas['CvVisibility']> = {
  Private: 'resources.visibility.private',
  Employers: 'resources.visibility.employers',
};

export const notificationTypeTexts: Choices<Schemas['NotificationType']> = {
  Broadcast: 'resources.notification.general',
  Critical: 'resources.notification.critical',
};

export const notificationStateTexts: Choices<Schemas['NotificationState']> = {
  Waiting: 'resources.notification.waiting',
  Sent: 'resources.notification.sent',
  Recalled: 'resources.notification.recalledState',
};
