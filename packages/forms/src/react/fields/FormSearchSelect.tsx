import { SearchSelect, type SearchSelectItem, type SearchSelectProps } from '@aarambh/ui/SearchSelect';
import type { FormValues } from '../../definition/definition.ts';
import { useTextValue } from '../useFormState.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';

export type FormSearchSelectProps<
  Values extends FormValues,
  Item extends SearchSelectItem = SearchSelectItem,
> = BoundFieldProps<Values, string> & Omit<SearchSelectProps<Item>, DecidedByForm>;

/** One of many choices of a form, found by typing. The form has its id, or an empty text while nothing is chosen. */
export function FormSearchSelect<
  Values extends FormValues,
  Item extends SearchSelectItem = SearchSelectItem,
>({ form, name, label, hint, ...rest }: FormSearchSelectProps<Values, Item>) {
  const { field, props } = useBoundField(form, name, { label, hint });
  const value = useTextValue(form, name);
  return (
    <SearchSelect<Item>
      {...rest}
      {...props}
      ref={form.focusRef(name)}
      autoComplete={field.autoComplete}
      value={value === '' ? null : value}
      onChange={(id) => form.change(name, id ?? '')}
      onBlur={() => form.blur(name)}
    />
  );
}
