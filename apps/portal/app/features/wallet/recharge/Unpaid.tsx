import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';

interface UnpaidProps {
  readonly order: components['schemas']['Order'];
  readonly why: 'closed' | 'failed' | 'blocked';
  readonly isBusy: boolean;
  readonly onResume: () => Promise<void>;
  readonly onLeave: () => void;
}

/** An unpaid order: it can be paid now, once, or left. */
export function Unpaid({ order, why, isBusy, onResume, onLeave }: UnpaidProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <Stack gap="md">
      <Alert
        tone={why === 'closed' ? 'info' : 'danger'}
        title={t(`wallet.unpaid.${why}.title`, { amount: money(order.amount) })}
        focusOnMount
      >
        {t(`wallet.unpaid.${why}.text`)}{' '}
        {why === 'blocked' && <Link href="/contact-us">{t('wallet.unpaid.contact')}</Link>}
      </Alert>
      <Stack gap="sm">
        <Button
          isFullWidth
          isPending={isBusy}
          messages={{ pending: t('wallet.recharge.paying') }}
          onClick={() => void onResume()}
        >
          {t('wallet.unpaid.resume', { amount: money(order.amount) })}
        </Button>
        {!isBusy && (
          <Button variant="secondary" isFullWidth onClick={onLeave}>
            {t('wallet.unpaid.leave')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
