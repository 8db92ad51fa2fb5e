import type { ReactNode } from 'react';
import type { FieldDefinition, FormValues } from '../../definition/definition.ts';
import type { FormHandle, NameOf } from '../formHandle.ts';
import { useTranslate } from '../FormsProvider.tsx';
import { useFieldError } from '../useFormState.ts';

/** What every bound field takes: a form, one of its fields, and texts in place of the definition's. */
export type BoundFieldProps<Values extends FormValues, Kind> = {
  readonly form: FormHandle<Values>;
  /** A field whose value is of the right kind. */
  readonly name: NameOf<Values, Kind>;
  /** @default the definition's label */
  readonly label?: ReactNode;
  /** @default the definition's hint; `false` for none */
  readonly hint?: ReactNode;
};

/** Props of a component that the form decides. */
export type DecidedByForm =
  | 'autoComplete'
  | 'checked'
  | 'defaultChecked'
  | 'defaultValue'
  | 'error'
  | 'form'
  | 'hint'
  | 'id'
  | 'inputMode'
  | 'label'
  | 'name'
  | 'necessity'
  | 'onBlur'
  | 'onChange'
  | 'ref'
  | 'required'
  | 'type'
  | 'value';

/**
 * Label, hint, error and the like of a field, for the component that draws it: those of this package, or one of an app's own. That one
 * reads the value with `useTextValue`, tells it by `form.change(name, value)` and `form.blur(name)`, and puts `form.focusRef(name)` on
 * the element that takes the focus.
 *
 * @param texts in place of the definition's.
 * @returns the field's definition, and the props to spread on its component.
 */
export function useBoundField<Values extends FormValues>(
  form: FormHandle<Values>,
  name: string,
  texts: { readonly label?: ReactNode; readonly hint?: ReactNode },
) {
  const translate = useTranslate();
  const error = useFieldError(form, name);
  const field: FieldDefinition = form.fieldDefinition(name);
  return {
    field,
    props: {
      id: form.fieldId(name),
      name,
      label: texts.label ?? translate(field.label),
      hint: texts.hint ?? (field.hint === undefined ? undefined : translate(field.hint)),
      error,
      necessity: field.necessity,
      required: field.necessity !== 'optional',
    },
  };
}
