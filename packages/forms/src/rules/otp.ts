import { limits } from './limits.ts';
import { matching, type Rule } from './rule.ts';

/** One-time password on /otp-verification: six digits (specification, section 5). */
export const otpDigits: Rule = matching(/^[0-9]{6}$/, 'otpDigits', { length: limits.otpLength });

/** One-time password on /forgot-password: six characters, digits or not, without spaces (specification, section 5). */
export const otpCharacters: Rule = matching(/^\S{6}$/u, 'otpLength', { length: limits.otpLength });
