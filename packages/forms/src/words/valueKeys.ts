/**
 * Which word each value of the contract's fixed lists has. A value that a list of the contract gets does not compile until it has one here; the word
 * itself stands in the texts of each language.
 */
import type {
  AbuseCategory,
  AnswerType,
  ApiKeyScope,
  Audience,
  CityTier,
  CompanyCheck,
  ContactPolicy,
  CvFont,
  CvLayout,
  CvSectionKey,
  CvSpacing,
  CvVisibility,
  Degree,
  Difficulty,
  EmployeeCount,
  GrantRule,
  InstituteType,
  JobLevel,
  JobType,
  LeadNextAction,
  LeadStatus,
  OutcomeKind,
  RecruiterStatus,
  QuestionPurpose,
  RoleScope,
  RoundAudience,
  RoundKind,
  ScoreType,
  HoldKind,
  SeasonRule,
  SeasonType,
  SkillCategory,
  SkillStatus,
  TemplateScope,
  TrustVerdict,
  UniversityType,
  WorkMode,
  WebhookTopic,
} from '@aarambh/api-client/enums';
import type { MessageKey } from '../messages/keys.ts';

type Keys<Value extends string> = Readonly<Record<Value, MessageKey>>;

/** The keys of the words for what is wrong with a job. */
export const abuseCategoryKeys = {
  'Fee asked': 'report fee',
  'Fake company': 'report fake',
  'Misleading pay': 'report pay',
  Discrimination: 'report discrimination',
  Other: 'report other',
} as const satisfies Keys<AbuseCategory>;

/** The keys of the words for the kinds of an answer. */
export const answerTypeKeys = {
  Single: 'answer type single',
  Multiple: 'answer type multiple',
  'Yes-No': 'answer type yes no',
  Number: 'answer type number',
  'Short text': 'answer type short',
  'Long text': 'answer type long',
  Date: 'answer type date',
} as const satisfies Keys<AnswerType>;

/** The keys of the words for who something is for. */
export const audienceKeys = {
  Fresher: 'audience fresher',
  Experienced: 'audience experienced',
  Both: 'audience both',
} as const satisfies Keys<Audience>;

/** The keys of the words for the tiers of cities. */
export const cityTierKeys = {
  Metro: 'tier metro',
  '1': 'tier one',
  '2': 'tier two',
  '3': 'tier three',
} as const satisfies Keys<CityTier>;

/** The keys of the words for what was checked of a company. */
export const companyCheckKeys = {
  GST: 'company checked gst',
  Incorporation: 'company checked incorporation',
  PAN: 'company checked pan',
  Website: 'company checked website',
  Contact: 'company checked contact',
} as const satisfies Keys<CompanyCheck>;

/** The keys of the words for when a company learns how to reach an applicant. */
export const contactPolicyKeys = {
  'After shortlist': 'contact policy after shortlist',
  'Portal only': 'contact policy portal only',
} as const satisfies Keys<ContactPolicy>;

/** The keys of the words for the fonts of a CV. */
export const cvFontKeys = {
  'Noto Sans': 'cv font sans',
  'Noto Serif': 'cv font serif',
} as const satisfies Keys<CvFont>;

/** The keys of the words for the layouts of a CV. */
export const cvLayoutKeys = {
  SingleColumn: 'cv layout single',
  TwoColumn: 'cv layout two',
  Compact: 'cv layout compact',
  Academic: 'cv layout academic',
  Lateral: 'cv layout lateral',
  Plain: 'cv layout plain',
} as const satisfies Keys<CvLayout>;

/** The keys of the words for the sections of a CV. */
export const cvSectionKeyKeys = {
  summary: 'cv section summary',
  education: 'cv section education',
  experience: 'cv section experience',
  projects: 'cv section projects',
  skills: 'cv section skills',
  certifications: 'cv section certifications',
  achievements: 'cv section achievements',
  languages: 'cv section languages',
  links: 'cv section links',
} as const satisfies Keys<CvSectionKey>;

/** The keys of the words for the spacings of a CV. */
export const cvSpacingKeys = {
  tight: 'cv spacing tight',
  normal: 'cv spacing normal',
  airy: 'cv spacing airy',
} as const satisfies Keys<CvSpacing>;

