// Generated from the contract by `pnpm --filter @aarambh/api-client generate`. Do not edit.

import type { components } from './schema.ts';

export type AbuseCategory = components['schemas']['AbuseCategory'];
export const abuseCategoryValues = [
  "Fee asked",
  "Fake company",
  "Misleading pay",
  "Discrimination",
  "Other",
] as const satisfies readonly AbuseCategory[];

export type AddressType = components['schemas']['AddressType'];
export const addressTypeValues = [
  "Permanent",
  "Current",
] as const satisfies readonly AddressType[];

export type AnswerType = components['schemas']['AnswerType'];
/** How a question is answered. Frozen once somebody has answered. */
export const answerTypeValues = [
  "Single",
  "Multiple",
  "Yes-No",
  "Number",
  "Short text",
  "Long text",
  "Date",
] as const satisfies readonly AnswerType[];

export type ApiKeyScope = components['schemas']['ApiKeyScope'];
/** What a key of a program may do. Each operation that takes keys names its own as `x-api-key`. */
export const apiKeyScopeValues = [
  "jobs:read",
  "applications:read",
  "applications:write",
  "offers:read",
  "outcomes:read",
] as const satisfies readonly ApiKeyScope[];

export type ApiKeyState = components['schemas']['ApiKeyState'];
/** Whether a key opens anything. Withheld is one whose owner can no longer sign in, or belongs to another organisation by now. */
export const apiKeyStateValues = [
  "Active",
  "Withheld",
  "Expired",
  "Revoked",
] as const satisfies readonly ApiKeyState[];

export type ApplicationReach = components['schemas']['ApplicationReach'];
/** How far an application ever got. */
export const applicationReachValues = [
  "applied",
  "shortlisted",
  "selected",
  "accepted",
] as const satisfies readonly ApplicationReach[];

export type ApprovalState = components['schemas']['ApprovalState'];
export const approvalStateValues = [
  "Pending",
  "Approved",
  "Declined",
] as const satisfies readonly ApprovalState[];

export type Audience = components['schemas']['Audience'];
/** Whom a job, a template or a profile is for. */
export const audienceValues = [
  "Fresher",
  "Experienced",
  "Both",
] as const satisfies readonly Audience[];

export type AudienceGroupKind = components['schemas']['AudienceGroupKind'];
/** Who has no job yet among those who take part in a season; who has applied for a job; who is in a round; who is in the list of students that a saved view shows. The id of the group is that of the season, the job, the round or the view. */
export const audienceGroupKindValues = [
  "Unplaced",
  "Applicants",
  "Round",
  "SavedList",
] as const satisfies readonly AudienceGroupKind[];

export type AuditAction = components['schemas']['AuditAction'];
/** What somebody did to a record. */
export const auditActionValues = [
  "added",
  "changed",
  "deleted",
  "activated",
  "deactivated",
  "suspended",
  "recalled",
  "saved",
  "read",
  "downloaded",
] as const satisfies readonly AuditAction[];

export type BackgroundTask = components['schemas']['BackgroundTask'];
/** What the server does again and again beside the calls. */
export const backgroundTaskValues = [
  "applicationDeadlines",
  "endedJobs",
  "closedRounds",
  "endedTests",
  "roundReminders",
  "testCodes",
  "freePlaces",
  "notifications",
  "dailyDigest",
  "invitations",
  "payments",
  "imports",
  "cvFiles",
  "files",
  "jobAlerts",
  "savedJobs",
  "eligibleCounts",
  "erasure",
  "expiredCalls",
  "expiredSignIns",
  "oldMessages",
  "oldRecipients",
  "oldImports",
  "unusedLetters",
  "unusedJobFiles",
  "webhooks",
  "oldDeliveries",
] as const satisfies readonly BackgroundTask[];

export type CalendarKind = components['schemas']['CalendarKind'];
/** What is on: a round, the last time to apply for a job, an offer to answer, a first day at work, a day on which an institute has no visitors, or the visit of a company. */
export const calendarKindValues = [
  "Round",
  "Last day",
  "Offer",
  "First day",
  "Blocked",
  "Visit",
] as const satisfies readonly CalendarKind[];

export type CaptchaDifficulty = components['schemas']['CaptchaDifficulty'];
/** How much work a challenge takes; `hard` ten times as much as `usual`. */
export const captchaDifficultyValues = [
  "usual",
  "hard",
] as const satisfies readonly CaptchaDifficulty[];

export type CheckListKey = components['schemas']['CheckListKey'];
/** What makes an account ready for its work. */
export const checkListKeyValues = [
  "confirm-email",
  "complete-profile",
  "make-cv",
  "join-season",
  "first-application",
  "company-gstin",
  "company-about",
  "company-papers",
  "company-verified",
  "first-job",
  "add-students",
  "post-season",
  "check-settings",
  "own-legal-pages",
  "see-backup",
  "try-email",
  "register-sms",
  "try-sms",
  "fill-programs",
  "try-payment",
  "add-institute",
  "add-officer",
  "add-company",
  "post-cv-template",
  "post-job-profile",
  "post-job",
  "await-application",
] as const satisfies readonly CheckListKey[];

export type CityTier = components['schemas']['CityTier'];
export const cityTierValues = [
  "Metro",
  "1",
  "2",
  "3",
] as const satisfies readonly CityTier[];

export type ClashKind = components['schemas']['ClashKind'];
/** What a round or a visit would meet: blocked days, a round in the same hall, another visit that day, or people who have to be elsewhere. */
export const clashKindValues = [
  "Blocked",
  "Hall",
  "People",
  "Visit",
] as const satisfies readonly ClashKind[];

export type CompanyCheck = components['schemas']['CompanyCheck'];
/** What staff check of a company before it may hire. */
export const companyCheckValues = [
  "GST",
  "Incorporation",
  "PAN",
  "Website",
  "Contact",
] as const satisfies readonly CompanyCheck[];

export type CompanyMergeRefusal = components['schemas']['CompanyMergeRefusal'];
export const companyMergeRefusalValues = [
  "same",
  "merged",
  "withdrawn",
  "suspended",
  "not-verified",
  "payment-open",
  "wallet-frozen",
] as const satisfies readonly CompanyMergeRefusal[];

