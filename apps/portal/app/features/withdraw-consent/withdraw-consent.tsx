import type { ApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { failureText } from '#app/session/failureText.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { useIsHydrated } from '#app/screen/useIsHydrated.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

/** Where a parent or guardian takes back the consent for somebody under 18, by the link that an SMS brought. It waits for a press. */
export default function WithdrawConsent() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const token = query.get('token')?.trim() ?? '';
  return (
    <ScreenCard>
      <ScreenHeading lead={t('withdraw.lead')}>{t('withdraw.title')}</ScreenHeading>
      {isHydrated && token === '' ? (
        <Alert tone="danger">{t('withdraw.incomplete')}</Alert>
      ) : (
        <Withdrawal key={token} token={token} isReady={isHydrated} />
      )}
    </ScreenCard>
  );
}

interface WithdrawalProps {
  readonly token: string;
  /** False on the prerendered page, which knows of no link. */
  readonly isReady: boolean;
}

/** Says what taking it back does, and does it. */
function Withdrawal({ token, isReady }: WithdrawalProps) {
  const { t } = useTranslation();
  const [error, setError] = useState<ApiError | null>(null);
  const [isPending, setPending] = useState(false);
  const [isDone, setDone] = useState(false);
  const withdraw = async (): Promise<void> => {
    setPending(true);
    const result = await call((api) => api.POST('/user/guardian/withdrawal', { body: { token } }));
    setPending(false);
    setError(result.ok ? null : result.error);
    setDone(result.ok);
  };
  if (isDone) {
    return (
      <>
        <Alert tone="success" focusOnMount>
          {t('withdraw.done')}
        </Alert>
        <Text>{t('withdraw.next')}</Text>
      </>
    );
  }
  const isWrong = error?.code === 'TOKEN_INVALID';
  return (
    <>
      {error !== null && (
        <Alert tone="danger" focusOnMount>
          {failureText(error, t)}
        </Alert>
      )}
      {isWrong ? (
        <>
          <Text>{t('withdraw.askForHelp')}</Text>
          <LinkButton href="/contact-us" variant="secondary">
            {t('activation.contact')}
          </LinkButton>
        </>
      ) : (
        <>
          <Text>{t('withdraw.effect')}</Text>
          <Button onClick={() => void withdraw()} isPending={isPending} disabled={!isReady} isFullWidth>
            {t(isPending ? 'withdraw.pending' : 'withdraw.submit')}
          </Button>
        </>
      )}
    </>
  );
}
