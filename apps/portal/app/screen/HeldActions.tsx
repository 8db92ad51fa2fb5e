import type { FormValues } from '@aarambh/forms';
import { SubmitButton, type SubmitButtonProps } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useCloseHeld } from './HeldDialog.tsx';

/** The end of a form in a `HeldDialog`: leaving it, and sending it. The children say what that does. */
export function HeldActions<Values extends FormValues>({
  form,
  variant,
  children,
}: Pick<SubmitButtonProps<Values>, 'form' | 'variant' | 'children'>) {
  const { t } = useTranslation();
  const close = useCloseHeld();
  return (
    <Inline justify="end">
      <Button variant="secondary" size="sm" onClick={close}>
        {t('resources.cancel')}
      </Button>
      <SubmitButton form={form} size="sm" variant={variant}>
        {children}
      </SubmitButton>
    </Inline>
  );
}
