/**
 * Names of the rules that a value can break. A code is part of the interface: servers send it, screens translate it.
 * Add codes; never rename one.
 */
export type ErrorCode =
  | 'academicYear'
  | 'accepted'
  | 'captcha'
  | 'contactEmail'
  | 'controlCharacters'
  | 'date'
  | 'email'
  | 'forgotMobileCharacters'
  | 'forgotMobileLength'
  | 'gstin'
  | 'id'
  | 'invalid'
  | 'mobile'
  | 'mustMatch'
  | 'notForExperienced'
  | 'number'
  | 'oneOf'
  | 'order'
  | 'otpDigits'
  | 'otpLength'
  | 'password'
  | 'passwordContainsMobile'
  | 'passwordTooCommon'
  | 'personName'
  | 'phone'
  | 'pincode'
  | 'repeated'
  | 'required'
  | 'scale'
  | 'tooFew'
  | 'tooLarge'
  | 'tooLong'
  | 'tooMany'
  | 'tooShort'
  | 'tooSmall'
  | 'type'
  | 'unchanged'
  | 'unknownField'
  | 'webAddress'
  | 'wrongSum';

/** Numbers and names for the text of an error, such as `{ max: 50 }`. Never what was typed: it may be a secret. */
export type ErrorParams = Readonly<Record<string, string | number | readonly string[]>>;

export type RuleFailure = { readonly ok: false; readonly code: ErrorCode; readonly params: ErrorParams };

/** What a rule says of a value. */
export type RuleResult = { readonly ok: true } | RuleFailure;

/** Judges one value. Pure, total (never throws, whatever the string) and linear in the length of the value. */
export type Rule<Value = string> = (value: Value) => RuleResult;

export const passed: RuleResult = { ok: true };

const noParams: ErrorParams = {};

export function failed(code: ErrorCode, params: ErrorParams = noParams): RuleFailure {
  return { ok: false, code, params };
}

/** The first failure of several rules, in their order. */
export function allOf(...rules: readonly Rule[]): Rule {
  return (value) => {
    for (const rule of rules) {
      const result = rule(value);
      if (!result.ok) return result;
    }
    return passed;
  };
}

/** An empty value passes; anything else must pass the rules. */
export function optional(...rules: readonly Rule[]): Rule {
  const rest = allOf(...rules);
  return (value) => (isBlank(value) ? passed : rest(value));
}

/** A value that is empty or white space fails with `required`; anything else must pass the rules. */
export function required(...rules: readonly Rule[]): Rule {
  const rest = allOf(...rules);
  return (value) => (isBlank(value) ? failed('required') : rest(value));
}

/** Like `required`, for secrets: white space counts as something. */
export function requiredAsTyped(...rules: readonly Rule[]): Rule {
  const rest = allOf(...rules);
  return (value) => (value === '' ? failed('required') : rest(value));
}

/** Whether a text is empty or white space alone. */
export function isBlank(value: string): boolean {
  return value.trim() === '';
}

/** A pattern as a rule. The pattern must be anchored at both ends and free of `g` and `y`, which keep state. */
export function matching(pattern: RegExp, code: ErrorCode, params?: ErrorParams): Rule {
  return (value) => (pattern.test(value) ? passed : failed(code, params));
}
