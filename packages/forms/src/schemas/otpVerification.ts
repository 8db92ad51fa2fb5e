import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import { otpDigits, required } from '../rules/index.ts';
import * as fields from './fields.ts';
import { otpVerification as payload } from './bodies.ts';

/** /otp-verification: six digits (specification, sections 2 and 5). */
export const otpVerification = defineForm({
  id: 'otpVerification',
  schema: z.object({ code: text(required(otpDigits)) }),
  defaultValues: { code: '' },
  submitNeedsValid: true,
  fieldOrder: ['code'],
  fields: { code: fields.otp },
  payload,
  toPayload: ({ code }, { mobileNumber }: { readonly mobileNumber: string }) => ({ code, mobileNumber }),
});
