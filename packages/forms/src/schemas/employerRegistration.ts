import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { crossField, text, isChecked } from '../definition/ruleChecks.ts';
import { completeWebAddress, limits, required, typedWebAddress, webAddress } from '../rules/index.ts';
import * as fields from './fields.ts';
import {
  passwordsMatch,
  passwordWithoutMobile,
  requiredCaptcha,
  requiredConfirmation,
  requiredEmail,
  requiredLine,
  requiredMobile,
  requiredPassword,
  requiredPersonName,
} from './rules.ts';

const companyName = requiredLine(limits.companyName);
const companyLocation = requiredLine(limits.companyLocation);
const designation = requiredLine(limits.designation);
/** The server takes an industry's id or its exact name. */
const industry = requiredLine({ min: 1, max: limits.recordName });

/** Employer's half of /register (specification, sections 2, 3 and 5): makes the company and its contact person. */
export const employerRegistration = defineForm({
  id: 'employerRegistration',
  schema: z
    .object({
      companyName: text(companyName),
      companyLocation: text(companyLocation),
      companyWebsite: text(required(typedWebAddress)),
      contactPersonFirstName: text(requiredPersonName),
      contactPersonLastName: text(requiredPersonName),
      industry: text(industry),
      contactPersonDesignation: text(designation),
      contactPersonEmail: text(requiredEmail),
      contactNumber: text(requiredMobile),
      password: text(requiredPassword),
      confirmPassword: text(requiredConfirmation),
      termsOfUse: isChecked(),
      recaptcha: text(requiredCaptcha),
    })
    .check(
      crossField(
        'password',
        passwordWithoutMobile(({ contactNumber }) => contactNumber),
      ),
      crossField('confirmPassword', passwordsMatch),
    ),
  defaultValues: {
    companyName: '',
    companyLocation: '',
    companyWebsite: '',
    contactPersonFirstName: '',
    contactPersonLastName: '',
    industry: '',
    contactPersonDesignation: '',
    contactPersonEmail: '',
    contactNumber: '',
    password: '',
    confirmPassword: '',
    termsOfUse: false,
    recaptcha: '',
  },
  fieldOrder: [
    'companyName',
    'companyLocation',
    'companyWebsite',
    'contactPersonFirstName',
    'contactPersonLastName',
    'industry',
    'contactPersonDesignation',
    'contactPersonEmail',
    'contactNumber',
    'password',
    'confirmPassword',
    'termsOfUse',
    'recaptcha',
  ],
  fields: {
    companyName: {
      control: 'text',
      label: 'company name label',
      autoComplete: 'organization',
      trims: true,
      errors: {
        required: 'company name required',
        tooShort: 'company name too short',
        tooLong: 'company name too long',
      },
    },
    companyLocation: {
      control: 'text',
      label: 'company location label',
      hint: 'company location hint',
      trims: true,
      errors: {
        required: 'company location required',
        tooShort: 'company location too short',
        tooLong: 'company location too long',
      },
    },
    companyWebsite: {
      control: 'text',
      label: 'company website label',
      autoComplete: 'url',
      // Not type="url": the browser would ask for a scheme, which completeWebAddress adds.
      inputMode: 'url',
      trims: true,
      errors: { required: 'company website required', tooLong: 'company website too long' },
    },
    contactPersonFirstName: {
      ...fields.firstName,
      label: 'contact person first name label',
      errors: {
        required: 'contact person first name required',
        personName: 'contact person name validation',
        tooLong: 'contact person name too long',
      },
    },
    contactPersonLastName: {
      ...fields.lastName,
      label: 'contact person last name label',
      errors: {
        required: 'contact person last name required',
        personName: 'contact person name validation',
        tooLong: 'contact person name too long',
      },
    },
    industry: fields.industry,
    contactPersonDesignation: {
      control: 'text',
      label: 'contact person designation label',
      autoComplete: 'organization-title',
      trims: true,
      errors: {
        required: 'contact person designation required',
        tooShort: 'contact person designation too short',
        tooLong: 'contact person designation too long',
      },
    },
    contactPersonEmail: {
      ...fields.email,
      label: 'contact person email label',
      hint: 'email hint',
      errors: { ...fields.email.errors, required: 'contact person email required' },
    },
    contactNumber: fields.contactNumber,
    password: fields.firstPassword,
    confirmPassword: fields.confirmPassword,
    termsOfUse: fields.termsOfUse,
    recaptcha: fields.captcha,
  },
  wireNames: {
    companyName: 'name',
    companyLocation: 'location',
    companyWebsite: 'website',
    contactPersonFirstName: 'spocFirstName',
    contactPersonLastName: 'spocLastName',
    industry: 'industryType',
    contactPersonDesignation: 'spocDesignation',
    contactPersonEmail: 'email',
    contactNumber: 'phone',
  },
  payload: {
    operationId: 'addCompany',
    schema: z
      .strictObject({
        name: text(companyName),
        location: text(companyLocation),
        website: text(required(webAddress)),
        email: text(requiredEmail),
        phone: text(requiredMobile),
        industryType: text(industry),
        spocFirstName: text(requiredPersonName),
        spocLastName: text(requiredPersonName),
        spocDesignation: text(designation),
        // Staff who add a company send none: its contact person is invited to choose one.
        password: z.optional(text(requiredPassword)),
      })
      .check(
        crossField(
          'password',
          passwordWithoutMobile(({ phone }) => phone),
        ),
      ),
  },
  toPayload: (values) => ({
    name: values.companyName.trim(),
    location: values.companyLocation.trim(),
    website: completeWebAddress(values.companyWebsite),
    email: values.contactPersonEmail,
    phone: values.contactNumber,
    industryType: values.industry,
    spocFirstName: values.contactPersonFirstName,
    spocLastName: values.contactPersonLastName,
    spocDesignation: values.contactPersonDesignation.trim(),
    password: values.password,
  }),
});
