/** The words for the values of the contract's fixed lists. */
import type { components } from '@aarambh/api-client';
import type { Choices } from './resource.ts';

type Schemas = components['schemas'];

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

export const verificationTexts: Choices<Schemas['VerificationStatus']> = {
  Unverified: 'resources.verification.unverified',
  Pending: 'resources.verification.pending',
  Verified: 'resources.verification.verified',
  Rejected: 'resources.verification.rejected',
  Suspended: 'resources.verification.suspended',
};

export const degreeTexts: Choices<Schemas['Degree']> = {
  SSC: 'resources.degree.ssc',
  HSC: 'resources.degree.hsc',
  DIPLOMA: 'resources.degree.diploma',
  ENGINEERING: 'resources.degree.engineering',
  GRADUATION: 'resources.degree.graduation',
  'POST GRADUATION': 'resources.degree.postGraduation',
};
