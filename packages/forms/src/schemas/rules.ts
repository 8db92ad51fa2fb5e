/** Rules of single values that forms and bodies share: what is asked of a person is asked of a program. */
import {
  browserEmail,
  containsMobile,
  maxLength,
  minLength,
  mobile,
  password,
  personName,
  recordId,
  required,
  requiredAsTyped,
  singleLine,
  type Rule,
} from '../rules/index.ts';
import { failed, passed } from '../rules/rule.ts';

export { loginMobile, loginPassword, requiredCaptcha } from './signInRules.ts';

export const requiredPersonName = required(personName);
export const requiredEmail = required(browserEmail);
export const requiredMobile = required(mobile);
export const requiredPassword = requiredAsTyped(password);
export const requiredConfirmation = requiredAsTyped();
export const requiredId = required(recordId);

/** One line of text within limits that the server can store. */
export function requiredLine({ min, max }: { readonly min: number; readonly max: number }): Rule {
  return required(singleLine, minLength(min), maxLength(max));
}

/** The second of two passwords equals the first (specification, section 5, key mustMatch). */
export const passwordsMatch: Rule<{ password: string; confirmPassword: string }> = (values) =>
  values.password === values.confirmPassword ? passed : failed('mustMatch');

/** A password without the person's own number in it. */
export function passwordWithoutMobile<Values extends { password?: string | undefined }>(
  mobileOf: (values: Values) => string,
): Rule<Values> {
  return (values) =>
    values.password !== undefined && containsMobile(values.password, mobileOf(values))
      ? failed('passwordContainsMobile')
      : passed;
}
