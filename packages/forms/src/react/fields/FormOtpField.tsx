import { OtpField, type OtpFieldProps } from '@aarambh/ui/OtpField';
import type { FormValues } from '../../definition/definition.ts';
import { limits } from '../../rules/index.ts';
import { useTextValue, useIsSubmitting } from '../useFormState.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';

export type FormOtpFieldProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<OtpFieldProps, DecidedByForm | 'isPending' | 'length' | 'mode'>;

/** The one-time code of a form. It takes digits only where the definition asks for a keyboard of digits. */
export function FormOtpField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FormOtpFieldProps<Values>) {
  const { field, props } = useBoundField(form, name, { label, hint });
  const value = useTextValue(form, name);
  return (
    <OtpField
      {...rest}
      {...props}
      ref={form.focusRef(name)}
      autoComplete={field.autoComplete}
      mode={field.inputMode === 'numeric' ? 'digits' : 'characters'}
      length={limits.otpLength}
      isPending={useIsSubmitting(form)}
      value={value}
      onChange={(code) => form.change(name, code)}
      onBlur={() => form.blur(name)}
    />
  );
}
