import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { ProgressBar } from '@aarambh/ui/ProgressBar';
import { Stack } from '@aarambh/ui/Stack';
import { useTranslation } from '#app/i18n/useTranslation.ts';

interface CheckingProps {
  /** The provider's id of the payment, as far as one is known. */
  readonly paymentID: string | null;
  /** The server did not accept the browser's proof. */
  readonly isRefused: boolean;
  /** Whether the server is asked by itself. */
  readonly isAsking: boolean;
  readonly onCheck: () => void;
}

/** It is not known yet whether the money was taken, so nothing can be paid here. */
export function Checking({ paymentID, isRefused, isAsking, onCheck }: CheckingProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Alert tone={isRefused ? 'danger' : 'info'} title={t('wallet.checking.title')} focusOnMount>
        {paymentID === null
          ? t('wallet.checking.text')
          : t('wallet.checking.reference', { reference: paymentID })}
      </Alert>
      {isAsking ? (
        <ProgressBar label={t('wallet.checking.progress')} />
      ) : (
        <Button variant="secondary" onClick={onCheck}>
          {t('wallet.checking.again')}
        </Button>
      )}
    </Stack>
  );
}
