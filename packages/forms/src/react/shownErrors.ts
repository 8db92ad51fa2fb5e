import { get, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { showsError } from '../definition/displayRule.ts';
import type { FieldDefinition, Validatable } from '../definition/definition.ts';
import { fieldAt, isIndex } from '../definition/fieldPath.ts';
import { errorKey, validate, type FieldError, type Verdict } from '../definition/validate.ts';
import { isErrorCode, needsParams, type MessageKey } from '../messages/keys.ts';
import type { ErrorParams } from '../rules/index.ts';

/** An error to show at a field: a text to translate, or a server's own words for a code that has none here. */
export type ShownError =
  | { readonly key: MessageKey; readonly params: ErrorParams }
  | { readonly text: string; readonly texts?: Readonly<Record<string, string>> | undefined };

/** A broken rule as a server reports it; `messages` has the message by language, where the server sends more than one. */
export type ServerError = {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly messages?: Readonly<Record<string, string>> | undefined;
};

/** A form of react-hook-form, which keeps what was typed, changed, left, sent and shown. */
export type ValuesControl = Omit<UseFormReturn<Record<string, unknown>>, 'formState'>;

/** What the rules have to know of a form. */
export type RuledForm<Values> = Validatable<Values> & {
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  readonly submitNeedsValid?: boolean;
};

/** The rules of a form at work in react-hook-form: a verdict on all values at every change, and when an error shows. */
export type ShownErrors<Values> = {
  readonly verdict: () => Verdict<Values>;
  /** The error that is shown at a field; the same object while it says the same. */
  readonly error: (name: string) => ShownError | undefined;
  /** Errors that are shown, by field, in page order. */
  readonly errors: () => ReadonlyMap<string, ShownError>;
  /** What a summary above the form shows: nothing before the form was refused. */
  readonly refusals: () => ReadonlyMap<string, ShownError>;
  /** The form was submitted and is invalid: from now on every error shows. */
  readonly refuse: () => void;
  /** Shows what a server refused at a field: until the field changes or the form is sent again. */
  readonly addServerError: (name: string, error: ServerError) => void;
  /** The field has another value, so what a server said of it no longer holds. */
  readonly dropServerError: (name: string) => void;
};

/** Keeps the errors that react-hook-form has of a form those that the rules show. */
export function showErrors<Parsed>(form: RuledForm<Parsed>, control: ValuesControl): ShownErrors<Parsed> {
  let verdict = validate(form, control.getValues());

  /** The list of rows itself is at its root, as react-hook-form has it. */
  const at = (name: string): string => placeOf(form, name);
  const error = (name: string): ShownError | undefined => shownIn(control.getErrors(), at(name));
  const isServerError = (name: string): boolean => typeOf(control.getErrors(), at(name)) === 'server';

  function show(name: string, type: 'rule' | 'server', shown: ShownError): void {
    const withWords = { type, shown };
    control.setError(at(name), withWords);
  }

  function revalidate(): void {
    verdict = validate(form, control.getValues());
    const found = verdict.ok ? [] : verdict.errors;
    const names = new Set([...pathsIn(control.getErrors(), form), ...found.map(({ path }) => path)]);
    for (const name of names) {
      if (isServerError(name)) continue;
      const before = error(name);
      const after = ownError(name, found);
      if (JSON.stringify(before) === JSON.stringify(after)) continue;
      if (after === undefined) control.clearErrors(at(name));
      else show(name, 'rule', after);
    }
  }

  function ownError(name: string, found: readonly FieldError[]): ShownError | undefined {
    const broken = found.find(({ path }) => path === name);
    const field = fieldAt(form.fields, name);
    if (broken === undefined || field === undefined) return undefined;
    const { isDirty, isTouched } = control.getFieldState(name);
    const value = control.getValues(name);
    const isEmpty = value === '' || value === false || (Array.isArray(value) && value.length === 0);
    const rule = { ...field, submitNeedsValid: form.submitNeedsValid };
    return showsError(rule, { isDirty, isTouched, isEmpty, isSubmitted: isRefused(control.getErrors()) })
      ? wordsOfRule(broken)
      : undefined;
  }

  // The first to hear of a change, so that the others find its verdict. From here on react-hook-form keeps track of all of these.
  control.subscribe({
    formState: { values: true, touchedFields: true, isDirty: true },
    callback: revalidate,
  });

  return {
    verdict: () => verdict,
    error,
    errors: () => shownErrorsIn(control.getErrors(), form),
    refusals: () => refusalsIn(control.getErrors(), form),
    refuse() {
      control.setError(refusal, { type: 'rule' });
      revalidate();
    },
    addServerError(name, refused) {
      if (!isServerError(name)) show(name, 'server', wordsOf(refused, name, form));
    },
    dropServerError(name) {
      if (isServerError(name)) control.clearErrors(at(name));
    },
  };
}

/** What of a form says where its errors are. */
type Fields = Pick<RuledForm<unknown>, 'fieldOrder' | 'fields'>;

/** Of the errors of react-hook-form, what a summary above the form shows: nothing before the form was refused. */
export function refusalsIn(errors: FieldErrors, form: Fields): ReadonlyMap<string, ShownError> {
  const isDue =
    isRefused(errors) ||
    pathsIn(errors, form).some((name) => typeOf(errors, placeOf(form, name)) === 'server');
  return isDue ? shownErrorsIn(errors, form) : new Map();
}

function shownErrorsIn(errors: FieldErrors, form: Fields): ReadonlyMap<string, ShownError> {
  return new Map(
    pathsIn(errors, form).flatMap((name) => {
      const shown = shownIn(errors, placeOf(form, name));
      return shown === undefined ? [] : [[name, shown]];
    }),
  );
}

/** Every field that may have an error, in page order: those of the form, and of the rows that have any. */
function pathsIn(errors: FieldErrors, { fieldOrder, fields }: Fields): string[] {
  return fieldOrder.flatMap((name) => {
    const parts = Object.keys(fields[name]?.rows?.fields ?? {});
    const rows: object = get(errors, name) ?? {};
    const indexes = parts.length === 0 ? [] : Object.keys(rows).filter(isIndex);
    return [name, ...indexes.flatMap((index) => parts.map((part) => `${name}.${index}.${part}`))];
  });
}

/** Where react-hook-form keeps the error of a field. */
const placeOf = ({ fields }: Fields, name: string): string =>
  fields[name]?.rows === undefined ? name : `${name}.root`;

/** Where react-hook-form keeps that the form as a whole was refused. */
const refusal = 'root.refused';

const isRefused = (errors: FieldErrors): boolean => typeOf(errors, refusal) !== undefined;

function typeOf(errors: FieldErrors, name: string): 'rule' | 'server' | undefined {
  const error: { readonly type?: 'rule' | 'server' } | undefined = get(errors, name);
  return error?.type;
}

function shownIn(errors: FieldErrors, name: string): ShownError | undefined {
  const error: { readonly shown?: ShownError } | undefined = get(errors, name);
  return error?.shown;
}

/** A schema of an app's own has words for what it refuses; the rules here have texts. */
const wordsOfRule = ({ key, params, message }: FieldError): ShownError =>
  message === undefined ? { key, params } : { text: message };

/** The text of a code where there is one that needs no limits, which servers do not send; otherwise the server's words. */
function wordsOf(
  { code, message, messages }: ServerError,
  name: string,
  form: RuledForm<unknown>,
): ShownError {
  return isErrorCode(code) && !needsParams(code)
    ? { key: errorKey(form, name, code), params: {} }
    : { text: message, texts: messages };
}
