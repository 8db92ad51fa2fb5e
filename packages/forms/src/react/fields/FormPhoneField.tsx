import { PhoneField, type PhoneFieldProps } from '@aarambh/ui/PhoneField';
import type { FormValues } from '../../definition/definition.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';
import { useInitialText } from './useInitialText.ts';

export type FormPhoneFieldProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<PhoneFieldProps, DecidedByForm>;

/** A mobile number of a form. */
export function FormPhoneField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FormPhoneFieldProps<Values>) {
  const { field, props } = useBoundField(form, name, { label, hint });
  return (
    <PhoneField
      {...rest}
      {...props}
      {...form.register(name)}
      autoComplete={field.autoComplete}
      defaultValue={useInitialText(form, name)}
    />
  );
}
