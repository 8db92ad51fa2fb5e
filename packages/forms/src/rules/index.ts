export { oneOf, recordId } from './choice.ts';
export { calendarDate } from './date.ts';
export { browserEmail, contactEmail } from './email.ts';
export { fileSizes } from './fileSizes.ts';
export { gstin } from './gstin.ts';
export { limits } from './limits.ts';
export { safeAddress } from './linkAddress.ts';
export { digitsOf, forgotMobile, mobile, reachableMobile } from './mobile.ts';
export { numberBetween } from './number.ts';
export { otpCharacters, otpDigits } from './otp.ts';
export {
  containsMobile,
  password,
  passwordRequirements,
  passwordSpecials,
  unmetPasswordRequirements,
  type PasswordRequirement,
} from './password.ts';
export { personName } from './personName.ts';
export { readMobile } from './readMobile.ts';
export {
  allOf,
  isBlank,
  optional,
  required,
  requiredAsTyped,
  type ErrorCode,
  type ErrorParams,
  type Rule,
  type RuleFailure,
  type RuleResult,
} from './rule.ts';
export { lengthOf, maxLength, minLength, multiLine, singleLine } from './text.ts';
export { accepted, captchaSolved } from './ticked.ts';
export { completeWebAddress, typedWebAddress, webAddress } from './webAddress.ts';