export type ConsentPurpose = components['schemas']['ConsentPurpose'];
export const consentPurposeValues = [
  "service",
  "share-with-employers",
  "messages",
  "guardian",
] as const satisfies readonly ConsentPurpose[];

export type ContactPolicy = components['schemas']['ContactPolicy'];
/** When an employer sees contact details. */
export const contactPolicyValues = [
  "Portal only",
  "After shortlist",
] as const satisfies readonly ContactPolicy[];

export type CreditFlow = components['schemas']['CreditFlow'];
/** Which way credits of people and companies went: spent by decisions and charges, less what was given back; expired; or issued, which is every other kind. */
export const creditFlowValues = [
  "issued",
  "spent",
  "expired",
] as const satisfies readonly CreditFlow[];

export type CurrentDegreeLevel = components['schemas']['CurrentDegreeLevel'];
/** Degrees that one can be studying for. */
export const currentDegreeLevelValues = [
  "DIPLOMA",
  "ENGINEERING",
  "GRADUATION",
  "POST GRADUATION",
] as const satisfies readonly CurrentDegreeLevel[];

export type CvAccent = components['schemas']['CvAccent'];
/** Colour of headings and lines. Each has a contrast of 7 to 1 on white or more. */
export const cvAccentValues = [
  "slate",
  "indigo",
  "teal",
  "forest",
  "maroon",
  "plum",
] as const satisfies readonly CvAccent[];

export type CvCheckCode = components['schemas']['CvCheckCode'];
/** tooLong, more pages than the template allows. longSection, what to shorten first. missingDate, an entry says not when. unprintable, characters that no font of the CV has. gone, an entry was chosen that is no longer in the profile. requiredEmpty, a section that the template asks for says nothing. templateWithdrawn, it can be used on but not chosen again. contact, a text says how to reach the person: companies read it from the shortlist on. */
export const cvCheckCodeValues = [
  "tooLong",
  "longSection",
  "missingDate",
  "unprintable",
  "gone",
  "requiredEmpty",
  "templateWithdrawn",
  "contact",
] as const satisfies readonly CvCheckCode[];

export type CvFont = components['schemas']['CvFont'];
export const cvFontValues = [
  "Noto Sans",
  "Noto Serif",
] as const satisfies readonly CvFont[];

export type CvLayout = components['schemas']['CvLayout'];
export const cvLayoutValues = [
  "SingleColumn",
  "TwoColumn",
  "Compact",
  "Academic",
  "Lateral",
  "Plain",
] as const satisfies readonly CvLayout[];

export type CvSample = components['schemas']['CvSample'];
/** Somebody made up, to show a template by. Short, one who begins. Long, one of ten years. Hindi, one with a single name who writes Hindi. */
export const cvSampleValues = [
  "Short",
  "Long",
  "Hindi",
] as const satisfies readonly CvSample[];

export type CvSectionKey = components['schemas']['CvSectionKey'];
/** What a section of a CV is about; where its entries come from follows from it. */
export const cvSectionKeyValues = [
  "summary",
  "education",
  "experience",
  "projects",
  "skills",
  "certifications",
  "achievements",
  "languages",
  "links",
] as const satisfies readonly CvSectionKey[];

export type CvSpacing = components['schemas']['CvSpacing'];
export const cvSpacingValues = [
  "tight",
  "normal",
  "airy",
] as const satisfies readonly CvSpacing[];

export type CvVisibility = components['schemas']['CvVisibility'];
export const cvVisibilityValues = [
  "Private",
  "Employers",
] as const satisfies readonly CvVisibility[];

export type DashboardFigureKey = components['schemas']['DashboardFigureKey'];
/** What a figure of the dashboard counts. */
export const dashboardFigureKeyValues = [
  "eligible",
  "needsData",
  "applied",
  "onHold",
  "shortlisted",
  "offers",
  "accepted",
  "joined",
  "openJobs",
  "closingSoon",
  "undecided",
  "offersEnding",
  "overdue",
  "approvals",
  "profileChecks",
  "changeRequests",
  "withoutApplication",
  "students",
  "placed",
  "newLeads",
  "outcomeChecks",
  "companyChecks",
  "instituteChecks",
  "jobReviews",
  "skillProposals",
] as const satisfies readonly DashboardFigureKey[];

export type Degree = components['schemas']['Degree'];
/** ENGINEERING is B.E. and B.Tech; GRADUATION the other bachelor degrees; POST GRADUATION master degrees. */
export const degreeValues = [
  "SSC",
  "HSC",
  "DIPLOMA",
  "ENGINEERING",
  "GRADUATION",
  "POST GRADUATION",
] as const satisfies readonly Degree[];

export type Density = components['schemas']['Density'];
/** How close things stand to each other. */
export const densityValues = [
  "comfortable",
  "compact",
] as const satisfies readonly Density[];

export type Difficulty = components['schemas']['Difficulty'];
export const difficultyValues = [
  "Easy",
  "Medium",
  "Hard",
] as const satisfies readonly Difficulty[];

export type EligibilityGate = components['schemas']['EligibilityGate'];
/** account, active with a verified mobile number. open, one can apply now. audience, freshers or people with experience. institute, the job is for the candidate's and approved there. season, the candidate takes part in it. policy, the season's rules about offers. mapping, nothing was decided about the job yet. credits, enough to apply. looking, the candidate has not said otherwise; only told of those who have. hold, the institute keeps the candidate from applying; only told of those whom it does. */
export const eligibilityGateValues = [
  "account",
  "looking",
  "hold",
  "open",
  "audience",
  "institute",
  "season",
  "policy",
  "mapping",
  "credits",
] as const satisfies readonly EligibilityGate[];

export type EligibilityVerdict = components['schemas']['EligibilityVerdict'];
/** NeedsData means that a rule could not be judged, because the profile does not say. */
export const eligibilityVerdictValues = [
  "Eligible",
  "NotEligible",
  "NeedsData",
] as const satisfies readonly EligibilityVerdict[];

export type EmployeeCount = components['schemas']['EmployeeCount'];
/** Band of the number of employees. */
export const employeeCountValues = [
  "1-10",
  "11-50",
  "51-200",
  "201-500",
  "501-1000",
  "1000+",
] as const satisfies readonly EmployeeCount[];

