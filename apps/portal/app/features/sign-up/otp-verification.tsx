import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useLeaveWhenSignedIn } from '#app/session/useLeaveWhenSignedIn.ts';
import { useKeptVerification } from '#app/session/verification.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { CodeForm } from './CodeForm.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/** Verifies a mobile number by the code that was sent to it. */
export default function OtpVerification() {
  const verification = useKeptVerification();
  return (
    <ScreenCard>{verification === null ? <NoNumber /> : <CodeForm verification={verification} />}</ScreenCard>
  );
}

/** For somebody who came here without having asked for a code. */
function NoNumber() {
  const { t } = useTranslation();
  useLeaveWhenSignedIn('/dashboard');
  return (
    <>
      <ScreenHeading lead={t('otp.noNumber')}>{t('otp.noNumberTitle')}</ScreenHeading>
      <Inline>
        <LinkButton href="/register">{t('otp.register')}</LinkButton>
        <LinkButton href="/login" variant="secondary">
          {t('otp.signIn')}
        </LinkButton>
      </Inline>
    </>
  );
}
