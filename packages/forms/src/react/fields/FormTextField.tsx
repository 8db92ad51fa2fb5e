import { TextField, type TextFieldProps } from '@aarambh/ui/TextField';
import type { FormValues } from '../../definition/definition.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';
import { useInitialText } from './useInitialText.ts';

export type FormTextFieldProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<TextFieldProps, DecidedByForm>;

/** One line of text, or an e-mail address, of a form. */
export function FormTextField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FormTextFieldProps<Values>) {
  const { field, props } = useBoundField(form, name, { label, hint });
  const isEmail = field.control === 'email';
  return (
    <TextField
      {...rest}
      {...props}
      {...form.register(name)}
      type={isEmail ? 'email' : 'text'}
      inputMode={field.inputMode}
      autoComplete={field.autoComplete}
      // Addresses are no words.
      {...((isEmail || field.inputMode === 'url') && { autoCapitalize: 'none', spellCheck: false })}
      defaultValue={useInitialText(form, name)}
    />
  );
}