/** The keys of the words for who sees a CV. */
export const cvVisibilityKeys = {
  Private: 'cv visibility private',
  Employers: 'cv visibility employers',
} as const satisfies Keys<CvVisibility>;

/** The keys of the words for the levels of education, in lists of programs and what a job asks for. */
export const degreeKeys = {
  SSC: 'program degree ssc',
  HSC: 'program degree hsc',
  DIPLOMA: 'program degree diploma',
  ENGINEERING: 'program degree engineering',
  GRADUATION: 'program degree graduation',
  'POST GRADUATION': 'program degree post graduation',
} as const satisfies Keys<Degree>;

/** The keys of the words for how many people work for a company. */
export const employeeCountKeys = {
  '1-10': 'organization size smallest',
  '11-50': 'organization size small',
  '51-200': 'organization size medium',
  '201-500': 'organization size large',
  '501-1000': 'organization size larger',
  '1000+': 'organization size largest',
} as const satisfies Keys<EmployeeCount>;

/** The keys of the words for how hard a question is. */
export const difficultyKeys = {
  Easy: 'difficulty easy',
  Medium: 'difficulty medium',
  Hard: 'difficulty hard',
} as const satisfies Keys<Difficulty>;

/** The keys of the words for what credits are given for. */
export const grantRuleKeys = {
  'On OTP': 'grant rule otp',
  'On roster match': 'grant rule roster',
  'On confirmation': 'grant rule confirmation',
} as const satisfies Keys<GrantRule>;

/** The keys of the words for the kinds of an institute. */
export const instituteTypeKeys = {
  Engineering: 'institute type engineering',
  Polytechnic: 'institute type polytechnic',
  'Arts-Science-Commerce': 'institute type arts',
  Management: 'institute type management',
  Pharmacy: 'institute type pharmacy',
  ITI: 'institute type iti',
  Other: 'institute type other',
} as const satisfies Keys<InstituteType>;

/** The keys of the words for the levels of a job. */
export const jobLevelKeys = {
  Associate: 'job level associate',
  Senior: 'job level senior',
  Lead: 'job level lead',
  Manager: 'job level manager',
  Head: 'job level head',
} as const satisfies Keys<JobLevel>;

/** The keys of the words for the kinds of a job. */
export const jobTypeKeys = {
  'Full Time': 'job type full time',
  Internship: 'job type internship',
  'Internship + PPO': 'job type internship ppo',
  Apprenticeship: 'job type apprenticeship',
  Contract: 'job type contract',
} as const satisfies Keys<JobType>;

/** The keys of the words for what comes next with a lead. */
export const leadNextActionKeys = {
  Open: 'lead action open',
  'Call back': 'lead action call',
  'Send proposal': 'lead action proposal',
  Meeting: 'lead action meeting',
  None: 'lead action none',
} as const satisfies Keys<LeadNextAction>;

/** The keys of the words for where a lead stands. */
export const leadStatusKeys = {
  New: 'lead status new',
  Contacted: 'lead status contacted',
  Qualified: 'lead status qualified',
  Converted: 'lead status converted',
  Lost: 'lead status lost',
} as const satisfies Keys<LeadStatus>;

/** The keys of the words for where a placement office stands with a company. */
export const recruiterStatusKeys = {
  'To call': 'recruiter status to call',
  Called: 'recruiter status called',
  Interested: 'recruiter status interested',
  Invited: 'recruiter status invited',
  'Visit agreed': 'recruiter status visit agreed',
  Came: 'recruiter status came',
  Declined: 'recruiter status declined',
} as const satisfies Keys<RecruiterStatus>;

/** What came of somebody's studies and was found elsewhere than on the platform. */
export type FoundElsewhere = Exclude<OutcomeKind, 'On campus'>;

/** The keys of the words for it. */
export const outcomeKindKeys = {
  'Off campus': 'outcome kind elsewhere',
  'Pre-placement offer': 'outcome kind early',
  'Higher studies': 'outcome kind studies',
  'Own business': 'outcome kind business',
  'Government exam': 'outcome kind exam',
} as const satisfies Keys<FoundElsewhere>;

/** The keys of the words for what a question is for. */
export const questionPurposeKeys = {
  Screening: 'question purpose screening',
  'Skill check': 'question purpose check',
  Profile: 'question purpose profile',
} as const satisfies Keys<QuestionPurpose>;

