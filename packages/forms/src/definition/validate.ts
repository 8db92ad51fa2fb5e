import { generalErrorKeys } from '../messages/keys.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { ErrorCode, ErrorParams } from '../rules/index.ts';
import type { PayloadDefinition, Validatable } from './definition.ts';
import { isIndex, withoutIndexes } from './fieldPath.ts';
import { foreignError } from './foreignIssue.ts';
import type { RuleIssue } from './ruleChecks.ts';
import { judge, pathOf, type SchemaIssue } from './standardSchema.ts';

/** A broken rule. It has no text: `errorMessage` words it in the language of the moment. */
export type FieldError = {
  /** Field of the form or property of the body, joined by dots. Empty when the body as a whole is wrong. */
  readonly path: string;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** The text of this code for this field. */
  readonly key: MessageKey;
  /** What a schema of an app's own says, which is shown where the definition has no text for this code and field. */
  readonly message?: string;
};

export type Verdict<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Of the fields that a body must not have so many are named: a body of nothing else would be answered with several times its size. */
const mostUnknownNamed = 20;

/**
 * Validates the values of a form or the body of a call. Takes anything and throws only where a schema waits. At most one error
 * per field, in page order. A form drops properties it does not know; a body with such properties is refused, and names the
 * first twenty of them.
 */
export function validate<Value>(definition: Validatable<Value>, input: unknown): Verdict<Value> {
  const result = judge(definition.schema, input);
  if (result.issues === undefined) return { ok: true, value: result.value };
  const errors = new Map<string, FieldError>();
  for (const error of result.issues.flatMap((issue) => errorsOf(issue, definition, input))) {
    if (!errors.has(error.path)) errors.set(error.path, error);
  }
  const place = ({ path }: FieldError): number => {
    const [list = '', row] = path.split('.', 2);
    const index = definition.fieldOrder.indexOf(isIndex(row) ? list : path);
    return index === -1 ? definition.fieldOrder.length : index;
  };
  return { ok: false, errors: [...errors.values()].toSorted((left, right) => place(left) - place(right)) };
}

/** Judges the body that a form sends, as its receiver does. */
export function validatePayload<Payload>(
  definition: { readonly payload: PayloadDefinition<Payload> },
  body: unknown,
): Verdict<Payload> {
  return validate(definition.payload, body);
}

function errorsOf(issue: SchemaIssue, definition: Validatable<unknown>, input: unknown): FieldError[] {
  const keys = pathOf(issue);
  const path = keys.join('.');
  const error = (at: string, code: ErrorCode, params: ErrorParams = {}): FieldError => ({
    path: at,
    code,
    params,
    key: errorKey(definition, at, code),
  });
  if ('keys' in issue && Array.isArray(issue.keys)) {
    return issue.keys
      .slice(0, mostUnknownNamed)
      .map((key) => error(path === '' ? String(key) : `${path}.${key}`, 'unknownField'));
  }
  if ('params' in issue && isRuleIssue(issue.params))
    return [error(path, issue.params.rule, issue.params.values)];
  const { code, params, message } = foreignError(issue, valueAt(input, keys));
  const found = error(path, code, params);
  const isWorded = message !== undefined && ownKey(definition, path, code) === undefined;
  return [isWorded ? { ...found, message } : found];
}

/** The text of a code at a path: the field's own, or the general one. */
export function errorKey(
  definition: Pick<Validatable<unknown>, 'errorKeys'>,
  path: string,
  code: ErrorCode,
): MessageKey {
  return ownKey(definition, path, code) ?? generalErrorKeys[code];
}

function ownKey(
  { errorKeys }: Pick<Validatable<unknown>, 'errorKeys'>,
  path: string,
  code: ErrorCode,
): MessageKey | undefined {
  const known = Object.hasOwn(errorKeys, path) ? path : withoutIndexes(path);
  return Object.hasOwn(errorKeys, known) ? errorKeys[known]?.[code] : undefined;
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
