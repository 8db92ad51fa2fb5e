import { flushSync } from 'react-dom';
import type { FormValues } from '../definition/definition.ts';
import { fieldAt } from '../definition/fieldPath.ts';
import type { FormHandle } from './formHandle.ts';
import type { ServerError } from './shownErrors.ts';

/** Where the server reports what is wrong with the captcha, which is no part of a body. */
const captchaPath = 'meta.captcha';

/**
 * Shows what a server refused at the fields that it came from, and goes to the first of them. Takes the paths of the body, as
 * the server reports them. The words are those of the code in the language of the moment, or the server's where it has none;
 * they go when the field is edited or the form is sent again.
 * @returns the errors that belong to no field of the page, for an alert above the form.
 */
export function applyServerErrors<Values extends FormValues>(
  form: FormHandle<Values>,
  errors: readonly ServerError[],
): ServerError[] {
  const { fieldOrder, fields, wireNames } = form.definition;
  const fieldOf = (path: string): string | undefined => {
    if (fieldAt(fields, path) !== undefined && path.includes('.')) return path;
    const found = fieldOrder.find((name) => {
      const { control } = form.fieldDefinition(name);
      if (control === 'captcha') return path === captchaPath;
      const wire = wireNames[name] ?? name;
      return wire === path || (control === 'rows' && path.startsWith(`${wire}.`));
    });
    if (found === undefined) return undefined;
    // In a row that the body calls otherwise.
    const inRow = found + path.slice((wireNames[found] ?? found).length);
    return inRow.includes('.') && fieldAt(fields, inRow) !== undefined ? inRow : found;
  };
  const others = errors.filter(({ path }) => fieldOf(path) === undefined);
  // The errors have to be in the page before it scrolls to them.
  flushSync(() => {
    for (const error of errors) {
      const name = fieldOf(error.path);
      if (name !== undefined) form.addServerError(name, error);
    }
  });
  form.focusFirstError();
  return others;
}

/**
 * Shows a refusal where it belongs: at the fields that it names, of which the first takes the focus.
 * @returns whether that says all of it; otherwise an alert above the form has to: it names no field, or one that is not on the page
 */
export function showRefusal<Values extends FormValues>(
  form: FormHandle<Values>,
  errors: readonly ServerError[],
): boolean {
  return errors.length > 0 && applyServerErrors(form, errors).length === 0;
}