/** The keys of the words for what a round of a selection is. */
export const roundKindKeys = {
  'Pre-placement talk': 'round kind talk',
  'Aptitude test': 'round kind aptitude',
  'Coding test': 'round kind coding',
  'Group discussion': 'round kind discussion',
  'Technical interview': 'round kind technical',
  'HR interview': 'round kind hr',
  Other: 'round kind other',
} as const satisfies Keys<RoundKind>;

/** The keys of the words for who takes part in a round. */
export const roundAudienceKeys = {
  Applied: 'round audience applied',
  Passed: 'round audience passed',
} as const satisfies Keys<RoundAudience>;

/** The keys of the words for what the key of a program may do. */
export const apiKeyScopeKeys = {
  'jobs:read': 'api key scope jobs read',
  'applications:read': 'api key scope applications read',
  'applications:write': 'api key scope applications write',
  'offers:read': 'api key scope offers read',
  'outcomes:read': 'api key scope outcomes read',
} as const satisfies Keys<ApiKeyScope>;

/** The keys of the words for what a program hears of. */
export const webhookTopicKeys = {
  applications: 'webhook topic applications',
  offers: 'webhook topic offers',
  outcomes: 'webhook topic outcomes',
} as const satisfies Keys<WebhookTopic>;

/** The keys of the words for whose records a role reaches. */
export const roleScopeKeys = {
  own: 'role scope own',
  job: 'role scope job',
  company: 'role scope company',
  institute: 'role scope institute',
  university: 'role scope university',
  all: 'role scope all',
} as const satisfies Keys<RoleScope>;

/** The keys of the words for how a result is given. */
export const scoreTypeKeys = {
  Percentage: 'criteria unit percent',
  CGPA: 'criteria unit grade',
} as const satisfies Keys<ScoreType>;

/** The keys of the words for the rules of a season that staff can lift for a student. */
export const seasonRuleKeys = {
  registration: 'override rule registration',
  passingYear: 'override rule year',
  program: 'override rule program',
  verifiedProfile: 'override rule verified',
  absences: 'override rule absences',
  declines: 'override rule declines',
  offers: 'override rule offers',
} as const satisfies Keys<SeasonRule>;

/** The keys of the words for why an institute keeps a student from applying. */
export const holdKindKeys = {
  Dues: 'hold kind dues',
  Discipline: 'hold kind discipline',
  Other: 'hold kind other',
} as const satisfies Keys<HoldKind>;

/** The keys of the words for the kinds of a season. */
export const seasonTypeKeys = {
  Placement: 'season type placement',
  Internship: 'season type internship',
  Open: 'season type open',
} as const satisfies Keys<SeasonType>;

/** The keys of the words for the kinds of a skill. */
export const skillCategoryKeys = {
  Technical: 'skill category technical',
  Domain: 'skill category domain',
  Tool: 'skill category tool',
  Language: 'skill category language',
  Behavioural: 'skill category behavioural',
} as const satisfies Keys<SkillCategory>;

/** The keys of the words for where a skill stands. */
export const skillStatusKeys = {
  Approved: 'skill status approved',
  Suggested: 'skill status suggested',
  Refused: 'skill status refused',
} as const satisfies Keys<SkillStatus>;

/** The keys of the words for whose a template is. */
export const templateScopeKeys = {
  Platform: 'template scope platform',
  Company: 'template scope company',
} as const satisfies Keys<TemplateScope>;

/** The keys of the words for what was decided about trust. */
export const trustVerdictKeys = {
  Verified: 'verdict verified',
  Rejected: 'verdict rejected',
  Suspended: 'verdict suspended',
  Pending: 'verdict pending',
} as const satisfies Keys<TrustVerdict>;

/** The keys of the words for the kinds of a university. */
export const universityTypeKeys = {
  Central: 'university type central',
  State: 'university type state',
  Deemed: 'university type deemed',
  Private: 'university type private',
  Open: 'university type open',
  'National Importance': 'university type national',
} as const satisfies Keys<UniversityType>;

/** The keys of the words for where one works. */
export const workModeKeys = {
  'On site': 'work mode on site',
  Hybrid: 'work mode hybrid',
  Remote: 'work mode remote',
} as const satisfies Keys<WorkMode>;
