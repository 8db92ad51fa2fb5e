import { RadioGroup, type RadioGroupProps } from '@aarambh/ui/RadioGroup';
import type { FormValues } from '../../definition/definition.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';
import { useChoicesOf } from './useChoicesOf.ts';
import { useInitialText } from './useInitialText.ts';

export type FormRadioGroupProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<RadioGroupProps, DecidedByForm | 'options'> & {
    /** @default the definition's choices */
    readonly options?: RadioGroupProps['options'];
  };

/** One of a few choices of a form. */
export function FormRadioGroup<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  options,
  ...rest
}: FormRadioGroupProps<Values>) {
  const { field, props } = useBoundField(form, name, { label, hint });
  const ownOptions = useChoicesOf(field);
  return (
    <RadioGroup
      {...rest}
      {...props}
      {...form.register(name)}
      options={options ?? ownOptions}
      defaultValue={useInitialText(form, name)}
    />
  );
}
