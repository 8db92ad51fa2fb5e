import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { hasUnsent } from '#app/screen/leave.ts';
import { loadNamespaces } from '#app/i18n/i18n.ts';
import { logOut } from '#app/session/logOut.ts';

/** Outside of the shell, which has this question as a panel. */
const SigningOut = lazy(async () => {
  const [question] = await Promise.all([
    import('#app/features/signing-out/SigningOut.tsx'),
    loadNamespaces('shell'),
  ]);
  return question;
});

/** For somebody who is signed in: an invitation makes an account of its own. */
export function SignedInAlready() {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Alert tone="info">{t('invitation.signedIn')}</Alert>
      <Inline gap="sm">
        <Button onClick={() => (hasUnsent() ? setAsks(true) : logOut())}>{t('invitation.signOut')}</Button>
        <LinkButton href="/dashboard" variant="secondary">
          {t('activation.dashboard')}
        </LinkButton>
      </Inline>
      {asks && (
        <Suspense>
          <SigningOut isOpen onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
