export { candidateRegistration, fresherFields, type WorkStatus } from './candidateRegistration.ts';
export { contactLead } from './contactLead.ts';
export { employerRegistration } from './employerRegistration.ts';
export { forgotPasswordCode, forgotPasswordMobile } from './forgotPassword.ts';
export { login } from './login.ts';
export { otpVerification } from './otpVerification.ts';
export { payloads } from './payloads.ts';
export { resetPassword } from './resetPassword.ts';
