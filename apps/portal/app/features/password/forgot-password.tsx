import { Alert } from '@aarambh/ui/Alert';
import { Link } from '@aarambh/ui/Link';
import { Text } from '@aarambh/ui/Text';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useLeaveWhenSignedIn } from '#app/session/useLeaveWhenSignedIn.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { dropAwaitedCode, useAwaitedCode } from './awaitedCode.ts';
import { readRefusal } from './refusal.ts';
import { RequestCodeForm } from './RequestCodeForm.tsx';
import { ResetCodeForm } from './ResetCodeForm.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/** Shows that a person owns their number, first step the number and second the code, so that they may choose a new password. */
export default function ForgotPassword() {
  const { t } = useTranslation();
  const awaited = useAwaitedCode();
  const refusal = readRefusal(useLocation().state);
  useLeaveWhenSignedIn('/dashboard');
  // A reload keeps everything; leaving the screen starts over.
  useEffect(() => dropAwaitedCode, []);
  return (
    <ScreenCard>
      {awaited === null ? (
        <>
          <ScreenHeading lead={t('forgot.lead')}>{t('forgot.title')}</ScreenHeading>
          {refusal !== null && <Alert tone="info">{refusal(t)}</Alert>}
          <RequestCodeForm />
        </>
      ) : (
        <ResetCodeForm contact={awaited} />
      )}
      <Text align="center" tone="muted">
        {t('forgot.remembered')} <Link href="/login">{t('forgot.signIn')}</Link>
      </Text>
    </ScreenCard>
  );
}
