import { limits } from './limits.ts';
import { failed, passed, type Rule } from './rule.ts';

/** The special characters that a password may and must have (specification, section 5). */
export const passwordSpecials = '!@#$%^&*';

/** What a password can lack, in the order in which a checklist shows it. */
export const passwordRequirements = [
  {
    code: 'length',
    isMet: (value: string) => value.length >= limits.passwordMin && value.length <= limits.passwordMax,
  },
  { code: 'digit', isMet: (value: string) => /[0-9]/.test(value) },
  { code: 'lowercase', isMet: (value: string) => /[a-z]/.test(value) },
  { code: 'uppercase', isMet: (value: string) => /[A-Z]/.test(value) },
  { code: 'special', isMet: (value: string) => /[!@#$%^&*]/.test(value) },
  { code: 'allowed', isMet: (value: string) => /^[A-Za-z0-9!@#$%^&*]+$/.test(value) },
] as const;

export type PasswordRequirement = (typeof passwordRequirements)[number]['code'];

/** The requirements that a password does not meet, in checklist order; empty for a good one. */
export function unmetPasswordRequirements(value: string): PasswordRequirement[] {
  return passwordRequirements.filter(({ isMet }) => !isMet(value)).map(({ code }) => code);
}

/**
 * A new password at sign-up and reset: at least 8 characters with a digit, a lower-case letter, an upper-case letter
 * and one of ! @ # $ % ^ & *, and no other characters (specification, section 5); at most 72. Compared as typed, never
 * trimmed. `params.unmet` names what it lacks.
 */
export const password: Rule = (value) => {
  const unmet = unmetPasswordRequirements(value);
  return unmet.length === 0
    ? passed
    : failed('password', { unmet, min: limits.passwordMin, max: limits.passwordMax });
};

/** Whether a password has the person's own mobile number in it, the first thing that others would try. */
export function containsMobile(value: string, mobileNumber: string): boolean {
  return mobileNumber !== '' && value.includes(mobileNumber);
}
