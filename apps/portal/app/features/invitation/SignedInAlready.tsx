import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { logOut } from '#app/session/logOut.ts';

/** For somebody who is signed in: an invitation makes an account of its own. */
export function SignedInAlready() {
  const { t } = useTranslation();
  return (
    <>
      <Alert tone="info">{t('invitation.signedIn')}</Alert>
      <Inline gap="sm">
        <Button onClick={logOut}>{t('invitation.signOut')}</Button>
        <LinkButton href="/dashboard" variant="secondary">
          {t('activation.dashboard')}
        </LinkButton>
      </Inline>
    </>
  );
}
