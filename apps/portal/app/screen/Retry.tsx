import { Button } from '@aarambh/ui/Button';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** The button that tries a failed reading again. */
export function Retry({ onRetry }: { readonly onRetry: () => unknown }) {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" size="sm" onClick={() => void onRetry()}>
      {t('failure.retry')}
    </Button>
  );
}
