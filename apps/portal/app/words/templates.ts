/** The words for what staff write once and use often: templates, questions, profiles of jobs. */
import type { components } from '@aarambh/api-client';
import {
  answerTypeKeys,
  audienceKeys,
  cvLayoutKeys,
  difficultyKeys,
  jobLevelKeys,
  questionPurposeKeys,
  templateScopeKeys,
} from '@aarambh/forms';
import type { Choices } from '@aarambh/records';
import { inForms, type Tones } from './values.ts';

type Schemas = components['schemas'];

export const postingTexts: Choices<Schemas['StatusType']> = {
  Draft: 'resources.posting.draft',
  Posted: 'resources.posting.posted',
};

export const postingTones: Tones<Schemas['StatusType']> = { Posted: 'success' };

export const questionPurposeTexts: Choices<Schemas['QuestionPurpose']> = inForms(questionPurposeKeys);

export const answerTypeTexts: Choices<Schemas['AnswerType']> = inForms(answerTypeKeys);

export const difficultyTexts: Choices<Schemas['Difficulty']> = inForms(difficultyKeys);

export const scopeTexts: Choices<Schemas['TemplateScope']> = inForms(templateScopeKeys);

export const jobLevelTexts: Choices<Schemas['JobLevel']> = inForms(jobLevelKeys);

export const cvLayoutTexts: Choices<Schemas['CvLayout']> = inForms(cvLayoutKeys);

export const audienceTexts: Choices<Schemas['Audience']> = inForms(audienceKeys);
