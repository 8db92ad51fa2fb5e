import { useFormValue, useIsSubmitting, type FormHandle } from '@aarambh/forms/react';
import { OtpField, type OtpFieldActions, type OtpFieldProps } from '@aarambh/ui/OtpField';
import type { Ref } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';

interface CodeFieldProps {
  readonly form: FormHandle<{ code: string }>;
  readonly mode?: OtpFieldProps['mode'];
  readonly actionsRef: Ref<OtpFieldActions>;
}

/**
 * The six boxes of a code that came by SMS. Not the bound field: its error, when the field is left, would push Resend away under the
 * pointer that is about to press it.
 */
export function CodeField({ form, mode, actionsRef }: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <OtpField
      label={t('forms.otp label')}
      name="code"
      mode={mode}
      webOtp
      isPending={useIsSubmitting(form)}
      value={useFormValue(form, 'code')}
      onChange={(code) => form.change('code', code)}
      actionsRef={actionsRef}
    />
  );
}
