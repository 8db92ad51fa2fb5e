import { candidateRegistration } from './candidateRegistration.ts';
import { contactLead } from './contactLead.ts';
import { employerRegistration } from './employerRegistration.ts';
import { login } from './login.ts';
import { activation, otpRequest, otpVerification as otpVerificationPayload } from './payloads.ts';
import { resetPassword } from './resetPassword.ts';

export { candidateRegistration, fresherFields, type WorkStatus } from './candidateRegistration.ts';
export { contactLead } from './contactLead.ts';
export { employerRegistration } from './employerRegistration.ts';
export { forgotPasswordCode, forgotPasswordMobile } from './forgotPassword.ts';
export { login } from './login.ts';
export { otpVerification } from './otpVerification.ts';
export { resetPassword } from './resetPassword.ts';

/** The body of each operation that has rules here, by operation id of the contract. */
export const payloads = {
  login: login.payload,
  register: candidateRegistration.payload,
  addCompany: employerRegistration.payload,
  createLead: contactLead.payload,
  requestOtp: otpRequest,
  verifyOtp: otpVerificationPayload,
  activateUser: activation,
  resetPassword: resetPassword.payload,
} as const;
