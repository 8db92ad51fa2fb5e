import { CheckboxGroup, type CheckboxGroupProps } from '@aarambh/ui/CheckboxGroup';
import type { FormValues } from '../../definition/definition.ts';
import { useTextValue } from '../useFormState.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';
import { joinValues, splitValues } from '../../records/joinedValues.ts';
import { useChoicesOf } from './useChoicesOf.ts';

export type FormCheckboxGroupProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<CheckboxGroupProps, DecidedByForm | 'options'> & {
    /** @default the definition's choices */
    readonly options?: CheckboxGroupProps['options'];
  };

/** Any number of a few choices of a form, all of them seen. The form has their values in page order, joined by commas. */
export function FormCheckboxGroup<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  options,
  ...rest
}: FormCheckboxGroupProps<Values>) {
  const { field, props } = useBoundField(form, name, { label, hint });
  const chosen = splitValues(useTextValue(form, name));
  const ownOptions = useChoicesOf(field);
  const choices = options ?? ownOptions;
  return (
    <CheckboxGroup
      {...rest}
      {...props}
      ref={form.focusRef(name)}
      options={choices}
      value={chosen}
      onChange={(_values, { pressed: value, isChecked: checked }) => {
        const isChosen = (choice: string): boolean => (choice === value ? checked : chosen.includes(choice));
        form.change(name, joinValues(choices.map((choice) => choice.value).filter(isChosen)));
      }}
      onBlur={() => form.blur(name)}
    />
  );
}
