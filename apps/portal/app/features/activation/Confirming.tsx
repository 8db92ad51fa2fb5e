import { Inline } from '@aarambh/ui/Inline';
import { Spinner } from '@aarambh/ui/Spinner';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** While the server looks at the link. Nothing is lost by leaving. */
export function Confirming() {
  const { t } = useTranslation();
  return (
    <Inline gap="sm">
      <Spinner isDecorative />
      {t('activation.pending')}
    </Inline>
  );
}
