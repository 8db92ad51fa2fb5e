import { DateField, type DateFieldProps } from '@aarambh/ui/DateField';
import type { FormValues } from '../../definition/definition.ts';
import { useTextValue } from '../useFormState.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';

export type FormDateFieldProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<DateFieldProps, DecidedByForm>;

/** Stands in the form for parts that make no date: not empty, and no rule takes it. */
const unfinished = '-';

/** A day of the calendar of a form, which has it as `yyyy-mm-dd`, for `calendarDate`. */
export function FormDateField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FormDateFieldProps<Values>) {
  const { field, props } = useBoundField(form, name, { label, hint });
  const { name: _notSubmitted, ...wiring } = props;
  const value = useTextValue(form, name);
  return (
    <DateField
      hasCalendar={field.hasCalendar ?? false}
      {...rest}
      {...wiring}
      ref={form.focusRef(name)}
      autoComplete={field.autoComplete === 'bday' ? 'bday' : 'off'}
      value={value === unfinished ? '' : value}
      onChange={(date, { issue }) =>
        form.change(name, date === '' && issue !== undefined ? unfinished : date)
      }
      onBlur={() => form.blur(name)}
    />
  );
}
