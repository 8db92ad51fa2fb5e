import type { RechargeLimits } from '@aarambh/forms';
import { useFormValue, type FormHandle } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { quickAmounts } from './quickAmounts.ts';

interface QuickPicksProps {
  readonly form: FormHandle<{ amount: string }>;
  readonly limits: RechargeLimits;
}

/** Fills the amount in with one press. Amounts that this wallet does not take are left out. */
export function QuickPicks({ form, limits }: QuickPicksProps) {
  const { t } = useTranslation();
  const chosen = useFormValue(form, 'amount');
  const formats = useFormats();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame of its own
    <Inline gap="xs" role="group" aria-label={t('wallet.recharge.picks')}>
      {quickAmounts(limits).map((amount) => (
        <Button
          key={amount}
          variant="secondary"
          size="sm"
          aria-pressed={chosen === String(amount)}
          onClick={() => form.change('amount', String(amount))}
        >
          {formats.rupees(amount * 100)}
        </Button>
      ))}
    </Inline>
  );
}
