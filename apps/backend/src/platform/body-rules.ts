/** The product's own rules of request bodies, the same that the portal's forms have. */
import {
  createTranslate,
  errorKey,
  errorMessage,
  payloads,
  recordPayloads,
  validate,
  type FieldError,
  type RuleFailure,
} from '@aarambh/forms';
import { messagesByLocale } from '@aarambh/forms/messages';
import type { FailedField } from './failure.ts';
import { inEach, type LocalizedText } from './language/localized-text.ts';
import type { OperationId } from './operation.ts';

/** The texts of the forms in each language. */
export const say = inEach((locale) => createTranslate(messagesByLocale[locale]));

/** The words of the forms for an error. */
function wordsOf(error: Parameters<typeof errorMessage>[1]): LocalizedText {
  return inEach((locale) => errorMessage(say[locale], error));
}

/**
 * The fields of a body that break a rule, in the order of the form; empty when none does or the operation's body has no
 * rules beyond the contract. Takes whatever was sent.
 */
export function failedFields(operation: OperationId, body: unknown): FailedField[] {
  const rules = rulesOf(operation, body);
  if (rules === undefined) return [];
  const verdict = validate<unknown>(rules, body);
  return verdict.ok ? [] : failedFieldsOf(verdict.errors);
}

/** Broken rules of a form with their words, as an answer names them. */
export function failedFieldsOf(errors: readonly FieldError[]): FailedField[] {
  return errors.map((error) => ({ path: error.path, code: error.code, message: wordsOf(error) }));
}

/** 'register' takes the bodies of both kinds of account; an employer's names a contact person. */
function rulesOf(operation: OperationId, body: unknown) {
  if (operation === 'register' && typeof body === 'object' && body !== null && 'spocFirstName' in body) {
    return payloads.addCompany;
  }
  return Object.entries({ ...payloads, ...recordPayloads }).find(([id]) => id === operation)?.[1];
}

/** What is said of a password that everybody would try first: a rule of the server alone, worded with the others. */
export function passwordTooCommon(path: string): FailedField {
  const error = { key: 'password too common', params: {} } as const;
  return { path, code: 'passwordTooCommon', message: wordsOf(error) };
}

/** What is said of a field whose value breaks a rule, in the general words of that rule. */
export function brokenRule(path: string, { code, params }: RuleFailure): FailedField {
  const key = errorKey({ errorKeys: {} }, path, code);
  return { path, code, message: wordsOf({ key, params }) };
}
