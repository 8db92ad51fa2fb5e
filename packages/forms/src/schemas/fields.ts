/** Fields that several forms ask for: their labels, keyboards, purposes and the texts of their errors. */
import type { FieldDefinition } from '../definition/definition.ts';
import { mobileNumber } from './signInFields.ts';

export { captcha, mobileNumber } from './signInFields.ts';

export const firstName: FieldDefinition = {
  control: 'text',
  label: 'first name label',
  autoComplete: 'given-name',
  showError: 'typing',
  trims: true,
  errors: {
    required: 'first name required',
    personName: 'first name validation',
    tooLong: 'first name too long',
  },
};

export const lastName: FieldDefinition = {
  control: 'text',
  label: 'last name label',
  autoComplete: 'family-name',
  showError: 'typing',
  trims: true,
  errors: {
    required: 'last name required',
    personName: 'last name validation',
    tooLong: 'last name too long',
  },
};

export const email: FieldDefinition = {
  control: 'email',
  label: 'email label',
  autoComplete: 'email',
  inputMode: 'email',
  errors: { required: 'email required', tooLong: 'email too long' },
};

/** The number that the one-time password of a sign-up goes to. */
export const contactNumber: FieldDefinition = {
  ...mobileNumber,
  label: 'contact number label',
  hint: 'contact number hint',
};

export const newPassword: FieldDefinition = {
  control: 'newPassword',
  label: 'new password label',
  hint: 'new password hint',
  help: 'new password help',
  autoComplete: 'new-password',
  errors: { required: 'new password required' },
};

/** The password of a sign-up, where there is no old one to tell it from. */
export const firstPassword: FieldDefinition = { ...newPassword, label: 'password label' };

export const confirmPassword: FieldDefinition = {
  control: 'confirmPassword',
  label: 'confirm password label',
  autoComplete: 'new-password',
  errors: { required: 'confirm password required' },
};

export const industry: FieldDefinition = {
  control: 'select',
  label: 'industry label',
  errors: { required: 'industry required', id: 'industry choice', oneOf: 'industry choice' },
};

export const termsOfUse: FieldDefinition = {
  control: 'checkbox',
  label: 'terms of use label',
  errors: { required: 'terms of use required', accepted: 'terms of use required' },
};

export const otp: FieldDefinition = {
  control: 'otp',
  label: 'otp label',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  errors: { required: 'otp required' },
};
