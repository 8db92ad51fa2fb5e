import { employeeCountValues, leadNextActionValues, leadStatusValues } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import {
  allOf,
  contactEmail,
  isBlank,
  limits,
  maxLength,
  multiLine,
  oneOf,
  optional,
  required,
} from '../rules/index.ts';
import * as fields from './fields.ts';
import { requiredCaptcha, requiredId, requiredLine, requiredMobile } from './rules.ts';

/** Any script: the letters A-Z only of sign-up are not asked here (specification, section 5). */
const name = requiredLine({ min: 1, max: limits.personName });
const requiredContactEmail = required(contactEmail);
const message = allOf(multiLine, maxLength(limits.leadMessage));
const employeeCount = required(oneOf(employeeCountValues));

/** /contact-us (specification, sections 2, 3 and 5): makes a lead of status New with the next action Open. */
export const contactLead = defineForm({
  id: 'contactLead',
  schema: z.object({
    firstName: text(name),
    lastName: text(name),
    mobile: text(requiredMobile),
    email: text(requiredContactEmail),
    industry: text(requiredId),
    numberOfEmployees: text(employeeCount),
    description: text(optional(message)),
    captcha: text(requiredCaptcha),
  }),
  defaultValues: {
    firstName: '',
    lastName: '',
    mobile: '',
    email: '',
    industry: '',
    numberOfEmployees: '',
    description: '',
    captcha: '',
  },
  submitNeedsValid: true,
  fieldOrder: [
    'firstName',
    'lastName',
    'mobile',
    'email',
    'industry',
    'numberOfEmployees',
    'description',
    'captcha',
  ],
  fields: {
    firstName: {
      ...fields.firstName,
      errors: { required: 'first name required', tooLong: 'contact name too long' },
    },
    lastName: {
      ...fields.lastName,
      errors: { required: 'last name required', tooLong: 'contact name too long' },
    },
    mobile: fields.mobileNumber,
    email: fields.email,
    industry: fields.industry,
    numberOfEmployees: {
      control: 'select',
      label: 'number of employees label',
      errors: { required: 'number of employees required', oneOf: 'number of employees required' },
    },
    description: {
      control: 'textArea',
      label: 'message label',
      necessity: 'optional',
      maxLength: limits.leadMessage,
      errors: { tooLong: 'message too long' },
    },
    captcha: fields.captcha,
  },
  payload: {
    operationId: 'createLead',
    schema: z.strictObject({
      firstName: text(name),
      lastName: text(name),
      mobile: text(requiredMobile),
      email: text(requiredContactEmail),
      description: z.nullish(text(message)),
      numberOfEmployees: text(employeeCount),
      industry: text(requiredId),
      // Whichever of them is sent, a new lead is New and Open: the server writes them itself.
      status: z.optional(z.enum(leadStatusValues)),
      nextAction: z.optional(z.enum(leadNextActionValues)),
    }),
  },
  toPayload: ({ firstName, lastName, mobile, email, industry, numberOfEmployees, description }) => ({
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    mobile,
    email,
    ...(isBlank(description) ? {} : { description: description.trim() }),
    numberOfEmployees,
    industry,
    status: 'New' as const,
    nextAction: 'Open' as const,
  }),
});