export type EmploymentType = components['schemas']['EmploymentType'];
export const employmentTypeValues = [
  "Full Time",
  "Internship",
  "Contract",
  "Apprenticeship",
] as const satisfies readonly EmploymentType[];

export type EnrolmentState = components['schemas']['EnrolmentState'];
export const enrolmentStateValues = [
  "Pending",
  "Active",
  "Removed",
  "Withdrawn",
] as const satisfies readonly EnrolmentState[];

export type EntityType = components['schemas']['EntityType'];
/** Kind of organisation that an account can belong to. */
export const entityTypeValues = [
  "Employer",
  "University",
  "Institute",
] as const satisfies readonly EntityType[];

export type ErrorCode = components['schemas']['ErrorCode'];
/** What went wrong, for programs. The status that each belongs to stands in the package's readme. */
export const errorCodeValues = [
  "BAD_REQUEST",
  "INVALID_CREDENTIALS",
  "OTP_INVALID",
  "TOKEN_INVALID",
  "UNAUTHENTICATED",
  "TOKEN_EXPIRED",
  "FORBIDDEN",
  "OUT_OF_SCOPE",
  "ACCOUNT_SUSPENDED",
  "NOT_ENTITLED",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "NOT_ACCEPTABLE",
  "DUPLICATE",
  "STALE",
  "ILLEGAL_TRANSITION",
  "NOT_ELIGIBLE",
  "JOB_CLOSED",
  "COMPANY_NOT_VERIFIED",
  "INSUFFICIENT_CREDITS",
  "PRICE_CHANGED",
  "OTP_REQUIRED",
  "OTP_USED",
  "MOBILE_NOT_VERIFIED",
  "ALREADY_ACTIVE",
  "ALREADY_INVITED",
  "IN_USE",
  "QUOTA_EXCEEDED",
  "IDEMPOTENCY_MISMATCH",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "VALIDATION_FAILED",
  "CAPTCHA_FAILED",
  "RATE_LIMITED",
  "OTP_COOLDOWN",
  "INTERNAL",
  "NOT_IMPLEMENTED",
  "UNAVAILABLE",
] as const satisfies readonly ErrorCode[];

export type FormName = components['schemas']['FormName'];
/** A table that leaves the house. `nirf`: the ranking's, per level and length of study. `naac-placement`, `naac-progression`: lists of who was placed, and who studies on. `nba`: per program. `iprs`: offers and pay by function, sector or place; `iprs-people`, `iprs-offers`, `iprs-participation`, `iprs-opted-out`: its people, its offers, who took part, and who did not and why. `programs`: each program with its median pay beside that of the year before. `institutes`: each institute in reach. `refusals-jobs`, `refusals-companies`, `refusals-institutes`: why applications were refused, and `refusals-people` whose. */
export const formNameValues = [
  "nirf",
  "naac-placement",
  "naac-progression",
  "nba",
  "iprs",
  "iprs-people",
  "iprs-offers",
  "iprs-participation",
  "iprs-opted-out",
  "programs",
  "institutes",
  "refusals-jobs",
  "refusals-companies",
  "refusals-institutes",
  "refusals-people",
] as const satisfies readonly FormName[];

export type Gender = components['schemas']['Gender'];
/** Optional everywhere, never shown to employers. */
export const genderValues = [
  "Male",
  "Female",
  "Other",
  "Undisclosed",
] as const satisfies readonly Gender[];

export type GrantRule = components['schemas']['GrantRule'];
/** When a fresher's opening credits are given. */
export const grantRuleValues = [
  "On OTP",
  "On roster match",
  "On confirmation",
] as const satisfies readonly GrantRule[];

export type HallUseKind = components['schemas']['HallUseKind'];
/** What is in a hall. */
export const hallUseKindValues = [
  "Visit",
  "Round",
] as const satisfies readonly HallUseKind[];

export type HoldKind = components['schemas']['HoldKind'];
/** Why an institute keeps a student from applying. Dues, something is to be paid or given back. Discipline, a decision of the institute. */
export const holdKindValues = [
  "Dues",
  "Discipline",
  "Other",
] as const satisfies readonly HoldKind[];

export type HostState = components['schemas']['HostState'];
/** What the office of a campus has said about hosting a drive. */
export const hostStateValues = [
  "Asked",
  "Agreed",
  "Declined",
] as const satisfies readonly HostState[];

export type ImagePurpose = components['schemas']['ImagePurpose'];
export const imagePurposeValues = [
  "avatar",
  "logo",
  "proof",
  "jd-attachment",
  "cv-pdf",
  "receipt",
  "offer-letter",
] as const satisfies readonly ImagePurpose[];

export type ImportKind = components['schemas']['ImportKind'];
/** What a file has in its rows. */
export const importKindValues = [
  "application",
  "city",
  "company",
  "cvTemplate",
  "enrolment",
  "hold",
  "industry",
  "institute",
  "jobProfile",
  "jobProfileLateral",
  "jobTemplate",
  "marks",
  "masterProgram",
  "program",
  "question",
  "recruiter",
  "roundResult",
  "season",
  "sector",
  "skill",
  "student",
  "university",
] as const satisfies readonly ImportKind[];

export type ImportMode = components['schemas']['ImportMode'];
/** dryRun checks every row and changes nothing. */
export const importModeValues = [
  "dryRun",
  "commit",
] as const satisfies readonly ImportMode[];

export type ImportState = components['schemas']['ImportState'];
/** Cancelled keeps the rows that were taken in before. */
export const importStateValues = [
  "Running",
  "Done",
  "Cancelled",
  "Refused",
] as const satisfies readonly ImportState[];

export type ImportVerdict = components['schemas']['ImportVerdict'];
export const importVerdictValues = [
  "create",
  "update",
  "unchanged",
  "error",
] as const satisfies readonly ImportVerdict[];

export type InstituteType = components['schemas']['InstituteType'];
export const instituteTypeValues = [
  "Engineering",
  "Polytechnic",
  "Arts-Science-Commerce",
  "Management",
  "Pharmacy",
  "ITI",
  "Other",
] as const satisfies readonly InstituteType[];

