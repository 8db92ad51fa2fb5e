import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenCard } from './ScreenCard.tsx';
import { ScreenHeading } from './ScreenHeading.tsx';
import { useIsOnline } from './useIsOnline.ts';

/** Stands in for a screen that could not be drawn; the frame around it stays. */
export function ScreenError() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    <ScreenCard>
      <ScreenHeading lead={t(isOnline ? 'screenError.text' : 'failure.offline')}>
        {t(isOnline ? 'screenError.title' : 'screenError.offlineTitle')}
      </ScreenHeading>
      <Inline>
        <Button onClick={() => location.reload()}>{t('screenError.reload')}</Button>
        <LinkButton variant="secondary" href="/dashboard">
          {t('screenError.home')}
        </LinkButton>
      </Inline>
    </ScreenCard>
  );
}
