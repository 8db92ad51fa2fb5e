import { PasswordField, type PasswordFieldProps } from '@aarambh/ui/PasswordField';
import type { FormValues } from '../../definition/definition.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';
import { useInitialText } from './useInitialText.ts';

export type FormPasswordFieldProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<PasswordFieldProps, DecidedByForm | 'aria-describedby' | 'generatorRules' | 'purpose'>;

/** A password that exists already, or its confirmation, with a button that shows it. */
export function FormPasswordField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FormPasswordFieldProps<Values>) {
  const { field, props } = useBoundField(form, name, { label, hint });
  return (
    <PasswordField
      {...rest}
      {...props}
      {...form.register(name)}
      defaultValue={useInitialText(form, name)}
      purpose={field.control === 'confirmPassword' ? 'confirm' : 'current'}
    />
  );
}
