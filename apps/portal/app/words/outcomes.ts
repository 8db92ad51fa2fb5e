/** The words for what came of somebody's studies. */
import type { components } from '@aarambh/api-client';
import { outcomeKindKeys } from '@aarambh/forms';
import type { Choices } from '@aarambh/records';
import { inForms, type Tones } from './values.ts';

type Schemas = components['schemas'];

export const outcomeKindTexts: Choices<Schemas['OutcomeKind']> = {
  'On campus': 'resources.outcome.onCampus',
  ...inForms(outcomeKindKeys),
};

export const outcomeStateTexts: Choices<Schemas['OutcomeState']> = {
  Reported: 'resources.outcome.states.reported',
  Confirmed: 'resources.outcome.states.confirmed',
  'Sent back': 'resources.outcome.states.sentBack',
};

export const outcomeStateTones: Tones<Schemas['OutcomeState']> = {
  Reported: 'info',
  Confirmed: 'success',
  'Sent back': 'danger',
};
