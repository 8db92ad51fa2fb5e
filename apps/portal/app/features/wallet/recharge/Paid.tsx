import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Stack } from '@aarambh/ui/Stack';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';

interface PaidProps {
  readonly order: components['schemas']['Order'];
  readonly receipt: components['schemas']['Receipt'] | null;
  readonly onLeave: () => void;
}

/** The credits are there. */
export function Paid({ order, receipt, onLeave }: PaidProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <Stack gap="md">
      <Alert tone="success" title={t('wallet.paid.title')} focusOnMount>
        {t('wallet.paid.text', { count: order.credits })}
      </Alert>
      <DescriptionList
        items={[
          { term: t('wallet.paid.amount'), details: money(order.amount) },
          { term: t('wallet.paid.reference'), details: order.paymentID },
          ...(receipt === null ? [] : [{ term: t('wallet.paid.receipt'), details: receipt.receiptNumber }]),
        ]}
      />
      <Inline gap="sm">
        {receipt !== null && (
          <LinkButton href={`/receipts/${receipt.id}`}>{t('wallet.paid.open')}</LinkButton>
        )}
        <Button variant="secondary" onClick={onLeave}>
          {t('wallet.paid.again')}
        </Button>
      </Inline>
    </Stack>
  );
}
