import { Alert } from '@aarambh/ui/Alert';
import { useIsHydrated } from '@aarambh/ui/Provider';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { EnterPanel } from './EnterPanel.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { dropPanelSession, keepPanelSession, keptPanelSession } from './panelSession.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/**
 * Where an interviewer, who has no account, sees the people of the own panel and says what came of them. The link is behind the mark of the
 * address, so that it is in no log and no Referer, and is taken out of the address once the code has let somebody in.
 */
export default function Panel() {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const secret = isHydrated ? (new URLSearchParams(hash.slice(1)).get('secret')?.trim() ?? '') : '';
  // What the last session ended with, said above the way in.
  const [ended, setEnded] = useState<string | null>(null);
  const [, readAgain] = useState(0);
  const session = isHydrated && secret === '' ? keptPanelSession() : null;
  if (session !== null) {
    return (
      <OwnPanel
        token={session}
        onEnded={(message) => {
          dropPanelSession();
          setEnded(message);
          readAgain((count) => count + 1);
        }}
      />
    );
  }
  return (
    <ScreenCard>
      <ScreenHeading lead={t('panel.lead')}>{t('panel.title')}</ScreenHeading>
      {ended !== null && (
        <Alert tone="info" focusOnMount>
          {ended}
        </Alert>
      )}
      {isHydrated && secret === '' ? (
        ended === null && <Alert tone="danger">{t('panel.incomplete')}</Alert>
      ) : (
        <EnterPanel
          key={secret}
          secret={secret}
          isReady={isHydrated}
          onEntered={(token) => {
            keepPanelSession(token);
            setEnded(null);
            void navigate('/panel', { replace: true });
          }}
        />
      )}
    </ScreenCard>
  );
}
