/** The words for where a placement office stands with a company. */
import type { components } from '@aarambh/api-client';
import { recruiterStatusKeys } from '@aarambh/forms';
import type { Choices } from '@aarambh/records';
import { inForms, type Tones } from './values.ts';

type Status = components['schemas']['RecruiterStatus'];

export const recruiterStatusTexts: Choices<Status> = inForms(recruiterStatusKeys);

export const recruiterStatusTones: Tones<Status> = {
  'To call': 'info',
  Interested: 'success',
  'Visit agreed': 'success',
  Came: 'success',
  Declined: 'danger',
};