export type JobAttention = components['schemas']['JobAttention'];
/** Why a job needs somebody. `closingSoon`: it is open and closes within a week. `undecided`: applications wait for a decision. `offersEnding`: an offer without an answer ends within two days. `overdue`: applications wait for a decision though the result was promised for an earlier day. */
export const jobAttentionValues = [
  "closingSoon",
  "undecided",
  "offersEnding",
  "overdue",
] as const satisfies readonly JobAttention[];

export type JobLevel = components['schemas']['JobLevel'];
export const jobLevelValues = [
  "Associate",
  "Senior",
  "Lead",
  "Manager",
  "Head",
] as const satisfies readonly JobLevel[];

export type JobOpener = components['schemas']['JobOpener'];
/** What alone keeps a candidate out of jobs and can change. `backlogs`: live ones. `skills`, `languages`, `cities`: those that jobs ask for. `season`: joining it. `approval`: of the placement office, which the candidate waits for. */
export const jobOpenerValues = [
  "backlogs",
  "skills",
  "languages",
  "cities",
  "season",
  "approval",
] as const satisfies readonly JobOpener[];

export type JobPhase = components['schemas']['JobPhase'];
/** Where a job description is in its life; derived from its status, dates and approvals. */
export const jobPhaseValues = [
  "Draft",
  "Awaiting approval",
  "Open",
  "Closed",
  "Cancelled",
] as const satisfies readonly JobPhase[];

export type JobReviewKind = components['schemas']['JobReviewKind'];
/** Why support looks at a job. Trust scan, its text asks for money, or leads around the portal. Pay or bond, it is to pay less or bind longer than was posted. Offer, an applicant is to get less than was posted. Report, a candidate reported it. */
export const jobReviewKindValues = [
  "Trust scan",
  "Pay or bond",
  "Offer",
  "Report",
] as const satisfies readonly JobReviewKind[];

export type JobReviewState = components['schemas']['JobReviewState'];
/** Withdrawn, what was asked for is no longer asked. */
export const jobReviewStateValues = [
  "Open",
  "Allowed",
  "Refused",
  "Withdrawn",
] as const satisfies readonly JobReviewState[];

export type JobReviewVerdict = components['schemas']['JobReviewVerdict'];
/** Allowed, the text may be posted, the change is made, the reported job is all right. Refused, it is not; a reported job is closed. */
export const jobReviewVerdictValues = [
  "Allowed",
  "Refused",
] as const satisfies readonly JobReviewVerdict[];

export type JobStep = components['schemas']['JobStep'];
/** A step of a job from one state to another. */
export const jobStepValues = [
  "Change",
  "Post",
  "Unpost",
  "Close",
  "Cancel",
  "Delete",
] as const satisfies readonly JobStep[];

export type JobType = components['schemas']['JobType'];
export const jobTypeValues = [
  "Full Time",
  "Internship",
  "Internship + PPO",
  "Apprenticeship",
  "Contract",
] as const satisfies readonly JobType[];

export type LanguageProficiency = components['schemas']['LanguageProficiency'];
export const languageProficiencyValues = [
  "Basic",
  "Conversational",
  "Fluent",
  "Native",
] as const satisfies readonly LanguageProficiency[];

export type LeadNextAction = components['schemas']['LeadNextAction'];
export const leadNextActionValues = [
  "Open",
  "Call back",
  "Send proposal",
  "Meeting",
  "None",
] as const satisfies readonly LeadNextAction[];

export type LeadStatus = components['schemas']['LeadStatus'];
export const leadStatusValues = [
  "New",
  "Contacted",
  "Qualified",
  "Converted",
  "Lost",
] as const satisfies readonly LeadStatus[];

export type Locale = components['schemas']['Locale'];
/** Language of messages to a person. */
export const localeValues = [
  "en",
  "hi",
  "mr",
] as const satisfies readonly Locale[];

export type MappingDecision = components['schemas']['MappingDecision'];
/** A status as asked for. Accepted means Applied; Rejected from a candidate means Declined. */
export const mappingDecisionValues = [
  "Accepted",
  "Rejected",
  "Applied",
  "Declined",
  "Withdrawn",
  "Shortlisted",
  "On Hold",
  "Selected",
  "Offer Accepted",
  "Offer Declined",
  "Joined",
  "Cancelled",
] as const satisfies readonly MappingDecision[];

export type MappingReason = components['schemas']['MappingReason'];
/** Why a mapping was rejected, withdrawn or declined. */
export const mappingReasonValues = [
  "Criteria",
  "Skills",
  "Position filled",
  "No show",
  "Other offer",
  "Personal",
  "Other",
] as const satisfies readonly MappingReason[];

export type MappingStatus = components['schemas']['MappingStatus'];
/** Where a candidate stands with a job. Eligible is whoever may apply and has not decided: it follows from the rules whenever it is read. */
export const mappingStatusValues = [
  "Eligible",
  "Applied",
  "Declined",
  "Withdrawn",
  "Shortlisted",
  "On Hold",
  "Rejected",
  "Selected",
  "Offer Accepted",
  "Offer Declined",
  "Joined",
  "Expired",
  "Cancelled",
] as const satisfies readonly MappingStatus[];

export type MaritalStatus = components['schemas']['MaritalStatus'];
export const maritalStatusValues = [
  "Married",
  "Unmarried",
] as const satisfies readonly MaritalStatus[];

export type MarkName = components['schemas']['MarkName'];
/** A figure of a candidate's studies. SSC, HSC and DIPLOMA are the score of that stage; those of a semester say which. */
export const markNameValues = [
  "cgpa",
  "percentage",
  "liveBacklogs",
  "deadBacklogs",
  "sgpa",
  "semesterPercentage",
  "semesterBacklogs",
  "SSC",
  "HSC",
  "DIPLOMA",
] as const satisfies readonly MarkName[];

export type Medium = components['schemas']['Medium'];
export const mediumValues = [
  "English",
  "Other",
] as const satisfies readonly Medium[];

