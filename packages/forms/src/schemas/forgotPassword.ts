import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import { digitsOf, otpCharacters, reachableMobile, required } from '../rules/index.ts';
import * as fields from './fields.ts';
import { otpRequest, otpVerification } from './bodies.ts';

/** First step of /forgot-password: the number that the code goes to (specification, sections 2 and 5). */
export const forgotPasswordMobile = defineForm({
  id: 'forgotPasswordMobile',
  schema: z.object({ mobileNumber: text(required(reachableMobile)) }),
  defaultValues: { mobileNumber: '' },
  fieldOrder: ['mobileNumber'],
  fields: { mobileNumber: fields.mobileNumber },
  payload: otpRequest,
  toPayload: ({ mobileNumber }) => ({ mobileNumber: digitsOf(mobileNumber), purpose: 'reset' as const }),
});

/** Second step of /forgot-password: any six characters without spaces (specification, section 5). */
export const forgotPasswordCode = defineForm({
  id: 'forgotPasswordCode',
  schema: z.object({ code: text(required(otpCharacters)) }),
  defaultValues: { code: '' },
  submitNeedsValid: true,
  fieldOrder: ['code'],
  fields: { code: { ...fields.otp, inputMode: 'text' } },
  payload: otpVerification,
  toPayload: ({ code }, { mobileNumber }: { readonly mobileNumber: string }) => ({ code, mobileNumber }),
});
