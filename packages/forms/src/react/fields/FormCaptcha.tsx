import { CaptchaField, type CaptchaFieldProps } from '@aarambh/ui/CaptchaField';
import type { FormValues } from '../../definition/definition.ts';
import { useTextValue } from '../useFormState.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';

export type FormCaptchaProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<CaptchaFieldProps, DecidedByForm>;

/** The captcha of a form. Its token is dropped after each submit, because it is good for one use. */
export function FormCaptcha<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FormCaptchaProps<Values>) {
  const { props } = useBoundField(form, name, { label, hint });
  const { necessity: _always, name: _notSubmitted, ...wiring } = props;
  const value = useTextValue(form, name);
  return (
    <CaptchaField
      {...rest}
      {...wiring}
      ref={form.focusRef(name)}
      value={value}
      onChange={(token) => form.change(name, token ?? '')}
      onBlur={() => form.blur(name)}
    />
  );
}
