import type { ApiError } from '@aarambh/api-client';
import { rechargeForm, type RechargeLimits } from '@aarambh/forms';
import {
  FormNumberField,
  SchemaForm,
  SubmitButton,
  useFormValue,
  useIsSubmitting,
  useSchemaForm,
} from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Stack } from '@aarambh/ui/Stack';
import { useMemo } from 'react';
import { config } from '#app/config/config.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { failureText } from '#app/session/failureText.ts';
import { Held } from '#app/screen/HeldForm.tsx';
import { quickAmounts } from './quickAmounts.ts';
import { QuickPicks } from './QuickPicks.tsx';
import { Quote } from './Quote.tsx';

interface RechargeFormProps {
  readonly limits: RechargeLimits;
  /** Why the last try did not begin. */
  readonly failure: ApiError | null;
  /** Resolves when the payment has ended, one way or another. */
  readonly onPay: (rupees: string) => Promise<void>;
}

const notCharged: typeof failureText = (...failed) => {
  const [, t] = failed;
  return `${failureText(...failed)} ${t('wallet.recharge.notCharged')}`;
};

/** How much to put in, and what that gives. */
export function RechargeForm({ limits, failure, onPay }: RechargeFormProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { minimum, maximum } = limits;
  const definition = useMemo(() => rechargeForm({ minimum, maximum }), [minimum, maximum]);
  const form = useSchemaForm(definition, { onSubmit: ({ amount }) => onPay(amount) });
  const amount = useFormValue(form, 'amount');
  const isSubmitting = useIsSubmitting(form);
  // What one press filled in is no work that could be lost.
  const isTyped = amount !== '' && !quickAmounts(limits).some((each) => String(each) === amount);
  if (config().payment.script === null) return <Alert tone="info">{t('wallet.recharge.off')}</Alert>;
  return (
    <SchemaForm form={form}>
      <Held isChanged={isTyped && !isSubmitting} />
      <Stack gap="md">
        <FailureAlert error={failure} title={t('wallet.recharge.notStarted')} word={notCharged} takesFocus />
        <QuickPicks form={form} limits={limits} />
        <FormNumberField
          form={form}
          name="amount"
          hint={t('wallet.recharge.between', {
            least: formats.rupees(minimum * 100),
            most: formats.rupees(maximum * 100),
          })}
          prefix="₹"
          min={minimum}
          max={maximum}
        />
        <Quote form={form} definition={definition} />
        <SubmitButton form={form} isFullWidth messages={{ pending: t('wallet.recharge.paying') }}>
          {t('wallet.recharge.pay')}
        </SubmitButton>
      </Stack>
    </SchemaForm>
  );
}
