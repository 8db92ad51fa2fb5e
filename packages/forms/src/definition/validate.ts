import type * as z from 'zod/mini';
import { generalErrorKeys } from '../messages/keys.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { ErrorCode, ErrorParams } from '../rules/index.ts';
import type { FormDefinition, FormValues, Validatable } from './definition.ts';
import { isIndex, withoutIndexes } from './fieldPath.ts';
import type { RuleIssue } from './ruleChecks.ts';

/** A broken rule. It has no text: `errorMessage` words it in the language of the moment. */
export type FieldError = {
  /** Field of the form or property of the body, joined by dots. Empty when the body as a whole is wrong. */
  readonly path: string;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** The text of this code for this field. */
  readonly key: MessageKey;
};

export type Verdict<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/**
 * Validates the values of a form or the body of a call. Takes anything and never throws. At most one error per field, in
 * page order. A form drops properties it does not know; a body with such properties is refused.
 */
export function validate<Value>(definition: Validatable<Value>, input: unknown): Verdict<Value> {
  const result = definition.schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const errors = result.error.issues.flatMap((issue) => errorsOf(issue, definition, input));
  const place = ({ path }: FieldError): number => {
    const [list = '', row] = path.split('.', 2);
    const index = definition.fieldOrder.indexOf(isIndex(row) ? list : path);
    return index === -1 ? definition.fieldOrder.length : index;
  };
  return { ok: false, errors: errors.toSorted((left, right) => place(left) - place(right)) };
}

/** Judges the body that a form sends, as its receiver does. */
export function validatePayload<Values extends FormValues, Payload, Context>(
  definition: FormDefinition<Values, Payload, Context>,
  body: unknown,
): Verdict<Payload> {
  return validate(definition.payload, body);
}

function errorsOf(issue: z.core.$ZodIssue, definition: Validatable<unknown>, input: unknown): FieldError[] {
  const path = issue.path.join('.');
  const error = (at: string, code: ErrorCode, params: ErrorParams = {}): FieldError => ({
    path: at,
    code,
    params,
    key: errorKey(definition, at, code),
  });
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => error(path === '' ? key : `${path}.${key}`, 'unknownField'));
  }
  if (issue.code === 'custom' && isRuleIssue(issue.params))
    return [error(path, issue.params.rule, issue.params.values)];
  if (valueAt(input, issue.path) === undefined) return [error(path, 'required')];
  return [error(path, issue.code === 'invalid_value' ? 'oneOf' : 'type')];
}

/** The text of a code at a path: the field's own, or the general one. */
export function errorKey(
  definition: Pick<Validatable<unknown>, 'errorKeys'>,
  path: string,
  code: ErrorCode,
): MessageKey {
  const known = Object.hasOwn(definition.errorKeys, path) ? path : withoutIndexes(path);
  const own = Object.hasOwn(definition.errorKeys, known) ? definition.errorKeys[known] : undefined;
  return own?.[code] ?? generalErrorKeys[code];
}

function isRuleIssue(params: unknown): params is RuleIssue {
  return typeof params === 'object' && params !== null && 'rule' in params && 'values' in params;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}
