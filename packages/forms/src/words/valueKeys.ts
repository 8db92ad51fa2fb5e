/**
 * Which word each value of the contract's fixed lists has. A value that a list of the contract gets does not compile until it has one here; the word
 * itself stands in the texts of each language.
 */
import type {
  AnswerType,
  Audience,
  CityTier,
  CvFont,
  CvLayout,
  CvSectionKey,
  CvSpacing,
  CvVisibility,
  Difficulty,
  GrantRule,
  InstituteType,
  JobLevel,
  JobType,
  LeadNextAction,
  LeadStatus,
  QuestionPurpose,
  RoleScope,
  ScoreType,
  SeasonType,
  SkillCategory,
  SkillStatus,
  TemplateScope,
  TrustVerdict,
  UniversityType,
  WorkMode,
} from '@aarambh/api-client/enums';
import type { MessageKey } from '../messages/keys.ts';

type Keys<Value extends string> = Readonly<Record<Value, MessageKey>>;

export const answerTypeKeys = {
  Single: 'answer type single',
  Multiple: 'answer type multiple',
  'Yes-No': 'answer type yes no',
  Number: 'answer type number',
  'Short text': 'answer type short',
  'Long text': 'answer type long',
  Date: 'answer type date',
} as const satisfies Keys<AnswerType>;

export const audienceKeys = {
  Fresher: 'audience fresher',
  Experienced: 'audience experienced',
  Both: 'audience both',
} as const satisfies Keys<Audience>;

export const cityTierKeys = {
  Metro: 'tier metro',
  '1': 'tier one',
  '2': 'tier two',
  '3': 'tier three',
} as const satisfies Keys<CityTier>;

export const cvFontKeys = {
  'Noto Sans': 'cv font sans',
  'Noto Serif': 'cv font serif',
} as const satisfies Keys<CvFont>;

export const cvLayoutKeys = {
  SingleColumn: 'cv layout single',
  TwoColumn: 'cv layout two',
  Compact: 'cv layout compact',
  Academic: 'cv layout academic',
  Lateral: 'cv layout lateral',
  Plain: 'cv layout plain',
} as const satisfies Keys<CvLayout>;

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

export const cvSpacingKeys = {
  tight: 'cv spacing tight',
  normal: 'cv spacing normal',
  airy: 'cv spacing airy',
} as const satisfies Keys<CvSpacing>;

export const cvVisibilityKeys = {
  Private: 'cv visibility private',
  Employers: 'cv visibility employers',
} as const satisfies Keys<CvVisibility>;

export const difficultyKeys = {
  Easy: 'difficulty easy',
  Medium: 'difficulty medium',
  Hard: 'difficulty hard',
} as const satisfies Keys<Difficulty>;

export const grantRuleKeys = {
  'On OTP': 'grant rule otp',
  'On roster match': 'grant rule roster',
  'On confirmation': 'grant rule confirmation',
} as const satisfies Keys<GrantRule>;

export const instituteTypeKeys = {
  Engineering: 'institute type engineering',
  Polytechnic: 'institute type polytechnic',
  'Arts-Science-Commerce': 'institute type arts',
  Management: 'institute type management',
  Pharmacy: 'institute type pharmacy',
  ITI: 'institute type iti',
  Other: 'institute type other',
} as const satisfies Keys<InstituteType>;

export const jobLevelKeys = {
  Associate: 'job level associate',
  Senior: 'job level senior',
  Lead: 'job level lead',
  Manager: 'job level manager',
  Head: 'job level head',
} as const satisfies Keys<JobLevel>;

export const jobTypeKeys = {
  'Full Time': 'job type full time',
  Internship: 'job type internship',
  'Internship + PPO': 'job type internship ppo',
  Apprenticeship: 'job type apprenticeship',
  Contract: 'job type contract',
} as const satisfies Keys<JobType>;

export const leadNextActionKeys = {
  Open: 'lead action open',
  'Call back': 'lead action call',
  'Send proposal': 'lead action proposal',
  Meeting: 'lead action meeting',
  None: 'lead action none',
} as const satisfies Keys<LeadNextAction>;

export const leadStatusKeys = {
  New: 'lead status new',
  Contacted: 'lead status contacted',
  Qualified: 'lead status qualified',
  Converted: 'lead status converted',
  Lost: 'lead status lost',
} as const satisfies Keys<LeadStatus>;

export const questionPurposeKeys = {
  Screening: 'question purpose screening',
  'Skill check': 'question purpose check',
  Profile: 'question purpose profile',
} as const satisfies Keys<QuestionPurpose>;

export const roleScopeKeys = {
  own: 'role scope own',
  company: 'role scope company',
  institute: 'role scope institute',
  university: 'role scope university',
  all: 'role scope all',
} as const satisfies Keys<RoleScope>;

export const scoreTypeKeys = {
  Percentage: 'criteria unit percent',
  CGPA: 'criteria unit grade',
} as const satisfies Keys<ScoreType>;

export const seasonTypeKeys = {
  Placement: 'season type placement',
  Internship: 'season type internship',
  Open: 'season type open',
} as const satisfies Keys<SeasonType>;

export const skillCategoryKeys = {
  Technical: 'skill category technical',
  Domain: 'skill category domain',
  Tool: 'skill category tool',
  Language: 'skill category language',
  Behavioural: 'skill category behavioural',
} as const satisfies Keys<SkillCategory>;

export const skillStatusKeys = {
  Approved: 'skill status approved',
  Suggested: 'skill status suggested',
  Refused: 'skill status refused',
} as const satisfies Keys<SkillStatus>;

export const templateScopeKeys = {
  Platform: 'template scope platform',
  Company: 'template scope company',
} as const satisfies Keys<TemplateScope>;

export const trustVerdictKeys = {
  Verified: 'verdict verified',
  Rejected: 'verdict rejected',
  Suspended: 'verdict suspended',
  Pending: 'verdict pending',
} as const satisfies Keys<TrustVerdict>;

export const universityTypeKeys = {
  Central: 'university type central',
  State: 'university type state',
  Deemed: 'university type deemed',
  Private: 'university type private',
  Open: 'university type open',
  'National Importance': 'university type national',
} as const satisfies Keys<UniversityType>;

export const workModeKeys = {
  'On site': 'work mode on site',
  Hybrid: 'work mode hybrid',
  Remote: 'work mode remote',
} as const satisfies Keys<WorkMode>;
