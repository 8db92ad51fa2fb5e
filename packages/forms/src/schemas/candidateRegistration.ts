import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { crossField, text, isChecked } from '../definition/ruleChecks.ts';
import { indianStateNames } from '../reference/states.ts';
import {
  isBlank,
  limits,
  maxLength,
  minLength,
  oneOf,
  optional,
  recordId,
  required,
  singleLine,
} from '../rules/index.ts';
import { allOf, failed, passed, type Rule } from '../rules/rule.ts';
import * as fields from './fields.ts';
import {
  passwordsMatch,
  passwordWithoutMobile,
  requiredCaptcha,
  requiredConfirmation,
  requiredEmail,
  requiredId,
  requiredMobile,
  requiredPassword,
  requiredPersonName,
} from './rules.ts';

const stateName = oneOf(indianStateNames);
const cityName = allOf(singleLine, minLength(limits.city.min), maxLength(limits.city.max));

const missingInstitute = allOf(singleLine, minLength(2), maxLength(limits.instituteName));

const workStatuses = ['fresher', 'experienced'] as const;

/** A candidate who starts, or one who has worked. */
export type WorkStatus = (typeof workStatuses)[number];

/** What only a fresher is asked. The requirements are cleared for an experienced candidate, whatever is in the fields. */
const rulesForFreshers = {
  state: optional(stateName),
  city: optional(cityName),
  institute: requiredId,
  instituteName: optional(missingInstitute),
};

/** The same of a fresher whose institute is not in the list: it is named, and looked for where it is. */
const rulesForUnlisted = {
  ...rulesForFreshers,
  state: required(stateName),
  city: required(cityName),
  institute: optional(),
};

/** Fields of the registration that only a fresher is asked for. */
export const fresherFields = ['state', 'city', 'institute', 'instituteName'] as const;

type FresherField = (typeof fresherFields)[number];
type FresherValues = Record<FresherField, string> & { workStatus: WorkStatus };

function ofFresher(field: FresherField): Rule<FresherValues> {
  return (values) => {
    if (values.workStatus !== 'fresher') return passed;
    const rules = isUnlisted(values) ? rulesForUnlisted : rulesForFreshers;
    return rules[field](values[field]);
  };
}

type Placement = { readonly [Property in FresherField]?: string | null } & { isFresher: boolean };

/** Whether the institute is named instead of chosen. */
const isUnlisted = ({
  institute,
  instituteName,
}: { readonly [Property in FresherField]?: string | null }): boolean =>
  isBlank(institute ?? '') && !isBlank(instituteName ?? '');

const instituteOfFresher: Rule<Placement> = (values) =>
  values.isFresher && isBlank(values.institute ?? '') && !isUnlisted(values) ? failed('required') : passed;

/** Where an institute is that is not in the list. */
function placeOfUnlisted(property: 'state' | 'city'): Rule<Placement> {
  return (values) =>
    values.isFresher && isUnlisted(values) && isBlank(values[property] ?? '') ? failed('required') : passed;
}

function notOfExperienced(property: FresherField): Rule<Placement> {
  return ({ isFresher, [property]: value }) =>
    isFresher || (value ?? null) === null ? passed : failed('notForExperienced');
}

/**
 * Candidate's half of /register (specification, sections 2 to 5). State and city are optional; the institute is required of
 * a fresher, by its id or, with state and city, by its name where the list has it not. An experienced candidate is asked for none of them and none is sent.
 */
