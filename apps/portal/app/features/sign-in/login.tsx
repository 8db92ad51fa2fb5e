import { Alert } from '@aarambh/ui/Alert';
import { Link } from '@aarambh/ui/Link';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Text } from '@aarambh/ui/Text';
import { useSearchParams } from 'react-router';
import { readSignInAddress } from '#app/access/target.ts';
import { config } from '#app/config/config.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useLeaveWhenSignedIn } from '#app/session/useLeaveWhenSignedIn.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { useIsHydrated } from '@aarambh/ui/Provider';
import { SignInForm } from './SignInForm.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/** Signs in with mobile number and password, and leads on to the screen that was asked for. */
export default function Login() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const { target, notice } = readSignInAddress(query);
  useLeaveWhenSignedIn(target);
  return (
    <ScreenCard>
      <ScreenHeading lead={t('login.lead')}>{t('login.title')}</ScreenHeading>
      {isHydrated && notice === 'ended' && <Alert tone="info">{t('login.sessionEnded')}</Alert>}
      {isHydrated && notice === 'signed-out' && <Alert tone="success">{t('login.signedOut')}</Alert>}
      {isHydrated && notice === 'reset-lost' && <Alert tone="info">{t('login.resetLost')}</Alert>}
      <SignInForm />
      {isHydrated && config().college.isOffered && (
        <LinkButton href="/college-sign-in" variant="secondary">
          {t('login.college')}
        </LinkButton>
      )}
      <Text align="center" tone="muted">
        {t('login.newHere')} <Link href="/register">{t('login.register')}</Link>
      </Text>
    </ScreenCard>
  );
}
