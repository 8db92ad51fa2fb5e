import { LinkButton } from '@aarambh/ui/LinkButton';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useSession } from '../../session/session.ts';
import { ScreenCard } from '../../shell/ScreenCard.tsx';
import { ScreenHeading } from '../../shell/ScreenHeading.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

/** Where every unknown path ends, with the way on that fits the person. */
export default function PageNotFound() {
  const { t } = useTranslation();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <ScreenCard>
      <ScreenHeading lead={t('notFound.text')}>{t('notFound.title')}</ScreenHeading>
      {isSignedIn ? (
        <LinkButton href="/dashboard">{t('notFound.dashboard')}</LinkButton>
      ) : (
        <LinkButton href="/login">{t('notFound.signIn')}</LinkButton>
      )}
    </ScreenCard>
  );
}