export const candidateRegistration = defineForm({
  id: 'candidateRegistration',
  schema: z
    .object({
      firstName: text(requiredPersonName),
      lastName: text(requiredPersonName),
      email: text(requiredEmail),
      contactNumber: text(requiredMobile),
      password: text(requiredPassword),
      confirmPassword: text(requiredConfirmation),
      workStatus: z.enum(workStatuses),
      state: z.string(),
      city: z.string(),
      institute: z.string(),
      instituteName: z.string(),
      termsOfUse: isChecked(),
      captcha: text(requiredCaptcha),
    })
    .check(
      crossField(
        'password',
        passwordWithoutMobile(({ contactNumber }) => contactNumber),
      ),
      crossField('confirmPassword', passwordsMatch),
      crossField('state', ofFresher('state')),
      crossField('city', ofFresher('city')),
      crossField('institute', ofFresher('institute')),
      crossField('instituteName', ofFresher('instituteName')),
    ),
  defaultValues: {
    firstName: '',
    lastName: '',
    email: '',
    contactNumber: '',
    password: '',
    confirmPassword: '',
    workStatus: 'fresher',
    state: '',
    city: '',
    institute: '',
    instituteName: '',
    termsOfUse: false,
    captcha: '',
  },
  fieldOrder: [
    'firstName',
    'lastName',
    'email',
    'contactNumber',
    'password',
    'confirmPassword',
    'workStatus',
    'state',
    'city',
    'institute',
    'instituteName',
    'termsOfUse',
    'captcha',
  ],
  fields: {
    firstName: { ...fields.firstName, hint: 'name hint' },
    lastName: fields.lastName,
    email: { ...fields.email, hint: 'email hint' },
    contactNumber: fields.contactNumber,
    password: fields.firstPassword,
    confirmPassword: fields.confirmPassword,
    workStatus: {
      control: 'radioGroup',
      label: 'work status label',
      options: [
        { value: 'fresher', label: 'work status fresher' },
        { value: 'experienced', label: 'work status experienced' },
      ],
      errors: { required: 'work status required', oneOf: 'work status required' },
    },
    state: {
      control: 'select',
      label: 'state label',
      necessity: 'optional',
      autoComplete: 'address-level1',
      errors: { required: 'state choice', oneOf: 'state choice' },
    },
    city: {
      control: 'text',
      label: 'city label',
      necessity: 'optional',
      autoComplete: 'address-level2',
      trims: true,
      errors: { required: 'city required', tooShort: 'city too short', tooLong: 'city too long' },
    },
    institute: {
      control: 'select',
      label: 'institute label',
      errors: { required: 'institute required', id: 'institute choice', oneOf: 'institute choice' },
    },
    instituteName: {
      control: 'text',
      label: 'missing institute label',
      hint: 'missing institute hint',
      necessity: 'optional',
      trims: true,
    },
    termsOfUse: fields.termsOfUse,
    captcha: fields.captcha,
  },
  wireNames: { contactNumber: 'mobileNumber', workStatus: 'isFresher' },
  payload: {
    operationId: 'register',
    schema: z
      .strictObject({
        firstName: text(requiredPersonName),
        lastName: text(requiredPersonName),
        type: z.literal('C'),
        city: z.nullish(text(cityName)),
        state: z.nullish(text(stateName)),
        institute: z.nullish(text(recordId)),
        instituteName: z.nullish(text(missingInstitute)),
        mobileNumber: text(requiredMobile),
        email: text(requiredEmail),
        password: text(requiredPassword),
        isFresher: z.boolean(),
      })
      .check(
        crossField(
          'password',
          passwordWithoutMobile(({ mobileNumber }) => mobileNumber),
        ),
        crossField('institute', instituteOfFresher),
        crossField('state', placeOfUnlisted('state')),
        crossField('city', placeOfUnlisted('city')),
        ...fresherFields.map((property) => crossField(property, notOfExperienced(property))),
      ),
  },
  toPayload: ({
    firstName,
    lastName,
    contactNumber,
    email,
    password,
    workStatus,
    state,
    city,
    institute,
    instituteName,
  }) => {
    const account = { firstName, lastName, mobileNumber: contactNumber, email, password, type: 'C' } as const;
    if (workStatus === 'experienced') return { ...account, isFresher: false };
    const place = { city: city.trim() || null, state: state || null };
    if (!isUnlisted({ institute, instituteName }))
      return { ...account, isFresher: true, ...place, institute };
    return { ...account, isFresher: true, ...place, institute: null, instituteName: instituteName.trim() };
  },
});
