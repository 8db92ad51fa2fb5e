import * as z from 'zod/mini';
import { accepted } from '../rules/ticked.ts';
import type { ErrorCode, ErrorParams, Rule, RuleFailure } from '../rules/index.ts';

// zod must never compile schemas with `new Function`: a strict content security policy refuses and reports it. The small
// build does not; the setting also holds for whoever uses the full one in the same program.
z.config({ jitless: true });

/** What a broken rule leaves in zod's issue; `validate` reads it back. */
export type RuleIssue = { readonly rule: ErrorCode; readonly values: ErrorParams };

/** A rule as a check of a schema of zod or zod/mini: `z.string().check(obeys(mobile))`. */
export function obeys<Value>(rule: Rule<Value>) {
  return z.check<Value>(({ value, issues }) => {
    const result = rule(value);
    if (result.ok) return;
    const params: RuleIssue = { rule: result.code, values: result.params };
    issues.push({ code: 'custom', input: value, params, continue: true });
  });
}

/** A rule of the text that a value is typed as. */
export function ruleOfText<Value>(rule: Rule, textOf: (value: Value) => string) {
  return obeys<Value>((value) => rule(textOf(value)));
}

/** A string that obeys a rule. */
export function text(rule: Rule) {
  return z.string().check(obeys(rule));
}

/** A number that obeys a rule of numbers in plain digits, such as `numberBetween`. */
export function number(rule: Rule) {
  return z.number().check(obeys<number>((value) => rule(String(value))));
}

/** A box that is ticked. */
export function isChecked() {
  return z.boolean().check(obeys(accepted));
}

/**
 * A rule between fields: checks the whole object and blames one field, unless that field already broke its own rule.
 * Runs only when every field has its type.
 */
export function crossField<Value extends object>(path: keyof Value & string, rule: Rule<Value>) {
  return z.check<Value>(({ value, issues }) => {
    if (issues.some((issue) => issue.path?.[0] === path)) return;
    const result = rule(value);
    if (!result.ok) issues.push(ruleIssue(value, path, result));
  });
}

/** The issue of a broken rule between fields, at the field that it blames. */
export function ruleIssue<Value>(value: Value, path: string, { code, params: values }: RuleFailure) {
  const params: RuleIssue = { rule: code, values };
  return { code: 'custom' as const, input: value, path: [path], params, continue: true as const };
}
