/** The words for those who may become customers. */
import type { components } from '@aarambh/api-client';
import { leadNextActionKeys, leadStatusKeys } from '@aarambh/forms';
import type { Choices } from '@aarambh/records';
import { inForms, type Tones } from './values.ts';

type Schemas = components['schemas'];

export const leadStatusTexts: Choices<Schemas['LeadStatus']> = inForms(leadStatusKeys);

export const leadStatusTones: Tones<Schemas['LeadStatus']> = {
  New: 'info',
  Qualified: 'success',
  Converted: 'success',
  Lost: 'danger',
};

export const leadActionTexts: Choices<Schemas['LeadNextAction']> = inForms(leadNextActionKeys);
