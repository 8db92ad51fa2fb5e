import { Select, type SelectProps } from '@aarambh/ui/Select';
import type { FormValues } from '../../definition/definition.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';
import { useChoicesOf } from './useChoicesOf.ts';
import { useInitialText } from './useInitialText.ts';

export type FormSelectProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<SelectProps, DecidedByForm | 'options'> & {
    /** @default the definition's choices */
    readonly options?: SelectProps['options'];
  };

/** One of a short list of a form, in the device's own picker. The form has an empty text while nothing is chosen. */
export function FormSelect<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  options,
  ...rest
}: FormSelectProps<Values>) {
  const { field, props } = useBoundField(form, name, { label, hint });
  const ownOptions = useChoicesOf(field);
  return (
    <Select
      {...rest}
      {...props}
      {...form.register(name)}
      options={options ?? ownOptions}
      autoComplete={field.autoComplete}
      defaultValue={useInitialText(form, name)}
    />
  );
}
