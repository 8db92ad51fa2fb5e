import {
  line,
  lines,
  optionalChoice,
  optionalNumber,
  optionalText,
  requiredText,
  yesOrNo,
} from '../../records/recordField.ts';
import { optionalRupees } from '../../records/rupees.ts';
import { limits, personName } from '../../rules/index.ts';
import { genders, maritalStatuses } from './choices.ts';
import { defineEntryForm } from './defineEntryForm.ts';
import { optionalDay, optionalState, requiredState, wholeRupees } from './fields.ts';

const { profileText } = limits;
const city = {
  label: 'city label',
  errors: { tooShort: 'city too short', tooLong: 'city too long' },
} as const;

const about = {
  dateOfBirth: optionalDay({ label: 'birth date label', autoComplete: 'bday' }),
  gender: optionalChoice({ label: 'gender label', options: genders.options }, genders.values),
  maritalStatus: optionalChoice(
    { label: 'marital label', hint: 'marital hint', options: maritalStatuses.options },
    maritalStatuses.values,
  ),
  headline: optionalText(
    { label: 'headline label', hint: 'headline hint', maxLength: profileText.title },
    line({ max: profileText.title }),
  ),
  summary: optionalText(
    { label: 'about label', control: 'textArea', maxLength: profileText.about },
    lines({ max: profileText.about }),
  ),
};

const wishes = {
  expectedCtcPaise: optionalRupees({ label: 'expected pay label', hint: 'pay hint' }, wholeRupees),
  willingToRelocate: yesOrNo({ label: 'relocate label' }),
  openToOpportunities: yesOrNo({ label: 'open label', hint: 'open hint' }),
};

const needs = {
  disabilityNote: optionalText(
    {
      label: 'disability label',
      hint: 'disability hint',
      control: 'textArea',
      maxLength: profileText.detail,
    },
    lines({ max: profileText.detail }),
  ),
  accommodation: optionalText(
    { label: 'accommodation label', control: 'textArea', maxLength: profileText.detail },
    lines({ max: profileText.detail }),
  ),
};

/** Personal details of a fresher, who keeps the city and state of the registration. */
export const fresherPersonal = defineEntryForm({
  id: 'fresherPersonal',
  operation: 'savePersonal',
  fields: {
    city: requiredText(city, line(limits.city)),
    state: requiredState,
    ...about,
    ...wishes,
    ...needs,
  },
  sendsNull: true,
});

/** Personal details of a candidate with experience. */
export const experiencedPersonal = defineEntryForm({
  id: 'experiencedPersonal',
  operation: 'savePersonal',
  fields: {
    city: optionalText(city, line(limits.city)),
    state: optionalState,
    ...about,
    ...wishes,
    noticePeriodDays: optionalNumber({ label: 'notice period label' }, { min: 0, max: 180 }),
    ...needs,
  },
  sendsNull: true,
});

/** The name of an account. */
export const accountDetails = defineEntryForm({
  id: 'accountDetails',
  operation: 'updateUser',
  fields: {
    firstName: requiredText(
      {
        label: 'first name label',
        errors: {
          required: 'first name required',
          personName: 'first name validation',
          tooLong: 'first name too long',
        },
      },
      personName,
    ),
    lastName: requiredText(
      {
        label: 'last name label',
        errors: {
          required: 'last name required',
          personName: 'last name validation',
          tooLong: 'last name too long',
        },
      },
      personName,
    ),
  },
});
