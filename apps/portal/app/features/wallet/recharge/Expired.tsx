import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Stack } from '@aarambh/ui/Stack';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** The time to pay the order is over. */
export function Expired({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Alert tone="info" title={t('wallet.expired.title')} focusOnMount>
        {t('wallet.expired.text')}
      </Alert>
      <Button onClick={onLeave}>{t('wallet.expired.again')}</Button>
    </Stack>
  );
}
