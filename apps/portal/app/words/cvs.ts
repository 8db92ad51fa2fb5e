/** The words for CVs. */
import type { components } from '@aarambh/api-client';
import { cvVisibilityKeys } from '@aarambh/forms';
import type { Choices } from '@aarambh/records';
import { inForms } from './values.ts';

type Schemas = components['schemas'];

export const languageTexts: Choices<Schemas['Locale']> = {
  en: 'forms.question language en',
  hi: 'forms.question language hi',
  mr: 'forms.question language mr',
};

export const visibilityTexts: Choices<Schemas['CvVisibility']> = inForms(cvVisibilityKeys);
