/** The fields of several forms that /login asks for too: every visit to the portal loads them, and none of the others with them. */
import type { FieldDefinition } from '../definition/definition.ts';

export const mobileNumber: FieldDefinition = {
  control: 'phone',
  label: 'mobile label',
  autoComplete: 'tel-national',
  inputMode: 'tel',
  errors: { required: 'mobile required', tooLong: 'mobile too long' },
};

export const captcha: FieldDefinition = {
  control: 'captcha',
  label: 'captcha label',
  errors: { required: 'captcha error' },
};
