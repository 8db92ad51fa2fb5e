import type { FieldDefinition, FormValues, Validatable } from '../definition/definition.ts';
import { showsError } from '../definition/displayRule.ts';
import { errorKey, validate, type FieldError } from '../definition/validate.ts';
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

/** What the store has to know of a form. */
export type StoredForm<Values> = Validatable<Values> & {
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  readonly submitNeedsValid?: boolean;
};

type FieldValue = FormValues[string];

/**
 * The values of a form and what is to be shown of them: errors, whether it is valid, whether it is being sent. Plain
 * JavaScript; components subscribe to the part that they draw. What did not change keeps its identity.
 */
export type FormStore<Values extends FormValues> = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly values: () => Values;
  /** The error that is shown at a field. */
  readonly error: (name: string) => ShownError | undefined;
  /** Errors that are shown, by field, in page order. */
  readonly errors: () => ReadonlyMap<string, ShownError>;
  /** What a summary above the form shows: nothing before the form was refused. */
  readonly refusals: () => ReadonlyMap<string, ShownError>;
  readonly isValid: () => boolean;
  /** Whether a field has another value than at first, or since the last reset. */
  readonly isChanged: () => boolean;
  readonly isSubmitting: () => boolean;
  /**
   * The person changed a field; what a server said of it no longer holds.
   * @returns the error of the field, if this brought it up or gave it other words
   */
  readonly change: (name: string, value: FieldValue) => ShownError | undefined;
  /** The program changed a field: nothing that the person did, so nothing to hold against them. */
  readonly setValue: (name: string, value: FieldValue) => void;
  /**
   * The person left a field.
   * @returns the error of the field, if this brought it up
   */
  readonly blur: (name: string) => ShownError | undefined;
  /** The form was submitted and is invalid: from now on every error shows. */
  readonly refuse: () => void;
  /** The form is valid and on its way. Should it come back, its fields are checked like those of a new one. */
  readonly beginSubmit: () => void;
  /** The submit has ended, well or not. `usedUp` is a field whose value was good for one submit only. */
  readonly endSubmit: (usedUp?: string) => void;
  /**
   * Shows at its fields what a server refused. `fieldOf` gives the field of a path of the body.
   * @returns the errors that belong to no field
   */
  readonly addServerErrors: (
    errors: readonly ServerError[],
    fieldOf: (path: string) => string | undefined,
  ) => ServerError[];
  readonly reset: (values: Values) => void;
};

const noErrors: ReadonlyMap<string, ShownError> = new Map();

/** Makes the store of a form with its first values. */
export function createFormStore<Values extends FormValues>(
  form: StoredForm<Values>,
  initial: Values,
): FormStore<Values> {
  const listeners = new Set<() => void>();
  const dirty = new Set<string>();
  const touched = new Set<string>();
  const serverErrors = new Map<string, ShownError>();
  let first = initial;
  let values = initial;
  let isSubmitted = false;
  let isSubmitting = false;
  let shown = noErrors;
  let isValid = false;

  function revalidate(): void {
    const verdict = validate(form, values);
    isValid = verdict.ok;
    const found = verdict.ok ? [] : verdict.errors;
    const next = new Map<string, ShownError>();
    for (const name of form.fieldOrder) {
      const error = serverErrors.get(name) ?? ownError(name, found);
      if (error !== undefined) next.set(name, sameAsBefore(shown.get(name), error));
    }
    shown = isSame(shown, next) ? shown : next;
    for (const listener of listeners) listener();
  }

  function ownError(name: string, found: readonly FieldError[]): ShownError | undefined {
    const error = found.find(({ path }) => path === name);
    const field = form.fields[name];
    if (error === undefined || field === undefined) return undefined;
    const value = values[name];
    const history = {
      isDirty: dirty.has(name),
      isTouched: touched.has(name),
      isEmpty: value === '' || value === false,
      isSubmitted,
    };
    return showsError({ ...field, submitNeedsValid: form.submitNeedsValid }, history)
      ? { key: error.key, params: error.params }
      : undefined;
  }

  /** Runs a change and returns the error of the field if the change brought it up or gave it other words. */
  function noticing(name: string, change: () => void): ShownError | undefined {
    const before = shown.get(name);
    change();
    const after = shown.get(name);
    return after === before ? undefined : after;
  }

  revalidate();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    values: () => values,
    error: (name) => shown.get(name),
    errors: () => shown,
    refusals: () => (isSubmitted || serverErrors.size > 0 ? shown : noErrors),
    isValid: () => isValid,
    isChanged: () => form.fieldOrder.some((name) => values[name] !== first[name]),
    isSubmitting: () => isSubmitting,
    change: (name, value) =>
      noticing(name, () => {
        values = { ...values, [name]: value };
        dirty.add(name);
        serverErrors.delete(name);
        revalidate();
      }),
    setValue(name, value) {
      values = { ...values, [name]: value };
      serverErrors.delete(name);
      revalidate();
    },
    blur: (name) =>
      noticing(name, () => {
        touched.add(name);
        revalidate();
      }),
    refuse() {
      isSubmitted = true;
      revalidate();
    },
    beginSubmit() {
      isSubmitted = false;
      isSubmitting = true;
      serverErrors.clear();
      revalidate();
    },
    endSubmit(usedUp) {
      isSubmitting = false;
      if (usedUp !== undefined) values = { ...values, [usedUp]: '' };
      revalidate();
    },
    addServerErrors(errors, fieldOf) {
      const others: ServerError[] = [];
      for (const error of errors) {
        const name = fieldOf(error.path);
        if (name === undefined) others.push(error);
        else if (!serverErrors.has(name)) serverErrors.set(name, wordsOf(error, name, form));
      }
      revalidate();
      return others;
    },
    reset(next) {
      first = next;
      values = next;
      dirty.clear();
      touched.clear();
      serverErrors.clear();
      isSubmitted = false;
      revalidate();
    },
  };
}

/** The text of a code where there is one that needs no limits, which servers do not send; otherwise the server's words. */
function wordsOf(
  { code, message, messages }: ServerError,
  name: string,
  form: StoredForm<unknown>,
): ShownError {
  return isErrorCode(code) && !needsParams(code)
    ? { key: errorKey(form, name, code), params: {} }
    : { text: message, texts: messages };
}

function sameAsBefore(before: ShownError | undefined, after: ShownError): ShownError {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

function isSame(before: ReadonlyMap<string, ShownError>, after: ReadonlyMap<string, ShownError>): boolean {
  return before.size === after.size && [...after].every(([name, error]) => before.get(name) === error);
}