export type MessageChannel = components['schemas']['MessageChannel'];
/** By SMS, by e-mail, to a browser, or on WhatsApp. */
export const messageChannelValues = [
  "sms",
  "email",
  "push",
  "whatsapp",
] as const satisfies readonly MessageChannel[];

export type MessageState = components['schemas']['MessageState'];
/** By e-mail, SMS or WhatsApp: it waits; it was taken over by the mail server, the gateway or WhatsApp; it was given up; the person has switched that off, or a notification of this weight does not go out so; there is no confirmed address; the person is out of the sender's reach by now; what became of it is not known any more. */
export const messageStateValues = [
  "Waiting",
  "Sent",
  "Failed",
  "SwitchedOff",
  "NoAddress",
  "OutOfReach",
  "Unknown",
] as const satisfies readonly MessageState[];

export type NextActionKey = components['schemas']['NextActionKey'];
export const nextActionKeyValues = [
  "confirm-email",
  "answer-offer",
  "job-closing",
  "missing-part",
  "join-season",
  "complete-profile",
  "low-credits",
  "company-unverified",
  "company-suspended",
  "company-refused",
] as const satisfies readonly NextActionKey[];

export type NoticeVersion = components['schemas']['NoticeVersion'];
/** Versions of the privacy notice, the one in force first. Its words are the portal's. */
export const noticeVersionValues = [
  "2026-11",
] as const satisfies readonly NoticeVersion[];

export type NotificationOrigin = components['schemas']['NotificationOrigin'];
/** Who sent a message. Written by somebody; or by the platform itself, to those whom its occasion is about. */
export const notificationOriginValues = [
  "Written",
  "Automatic",
] as const satisfies readonly NotificationOrigin[];

export type NotificationState = components['schemas']['NotificationState'];
/** Waiting for its time, sent, or recalled. */
export const notificationStateValues = [
  "Waiting",
  "Sent",
  "Recalled",
] as const satisfies readonly NotificationState[];

export type NotificationType = components['schemas']['NotificationType'];
export const notificationTypeValues = [
  "Broadcast",
  "Critical",
] as const satisfies readonly NotificationType[];

export type OfferGroup = components['schemas']['OfferGroup'];
/** What offers are grouped by: the job's profile, the industry of the company, the place of work, or what became of the offer. */
export const offerGroupValues = [
  "function",
  "sector",
  "place",
  "state",
] as const satisfies readonly OfferGroup[];

export type OtpPurpose = components['schemas']['OtpPurpose'];
/** What a one-time password is for. */
export const otpPurposeValues = [
  "register",
  "reset",
] as const satisfies readonly OtpPurpose[];

export type OutcomeCount = components['schemas']['OutcomeCount'];
/** As what somebody counts in reports, by the final outcome, each person once. placed: a job; studies: higher studies; business: an own business. */
export const outcomeCountValues = [
  "placed",
  "studies",
  "business",
] as const satisfies readonly OutcomeCount[];

export type OutcomeKind = components['schemas']['OutcomeKind'];
/** What came of somebody's studies. On campus: an offer of a job of the platform that was accepted; it is written by itself. The others are reported by the student, or entered by the placement office. */
export const outcomeKindValues = [
  "On campus",
  "Off campus",
  "Pre-placement offer",
  "Higher studies",
  "Own business",
  "Government exam",
] as const satisfies readonly OutcomeKind[];

export type OutcomeState = components['schemas']['OutcomeState'];
/** Whether the placement office has seen the proof. */
export const outcomeStateValues = [
  "Reported",
  "Confirmed",
  "Sent back",
] as const satisfies readonly OutcomeState[];

export type ParentRelation = components['schemas']['ParentRelation'];
export const parentRelationValues = [
  "Father",
  "Mother",
  "Guardian",
] as const satisfies readonly ParentRelation[];

export type PaymentStatus = components['schemas']['PaymentStatus'];
/** Created, nobody has tried to pay. Attempted, a payment runs. Failed, the last one failed and another may follow. Expired, nobody paid in time. An order that is paid late still becomes Paid. */
export const paymentStatusValues = [
  "Created",
  "Attempted",
  "Paid",
  "Failed",
  "Expired",
  "Refunded",
] as const satisfies readonly PaymentStatus[];

export type Permission = components['schemas']['Permission'];
/** What a role may do: a verb and a resource, or one of the six special permissions at the end. `Manage X` opens the screen and reads; `Create X`, `Update X` and `Delete X` are separate; `View X` reads through other screens. */
export const permissionValues = [
  "Manage City",
  "Create City",
  "Update City",
  "Delete City",
  "View City",
  "Manage Skill",
  "Create Skill",
  "Update Skill",
  "Delete Skill",
  "View Skill",
  "Manage Institute",
  "Create Institute",
  "Update Institute",
  "Delete Institute",
  "View Institute",
  "Manage Job-Description",
  "Create Job-Description",
  "Update Job-Description",
  "Delete Job-Description",
  "View Job-Description",
  "Manage JobProfile",
  "Create JobProfile",
  "Update JobProfile",
  "Delete JobProfile",
  "View JobProfile",
  "Manage Company",
  "Create Company",
  "Update Company",
  "Delete Company",
  "View Company",
  "Manage Industry",
  "Create Industry",
  "Update Industry",
  "Delete Industry",
  "View Industry",
  "Manage Lead",
  "Create Lead",
  "Update Lead",
  "Delete Lead",
  "View Lead",
  "Manage Program",
  "Create Program",
  "Update Program",
  "Delete Program",
  "View Program",
  "Manage Question",
  "Create Question",
  "Update Question",
  "Delete Question",
  "View Question",
  "Manage Sector",
  "Create Sector",
  "Update Sector",
  "Delete Sector",
  "View Sector",
  "Manage User",
  "Create User",
  "Update User",
  "Delete User",
  "View User",
  "Manage University",
  "Create University",
  "Update University",
  "Delete University",
  "View University",
  "Manage Setting",
  "Create Setting",
  "Update Setting",
  "Delete Setting",
  "View Setting",
  "Manage Notification",
  "Create Notification",
  "Update Notification",
  "Delete Notification",
  "View Notification",
  "Manage Role",
  "Create Role",
  "Update Role",
  "Delete Role",
  "View Role",
  "Manage Season",
  "Create Season",
  "Update Season",
  "Delete Season",
  "View Season",
  "Manage Job Template",
  "Create Job Template",
  "Update Job Template",
  "Delete Job Template",
  "View Job Template",
  "Manage Job Profiles",
  "Create Job Profiles",
  "Update Job Profiles",
  "Delete Job Profiles",
  "View Job Profiles",
  "Manage Candidate Profile",
  "Create Candidate Profile",
  "Update Candidate Profile",
  "Delete Candidate Profile",
  "View Candidate Profile",
  "Manage CV Templates",
  "Create CV Templates",
  "Update CV Templates",
  "Delete CV Templates",
  "View CV Templates",
  "Manage JD",
  "View Eligible Students",
  "Manage Dashboard",
  "Manage Job Applications",
  "View My Jobs",
  "View Support User",
] as const satisfies readonly Permission[];

