import { Link } from '@aarambh/ui/Link';
import { Text } from '@aarambh/ui/Text';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { resetLostAddress } from '#app/access/target.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { session } from '#app/session/session.ts';
import { useLeaveWhenSignedIn } from '#app/session/useLeaveWhenSignedIn.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { ResetForm } from './ResetForm.tsx';
import { resetTicket } from './resetTicket.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/** Chooses a new password after a code was verified; without that there is nothing to do here (specification, section 2). */
export default function ResetPassword() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useLeaveWhenSignedIn('/dashboard');
  useEffect(() => {
    if (resetTicket() === null && session().get().status === 'signed-out')
      void navigate(resetLostAddress, { replace: true });
  }, [navigate]);
  return (
    <ScreenCard>
      <ScreenHeading lead={t('reset.lead')}>{t('reset.title')}</ScreenHeading>
      <ResetForm />
      <Text align="center" tone="muted">
        {t('forgot.remembered')} <Link href="/login">{t('forgot.signIn')}</Link>
      </Text>
    </ScreenCard>
  );
}
