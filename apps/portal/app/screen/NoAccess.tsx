import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { homeAddress } from './homeAddress.ts';
import { ScreenCard } from './ScreenCard.tsx';
import { ScreenHeading } from './ScreenHeading.tsx';

/** Shown instead of a screen that the role does not open. The person stays signed in. */
export function NoAccess() {
  const { t } = useTranslation();
  return (
    <ScreenCard>
      <ScreenHeading lead={t('shell.noAccess.text')}>{t('shell.noAccess.title')}</ScreenHeading>
      <Inline>
        <LinkButton href={homeAddress}>{t('shell.noAccess.home')}</LinkButton>
      </Inline>
    </ScreenCard>
  );
}
