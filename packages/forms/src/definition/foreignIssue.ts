import type { ErrorCode, ErrorParams } from '../rules/index.ts';
import type { SchemaIssue } from './standardSchema.ts';

/** An error of a schema with rules of its own. `message` is there where its author worded it. */
type ForeignError = { readonly code: ErrorCode; readonly params: ErrorParams; readonly message?: string };

/**
 * What libraries say where the author of a schema says nothing. It is for developers, in English, and may repeat what was typed:
 * `Invalid input: expected string, received number`, `Too small: expected string to have >=2 characters`,
 * `Invalid email: Received "x"`.
 */
const unworded =
  /^(?:Invalid input$|(?:Invalid [\w ]+|Too (?:small|big)): (?:expected|received)\b|Invalid email address$)/i;

/** Reads an issue of zod or valibot, or of any library that only words it. */
export function foreignError(issue: SchemaIssue, value: unknown): ForeignError {
  const limit = limitOf(issue);
  if (!unworded.test(issue.message))
    return { ...(limit ?? { code: 'invalid', params: {} }), message: issue.message };
  const code = limit?.code ?? kindOf(issue);
  if (value === undefined || (isEmpty(value) && code !== 'type' && code !== 'oneOf')) {
    return { code: 'required', params: {} };
  }
  return { code, params: limit?.params ?? {} };
}

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/** What the issues of libraries hold besides what the standard asks for. */
function read(issue: SchemaIssue, property: string): unknown {
  return Reflect.get(issue, property);
}

function kindOf(issue: SchemaIssue): ErrorCode {
  const code = read(issue, 'code');
  if (code === 'invalid_value' || read(issue, 'type') === 'picklist') return 'oneOf';
  if (code === 'invalid_type' || read(issue, 'kind') === 'schema') return 'type';
  const isEmail = read(issue, 'format') === 'email' || read(issue, 'type') === 'email';
  return isEmail ? 'email' : 'invalid';
}

/** A limit that was passed. */
function limitOf(issue: SchemaIssue): { readonly code: ErrorCode; readonly params: ErrorParams } | undefined {
  const least = read(issue, 'minimum');
  const most = read(issue, 'maximum');
  const origin = read(issue, 'origin');
  if (typeof least === 'number') return { code: below[String(origin)] ?? 'tooSmall', params: { min: least } };
  if (typeof most === 'number') return { code: above[String(origin)] ?? 'tooLarge', params: { max: most } };
  const requirement = read(issue, 'requirement');
  if (typeof requirement !== 'number') return undefined;
  const isOfList = Array.isArray(read(issue, 'input'));
  switch (read(issue, 'type')) {
    case 'min_length':
      return { code: isOfList ? 'tooFew' : 'tooShort', params: { min: requirement } };
    case 'max_length':
      return { code: isOfList ? 'tooMany' : 'tooLong', params: { max: requirement } };
    case 'min_value':
      return { code: 'tooSmall', params: { min: requirement } };
    case 'max_value':
      return { code: 'tooLarge', params: { max: requirement } };
    default:
      return undefined;
  }
}

const below: Readonly<Record<string, ErrorCode | undefined>> = { string: 'tooShort', array: 'tooFew' };
const above: Readonly<Record<string, ErrorCode | undefined>> = { string: 'tooLong', array: 'tooMany' };
