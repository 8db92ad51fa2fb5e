import { NumberField, type NumberFieldProps } from '@aarambh/ui/NumberField';
import type { FormValues } from '../../definition/definition.ts';
import { useTextValue } from '../useFormState.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';

export type FormNumberFieldProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<NumberFieldProps, DecidedByForm>;

/**
 * An amount or a count of a form. The form has it in plain digits, for `numberBetween`; what cannot be read as a number it has
 * nearly as it was typed, so that the rule refuses it.
 */
export function FormNumberField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FormNumberFieldProps<Values>) {
  const { props } = useBoundField(form, name, { label, hint });
  const { name: _notSubmitted, ...wiring } = props;
  const { decimals = 0, min = 0 } = form.fieldDefinition(name).range ?? {};
  const value = numberOf(useTextValue(form, name));
  return (
    <NumberField
      decimals={decimals}
      min={Math.min(0, min)}
      {...rest}
      {...wiring}
      ref={form.focusRef(name)}
      value={value}
      onChange={(number, { text }) => form.change(name, number === null ? refused(text) : plainText(number))}
      onBlur={() => form.blur(name)}
    />
  );
}

/** Without dots: where a comma begins the decimals, `1.5` is no number in the field, and must be none to the rule. */
function refused(text: string): string {
  return text.trim().replaceAll('.', ',');
}

/** The number of plain digits. Text that was refused is none, also if JavaScript reads one in it, as in `1e5`. */
function numberOf(text: string): number | null {
  return /^-?[0-9]+(?:\.[0-9]+)?$/.test(text) ? Number(text) : null;
}

/** Numbers below a millionth would come with an exponent. */
function plainText(number: number): string {
  return number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 });
}
