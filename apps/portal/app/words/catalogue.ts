/** The words for what staff keep of places, skills, campuses and roles. */
import type { components } from '@aarambh/api-client';
import {
  cityTierKeys,
  grantRuleKeys,
  instituteTypeKeys,
  roleScopeKeys,
  skillStatusKeys,
  universityTypeKeys,
} from '@aarambh/forms';
import type { Choices } from '@aarambh/records';
import { inForms, type Tones } from './values.ts';

type Schemas = components['schemas'];

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

export const yesNoTexts: Choices<`${boolean}`> = { true: 'resources.yes', false: 'resources.no' };

export const roleScopeTexts: Choices<Schemas['RoleScope']> = inForms(roleScopeKeys);

/** What people say of themselves. */
export const genderTexts: Choices<Schemas['Gender']> = {
  Female: 'resources.gender.female',
  Male: 'resources.gender.male',
  Other: 'resources.gender.other',
  Undisclosed: 'resources.gender.undisclosed',
};
