/** Checks requests against the contract's schemas. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { say } from './body-rules.ts';
import { validationFailed, type FailedField } from './failure.ts';
import { inEach, inLanguage, type Locale } from './language/localized-text.ts';

const options = {
  allErrors: false,
  // A request is taken as it is: nothing is filled in or cut off, so what was checked is what is used.
  removeAdditional: false,
  strict: false,
  // The contract was checked when it was built.
  validateSchema: false,
  meta: false,
  discriminator: true,
} as const;

// Everything in a path, a query and a header is text; numbers and booleans are read from it. A body has types of its own.
const textParts = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true });
const bodies = new Ajv2020({ ...options, coerceTypes: false, useDefaults: false });
addFormats.default(textParts);
addFormats.default(bodies);

/** Names the HTTP part that a failure is about when it is not the body. */
const prefixes: Readonly<Partial<Record<RequestPart, string>>> = {
  headers: 'headers.',
  params: 'path.',
  querystring: 'query.',
};

export type RequestPart = 'body' | 'querystring' | 'headers' | 'params';

/**
 * A check of one part of a request. What does not fit is refused with 422 VALIDATION_FAILED; a query parameter that the
 * contract does not know is refused too, because ignoring a misspelt filter would answer another question.
 */
export function compileRequestPart(
  schema: Record<string, unknown>,
  part: RequestPart,
): (value: unknown) => { value: unknown } | { error: Error } {
  const validate = compile(schema, part);
  return (value) =>
    validate(value)
      ? { value }
      : {
          error: validationFailed(tellingError(validate.errors ?? []).map((error) => describe(error, part))),
        };
}

function compile(schema: Record<string, unknown>, part: RequestPart): ValidateFunction {
  switch (part) {
    case 'body':
      return bodies.compile(schema);
    case 'querystring':
      return textParts.compile({ ...schema, additionalProperties: false });
    case 'headers':
      return textParts.compile(inLowerCase(schema));
    default:
      return textParts.compile(schema);
  }
}

/** The schema of headers with their names in lower case, as they arrive. */
function inLowerCase(schema: { properties?: object; required?: readonly string[] }): object {
  const properties = Object.entries(schema.properties ?? {}).map(([name, rule]) => [
    name.toLowerCase(),
    rule,
  ]);
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: (schema.required ?? []).map((name) => name.toLowerCase()),
  };
}

const composite = new Set(['if', 'oneOf', 'anyOf', 'allOf', 'not']);

/** The error to report: one about a value rather than "none of the alternatives fits" where there is one. */
function tellingError(errors: readonly ErrorObject[]): ErrorObject[] {
  return [errors.find(({ keyword }) => !composite.has(keyword)) ?? errors[0]].filter(
    (each) => each !== undefined,
  );
}

function describe(error: ErrorObject, part: RequestPart): FailedField {
  const missing: unknown = error.params.missingProperty ?? error.params.additionalProperty;
  const path = [...error.instancePath.split('/').slice(1).map(unescapePointer), ...named(missing)].join('.');
  return {
    path: `${prefixes[part] ?? ''}${path}`,
    code: error.keyword,
    message: inEach((locale) => (locale === 'en' ? messageOf(error) : translatedMessageOf(error, locale))),
  };
}

function named(property: unknown): string[] {
  return typeof property === 'string' ? [property] : [];
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A sentence for people; what was sent is not repeated. */
function messageOf(error: ErrorObject): string {
  switch (error.keyword) {
    case 'required':
      return 'This field is required.';
    case 'additionalProperties':
      return 'This field is not known.';
    case 'type':
      return `This must be ${[error.params.type].flat().join(' or ')}.`;
    case 'enum':
    case 'const':
      return 'This is not one of the allowed values.';
    case 'pattern':
    case 'format':
      return 'This does not have the right form.';
    case 'minLength':
    case 'maxLength':
    case 'minimum':
    case 'maximum':
      return limitOf(error, 'en');
    default:
      return `This ${error.message ?? 'is not allowed'}.`;
  }
}

/** How long or large a value may be, in the words of the forms. */
function limitOf({ keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>, locale: Locale): string {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'minLength':
      return say[locale]('field too short', { min: limit });
    case 'maxLength':
      return say[locale]('field too long', { max: limit });
    case 'minimum':
      return say[locale]('field too small', { min: limit });
    default:
      return say[locale]('field too large', { max: limit });
  }
}

/** The same in another language, in the words of the forms where they have the rule. */
function translatedMessageOf(
  { keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>,
  locale: Exclude<Locale, 'en'>,
): string {
  switch (keyword) {
    case 'required':
      return say[locale]('field required');
    case 'additionalProperties':
      return say[locale]('field unknown');
    case 'type':
      return say[locale]('field type');
    case 'enum':
    case 'const':
      return say[locale]('field choice');
    case 'minLength':
    case 'maxLength':
    case 'minimum':
    case 'maximum':
      return limitOf({ keyword, params }, locale);
    default:
      return inLanguage('This does not have the right form.', locale);
  }
}
