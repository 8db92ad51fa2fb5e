import { LinkButton } from '@aarambh/ui/LinkButton';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSession } from '#app/session/session.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

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