export type Persona = components['schemas']['Persona'];
export const personaValues = [
  "fresher",
  "experienced",
  "employer",
  "officer",
  "staff",
] as const satisfies readonly Persona[];

export type PersonalDataKind = components['schemas']['PersonalDataKind'];
/** What is kept about a person, as it is counted before an erasure. Parts of what is counted, such as the steps of an application, are not counted for themselves. */
export const personalDataKindValues = [
  "account",
  "profile",
  "documents",
  "cvs",
  "applications",
  "placements",
  "seasons",
  "savedJobs",
  "messages",
  "consents",
  "enquiries",
  "importedRows",
  "wallet",
  "payments",
  "trail",
  "imports",
  "suggestedSkills",
  "jobReviews",
  "contacts",
] as const satisfies readonly PersonalDataKind[];

export type PlacementPlan = components['schemas']['PlacementPlan'];
/** What a candidate plans. Only who is looking is eligible for jobs and told of them. */
export const placementPlanValues = [
  "Looking",
  "Placed elsewhere",
  "Higher studies",
  "Not looking",
] as const satisfies readonly PlacementPlan[];

export type PlacementState = components['schemas']['PlacementState'];
export const placementStateValues = [
  "Not placed",
  "Offer pending",
  "Placed",
] as const satisfies readonly PlacementState[];

export type ProfileCheck = components['schemas']['ProfileCheck'];
/** How far staff have checked what a candidate studies; missing means that the candidate has not said it. With `change`, the candidate asks to change something that is verified. */
export const profileCheckValues = [
  "waiting",
  "verified",
  "rejected",
  "missing",
  "change",
] as const satisfies readonly ProfileCheck[];

export type ProfilePartName = components['schemas']['ProfilePartName'];
/** What counts for the completion of a profile. `higherSecondary` is HSC or a diploma, `degree` the current degree or a completed one, `skills` at least five of them, `practice` an entry of experience or a project. */
export const profilePartNameValues = [
  "account",
  "personal",
  "photo",
  "address",
  "ssc",
  "higherSecondary",
  "degree",
  "academics",
  "skills",
  "languages",
  "practice",
] as const satisfies readonly ProfilePartName[];

export type PushKind = components['schemas']['PushKind'];
/** Kinds of news that a browser shows while the portal is closed: offers, other words about applications, approvals and checks of the placement office, and jobs to apply for. */
export const pushKindValues = [
  "offers",
  "results",
  "approvals",
  "jobs",
] as const satisfies readonly PushKind[];

export type QuestionPurpose = components['schemas']['QuestionPurpose'];
export const questionPurposeValues = [
  "Screening",
  "Skill check",
  "Profile",
] as const satisfies readonly QuestionPurpose[];

export type ReceiptKind = components['schemas']['ReceiptKind'];
export const receiptKindValues = [
  "Receipt voucher",
  "Refund voucher",
] as const satisfies readonly ReceiptKind[];

export type RecruiterStatus = components['schemas']['RecruiterStatus'];
/** Where a placement office stands with a company. */
export const recruiterStatusValues = [
  "To call",
  "Called",
  "Interested",
  "Invited",
  "Visit agreed",
  "Came",
  "Declined",
] as const satisfies readonly RecruiterStatus[];

export type ReportGroup = components['schemas']['ReportGroup'];
export const reportGroupValues = [
  "institute",
  "program",
  "season",
  "month",
] as const satisfies readonly ReportGroup[];

export type ReportName = components['schemas']['ReportName'];
/** `signups`: accounts per day or month, for the platform's staff also companies. `leads`: leads by status. `credits`: credits issued and spent per month. `completion`: how many candidates have filled in how much of their profile. `program`: students by program and verification. `funnel`: candidates by how far they ever got with jobs that are posted. `season`: those who take part in a season by program, each once, with the share of those placed and the median of their pay. `institute`: students by institute and verification. */
export const reportNameValues = [
  "signups",
  "leads",
  "credits",
  "completion",
  "program",
  "funnel",
  "institute",
  "season",
] as const satisfies readonly ReportName[];

export type ResumeLeftReason = components['schemas']['ResumeLeftReason'];
/** noPlace, a part of the format that a CV here has no place for. incomplete, it says not what an entry needs. noDate, a date that is missing, no date or less than is needed. unreadable, another shape than the format has there. tooLong, it is longer than a record holds. tooMany, more entries than are looked at. unknownSkill, the catalogue has no skill of this name. badAddress, a link that is not one of https. noSummary, projects, certificates and awards need the academic summary first. full, the list holds no more. notInRecord, education is taken from the profile alone. ofAccount, the account says who the person is and how to reach them. cut, only its beginning was taken. shortened, the CV says all of it and the record its beginning. order, it ends before it begins. future, its date is still to come. verified, staff have verified this part of the record. refused, the record's rules refuse it. */
export const resumeLeftReasonValues = [
  "noPlace",
  "incomplete",
  "noDate",
  "unreadable",
  "tooLong",
  "tooMany",
  "unknownSkill",
  "badAddress",
  "noSummary",
  "full",
  "notInRecord",
  "ofAccount",
  "cut",
  "shortened",
  "order",
  "future",
  "verified",
  "refused",
] as const satisfies readonly ResumeLeftReason[];

