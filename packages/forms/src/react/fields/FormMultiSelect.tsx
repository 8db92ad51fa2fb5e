import { MultiSelect, type MultiSelectItem, type MultiSelectProps } from '@aarambh/ui/MultiSelect';
import type { FormValues } from '../../definition/definition.ts';
import { useTextValue } from '../useFormState.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';
import { joinValues, splitValues } from '../../records/joinedValues.ts';

export type FormMultiSelectProps<
  Values extends FormValues,
  Item extends MultiSelectItem = MultiSelectItem,
> = BoundFieldProps<Values, string> & Omit<MultiSelectProps<Item>, DecidedByForm>;

/** Any number of choices of a form, found by typing. The form has their ids, joined by commas. */
export function FormMultiSelect<Values extends FormValues, Item extends MultiSelectItem = MultiSelectItem>({
  form,
  name,
  label,
  hint,
  ...rest
}: FormMultiSelectProps<Values, Item>) {
  const { props } = useBoundField(form, name, { label, hint });
  const { name: _notSubmitted, ...wiring } = props;
  const value = useTextValue(form, name);
  return (
    <MultiSelect<Item>
      {...rest}
      {...wiring}
      ref={form.focusRef(name)}
      value={splitValues(value)}
      onChange={(ids) => form.change(name, joinValues(ids))}
      onBlur={() => form.blur(name)}
    />
  );
}
