import { Alert } from '@aarambh/ui/Alert';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSession } from '#app/session/session.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { useIsHydrated } from '@aarambh/ui/Provider';
import { ReadInvitation } from './ReadInvitation.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/** Where somebody joins an organisation by the link of an e-mail. Opening it accepts nothing: mail programs open links to look at them. */
export default function AcceptInvitation() {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const [tries, setTries] = useState(0);
  // The prerendered page knows of no link and of no session.
  const isSignedIn = useSession().status === 'signed-in' && isHydrated;
  const token = isHydrated ? (new URLSearchParams(hash.slice(1)).get('token')?.trim() ?? '') : null;
  return (
    <ScreenCard width="md">
      <ScreenHeading lead={t('invitation.lead')}>{t('invitation.title')}</ScreenHeading>
      {token === '' ? (
        <Alert tone="danger">{t('invitation.incomplete')}</Alert>
      ) : isSignedIn ? (
        <SignedInAlready />
      ) : (
        <ReadInvitation key={`${tries} ${token}`} token={token} onRetry={() => setTries(tries + 1)} />
      )}
    </ScreenCard>
  );
}