export type ReviewVerdict = components['schemas']['ReviewVerdict'];
/** What staff decided about a section of a profile. */
export const reviewVerdictValues = [
  "Verified",
  "Rejected",
] as const satisfies readonly ReviewVerdict[];

export type RoleScope = components['schemas']['RoleScope'];
/** Which rows a role reaches. With `job` those of the own company's jobs that the person is named for. */
export const roleScopeValues = [
  "own",
  "job",
  "company",
  "institute",
  "university",
  "all",
] as const satisfies readonly RoleScope[];

export type RoundAttendance = components['schemas']['RoundAttendance'];
export const roundAttendanceValues = [
  "Unknown",
  "Present",
  "Absent",
  "Excused",
] as const satisfies readonly RoundAttendance[];

export type RoundAudience = components['schemas']['RoundAudience'];
/** Who takes part in a round. Applied: everybody who has applied; passing it is being shortlisted. Passed: who passed the round before, and before all others, who is shortlisted. */
export const roundAudienceValues = [
  "Applied",
  "Passed",
] as const satisfies readonly RoundAudience[];

export type RoundChange = components['schemas']['RoundChange'];
/** What happened in a round. Corrected, a result after its round has closed; Moved, its time or place. */
export const roundChangeValues = [
  "Planned",
  "Moved",
  "Attendance",
  "Result",
  "Corrected",
] as const satisfies readonly RoundChange[];

export type RoundKind = components['schemas']['RoundKind'];
/** What a round of a selection is. */
export const roundKindValues = [
  "Pre-placement talk",
  "Aptitude test",
  "Coding test",
  "Group discussion",
  "Technical interview",
  "HR interview",
  "Other",
] as const satisfies readonly RoundKind[];

export type RoundResult = components['schemas']['RoundResult'];
export const roundResultValues = [
  "None",
  "Passed",
  "Failed",
  "On hold",
  "Waiting list",
] as const satisfies readonly RoundResult[];

export type RoundState = components['schemas']['RoundState'];
/** Running from the first result or check-in on; a closed round changes by corrections alone. */
export const roundStateValues = [
  "Planned",
  "Running",
  "Closed",
] as const satisfies readonly RoundState[];

export type RuleOutcome = components['schemas']['RuleOutcome'];
export const ruleOutcomeValues = [
  "met",
  "not_met",
  "unknown",
] as const satisfies readonly RuleOutcome[];

export type ScoreType = components['schemas']['ScoreType'];
export const scoreTypeValues = [
  "Percentage",
  "CGPA",
] as const satisfies readonly ScoreType[];

export type SearchKind = components['schemas']['SearchKind'];
/** What was found. */
export const searchKindValues = [
  "student",
  "applicant",
  "staff",
  "job",
  "company",
  "institute",
  "lead",
  "season",
  "payment",
] as const satisfies readonly SearchKind[];

export type SeasonOutcome = components['schemas']['SeasonOutcome'];
/** How far somebody who takes part in a season got with its jobs. On the way: applied, shortlisted, offered. At the end exactly one of: placed, an offer was accepted; pending, one waits for its answer; elsewhere, studies and notLooking, by the placement record; notPlaced, still looking. */
export const seasonOutcomeValues = [
  "applied",
  "shortlisted",
  "offered",
  "placed",
  "pending",
  "elsewhere",
  "studies",
  "notLooking",
  "notPlaced",
] as const satisfies readonly SeasonOutcome[];

export type SeasonRule = components['schemas']['SeasonRule'];
/** What decides whether a student takes part in a season, and how many interviews missed (absences), offers declined (declines) and offers accepted (offers) end that for new jobs. Each can be lifted for a student. */
export const seasonRuleValues = [
  "registration",
  "passingYear",
  "program",
  "verifiedProfile",
  "absences",
  "declines",
  "offers",
] as const satisfies readonly SeasonRule[];

export type SeasonType = components['schemas']['SeasonType'];
export const seasonTypeValues = [
  "Placement",
  "Internship",
  "Open",
] as const satisfies readonly SeasonType[];

export type SelectionStage = components['schemas']['SelectionStage'];
/** Where somebody shortlisted stands in the selection. Ready for an offer has passed its last round, which is closed. */
export const selectionStageValues = [
  "Ready for an offer",
  "Waiting list",
] as const satisfies readonly SelectionStage[];

export type SkillCategory = components['schemas']['SkillCategory'];
export const skillCategoryValues = [
  "Technical",
  "Domain",
  "Tool",
  "Language",
  "Behavioural",
] as const satisfies readonly SkillCategory[];

export type SkillProficiency = components['schemas']['SkillProficiency'];
export const skillProficiencyValues = [
  "Beginner",
  "Intermediate",
  "Advanced",
  "Expert",
] as const satisfies readonly SkillProficiency[];

export type SkillStatus = components['schemas']['SkillStatus'];
/** Suggested by a candidate until staff approve or refuse it. */
export const skillStatusValues = [
  "Approved",
  "Suggested",
  "Refused",
] as const satisfies readonly SkillStatus[];

export type SlotOrder = components['schemas']['SlotOrder'];
/** In which order slots are given. Merit: marks of the round before, then CGPA; as listed: by name. */
export const slotOrderValues = [
  "Merit",
  "Roll number",
  "As listed",
] as const satisfies readonly SlotOrder[];

export type SlotQueue = components['schemas']['SlotQueue'];
/** Where somebody with a slot stands on its day. Called to the door of the panel, in it, or out again. */
export const slotQueueValues = [
  "Not here",
  "Here",
  "Called",
  "In",
  "Done",
] as const satisfies readonly SlotQueue[];

export type SmsText = components['schemas']['SmsText'];
/** The texts that go out by SMS. In India each has to be registered (DLT), in each language. */
export const smsTextValues = [
  "code-register",
  "code-reset",
  "code-new-number",
  "code-guardian",
  "guardian-agreed",
  "number-changed",
  "password-changed",
  "email-change-undone",
  "tries-refused",
  "notice",
] as const satisfies readonly SmsText[];

