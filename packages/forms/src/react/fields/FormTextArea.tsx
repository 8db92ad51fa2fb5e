import { TextArea, type TextAreaProps } from '@aarambh/ui/TextArea';
import type { FormValues } from '../../definition/definition.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';
import { useInitialText } from './useInitialText.ts';

export type FormTextAreaProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<TextAreaProps, DecidedByForm | 'characterLimit'>;

/** Several lines of text of a form, with the characters that are left where the field has a limit. */
export function FormTextArea<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FormTextAreaProps<Values>) {
  const { field, props } = useBoundField(form, name, { label, hint });
  return (
    <TextArea
      {...rest}
      {...props}
      {...form.register(name)}
      characterLimit={field.maxLength}
      autoComplete={field.autoComplete}
      defaultValue={useInitialText(form, name)}
    />
  );
}
