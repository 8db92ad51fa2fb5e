import type { FieldErrors, Resolver } from 'react-hook-form';
import type { FormValues, Validatable } from '../definition/definition.ts';
import { validate } from '../definition/validate.ts';

/**
 * Judges a form of react-hook-form by a definition, for those who use `useForm` themselves. The error of a field has its code
 * as `type`, its text's key as `message` and the parameters of the text as `params`.
 */
export function schemaResolver<Values extends FormValues>(
  form: Validatable<Values>,
): Resolver<Record<string, string | boolean>, unknown, Values> {
  return (input) => {
    const verdict = validate(form, input);
    if (verdict.ok) return { values: verdict.value, errors: {} };
    const errors: FieldErrors = Object.fromEntries(
      verdict.errors.map(({ path, code, key, params }) => [path, { type: code, message: key, params }]),
    );
    return { values: {}, errors };
  };
}
