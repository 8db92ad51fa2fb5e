/** Bodies that more than one form, or none, sends. The others stand with their form, as its `payload`. */
import { otpPurposeValues } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { definePayload } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import { limits, maxLength, otpCharacters, required, requiredAsTyped } from '../rules/index.ts';
import * as fields from './fields.ts';
import { requiredEmail, requiredMobile } from './rules.ts';

/** Body of requestOtp: sends a one-time password. */
export const otpRequest = definePayload(
  'requestOtp',
  z.strictObject({ mobileNumber: text(requiredMobile), purpose: z.enum(otpPurposeValues) }),
  { mobileNumber: fields.mobileNumber.errors, purpose: undefined },
);

/** Body of verifyOtp. It serves both code fields, so it takes what the wider one takes (specification, section 5). */
export const otpVerification = definePayload(
  'verifyOtp',
  z.strictObject({ code: text(required(otpCharacters)), mobileNumber: text(requiredMobile) }),
  { code: fields.otp.errors, mobileNumber: fields.mobileNumber.errors },
);

/** Body of activateUser: both values come from the link in the e-mail (specification, section 3). */
export const activation = definePayload(
  'activateUser',
  z.strictObject({
    email: text(requiredEmail),
    token: text(requiredAsTyped(maxLength(limits.activationToken))),
  }),
  { email: fields.email.errors, token: { required: 'activation token required' } },
);