export type StateCode = components['schemas']['StateCode'];
/** Second part of the ISO 3166-2:IN code of a state or union territory. */
export const stateCodeValues = [
  "AN",
  "AP",
  "AR",
  "AS",
  "BR",
  "CG",
  "CH",
  "DH",
  "DL",
  "GA",
  "GJ",
  "HP",
  "HR",
  "JH",
  "JK",
  "KA",
  "KL",
  "LA",
  "LD",
  "MH",
  "ML",
  "MN",
  "MP",
  "MZ",
  "NL",
  "OD",
  "PB",
  "PY",
  "RJ",
  "SK",
  "TN",
  "TR",
  "TS",
  "UK",
  "UP",
  "WB",
] as const satisfies readonly StateCode[];

export type StatusType = components['schemas']['StatusType'];
/** Whether a record is still worked on or is there for everybody (specification, section 9). */
export const statusTypeValues = [
  "Draft",
  "Posted",
] as const satisfies readonly StatusType[];

export type TableFormat = components['schemas']['TableFormat'];
/** A kind of file that holds a table. */
export const tableFormatValues = [
  "csv",
  "xlsx",
] as const satisfies readonly TableFormat[];

export type TemplateScope = components['schemas']['TemplateScope'];
/** Whose a template or question is. */
export const templateScopeValues = [
  "Platform",
  "Company",
] as const satisfies readonly TemplateScope[];

export type TestState = components['schemas']['TestState'];
/** Where a candidate stands with a test. Open can be begun now; Missed cannot be begun any more. */
export const testStateValues = [
  "Ahead",
  "Open",
  "Running",
  "Done",
  "Missed",
] as const satisfies readonly TestState[];

export type TextSize = components['schemas']['TextSize'];
/** Size of the text beside what the browser is set to. */
export const textSizeValues = [
  "normal",
  "large",
  "larger",
] as const satisfies readonly TextSize[];

export type Theme = components['schemas']['Theme'];
/** Colours of the portal; system follows the device. */
export const themeValues = [
  "system",
  "light",
  "dark",
  "high-contrast-light",
  "high-contrast-dark",
] as const satisfies readonly Theme[];

export type TrustRule = components['schemas']['TrustRule'];
/** fee, candidates are asked for money. contact, a way around the portal. link, an address of a web site. file, a PDF that cannot be read as text to its end. */
export const trustRuleValues = [
  "fee",
  "contact",
  "link",
  "file",
] as const satisfies readonly TrustRule[];

export type TrustVerdict = components['schemas']['TrustVerdict'];
/** What staff decided about an organisation. */
export const trustVerdictValues = [
  "Verified",
  "Rejected",
  "Suspended",
  "Pending",
] as const satisfies readonly TrustVerdict[];

export type UniversityType = components['schemas']['UniversityType'];
export const universityTypeValues = [
  "Central",
  "State",
  "Deemed",
  "Private",
  "Open",
  "National Importance",
] as const satisfies readonly UniversityType[];

export type UserStatus = components['schemas']['UserStatus'];
/** Pending OTP until the mobile number is verified; such a row reserves nothing. Suspended by staff, Deactivated by the person. Erased keeps only the row. */
export const userStatusValues = [
  "Pending OTP",
  "Active",
  "Suspended",
  "Deactivated",
  "Erased",
] as const satisfies readonly UserStatus[];

export type UserType = components['schemas']['UserType'];
/** C candidate, E employer, S staff (support, institute and university officers). */
export const userTypeValues = [
  "C",
  "E",
  "S",
] as const satisfies readonly UserType[];

export type VerifiableSection = components['schemas']['VerifiableSection'];
/** A section of a profile whose values staff compare with papers. */
export const verifiableSectionValues = [
  "academics",
  "education",
  "currDegree",
] as const satisfies readonly VerifiableSection[];

export type VerificationStatus = components['schemas']['VerificationStatus'];
/** How far staff have checked an organisation. */
export const verificationStatusValues = [
  "Unverified",
  "Pending",
  "Verified",
  "Rejected",
  "Suspended",
] as const satisfies readonly VerificationStatus[];

export type Visibility = components['schemas']['Visibility'];
export const visibilityValues = [
  "Private",
  "Public",
] as const satisfies readonly Visibility[];

export type VisitSide = components['schemas']['VisitSide'];
/** Which side of a visit cancelled it. */
export const visitSideValues = [
  "Company",
  "Institute",
] as const satisfies readonly VisitSide[];

export type VisitState = components['schemas']['VisitState'];
/** Wanted until the institute's office sets a day; moved when that is, or becomes, another day than was wished or set. */
export const visitStateValues = [
  "Wanted",
  "Confirmed",
  "Moved",
  "Cancelled",
] as const satisfies readonly VisitState[];

export type WalletEntryKind = components['schemas']['WalletEntryKind'];
export const walletEntryKindValues = [
  "Recharge",
  "Grant",
  "Accept",
  "Reject",
  "Registration",
  "Refund",
  "Adjustment",
  "Transfer",
  "Expiry",
] as const satisfies readonly WalletEntryKind[];

export type WalletOwnerType = components['schemas']['WalletOwnerType'];
/** user, a candidate. company, shared by its employers. institute, its grant pool. platform, the accounts of the platform itself. */
export const walletOwnerTypeValues = [
  "user",
  "company",
  "institute",
  "platform",
] as const satisfies readonly WalletOwnerType[];

export type WalletStatus = components['schemas']['WalletStatus'];
/** A frozen wallet takes no debit and no recharge. */
export const walletStatusValues = [
  "Active",
  "Frozen",
] as const satisfies readonly WalletStatus[];

export type WebhookDeliveryState = components['schemas']['WebhookDeliveryState'];
/** Where a message to a program stands. */
export const webhookDeliveryStateValues = [
  "Waiting",
  "Delivered",
  "Given up",
] as const satisfies readonly WebhookDeliveryState[];

export type WebhookTopic = components['schemas']['WebhookTopic'];
/** What a program hears of. Offers are made, accepted and declined; outcomes are those who joined; applications are all other steps. */
export const webhookTopicValues = [
  "applications",
  "offers",
  "outcomes",
] as const satisfies readonly WebhookTopic[];

export type WorkMode = components['schemas']['WorkMode'];
export const workModeValues = [
  "On site",
  "Hybrid",
  "Remote",
] as const satisfies readonly WorkMode[];
