import { Checkbox, type CheckboxProps } from '@aarambh/ui/Checkbox';
import { useState } from 'react';
import type { FormValues } from '../../definition/definition.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';

export type FormCheckboxProps<Values extends FormValues> = BoundFieldProps<Values, boolean> &
  Omit<CheckboxProps, DecidedByForm>;

/** A box of a form that is ticked or not. */
export function FormCheckbox<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FormCheckboxProps<Values>) {
  const { props } = useBoundField(form, name, { label, hint });
  const { necessity: _inWordsOfTheLabel, ...wiring } = props;
  const [isTicked] = useState(() => form.value(name) === true);
  return <Checkbox {...rest} {...wiring} {...form.register(name)} defaultChecked={isTicked} />;
}
