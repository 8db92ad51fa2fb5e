import { mobileNumberPattern } from '@aarambh/api-client/patterns';
import { limits } from './limits.ts';
import { allOf, failed, matching, passed, type Rule } from './rule.ts';

/** Exactly 10 digits, the first 1-9 (specification, sections 5 and 9). Indian scripts' digits are not digits here. */
export const mobile: Rule = matching(mobileNumberPattern, 'mobile', { digits: limits.mobileDigits });

/**
 * The mobile number of /forgot-password as the specification (section 5) has it: digits, space, plus, minus and
 * parentheses only, and exactly 10 characters. So `98765 4321` passes although it is no number, and `+919876543210` fails.
 * The form asks for `reachableMobile`.
 */
export const forgotMobile: Rule = allOf(matching(/^[0-9 +()-]*$/, 'forgotMobileCharacters'), (value) =>
  value.length === limits.mobileDigits
    ? passed
    : failed('forgotMobileLength', { length: limits.mobileDigits }),
);

/**
 * What the forgot-password form asks for: both checks of the specification with their own texts, and then that a
 * number is left that an SMS can be sent to, because a code that cannot arrive would leave the person waiting.
 */
export const reachableMobile: Rule = allOf(forgotMobile, (value) => mobile(digitsOf(value)));

/** The digits 0-9 of a text, in their order. */
export function digitsOf(value: string): string {
  return value.replaceAll(/[^0-9]/g, '');
}
