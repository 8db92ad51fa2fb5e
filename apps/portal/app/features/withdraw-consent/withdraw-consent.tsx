import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Text } from '@aarambh/ui/Text';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { ScreenCard } from '#app/screen/ScreenCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { useIsHydrated } from '@aarambh/ui/Provider';
import { useAction } from '#app/screen/useAction.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';

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
  const withdrawal = useAction(() =>
    call((api) => api.POST('/user/guardian/withdrawal', { body: { token } })),
  );
  if (withdrawal.isDone) {
    return (
      <>
        <Alert tone="success" focusOnMount>
          {t('withdraw.done')}
        </Alert>
        <Text>{t('withdraw.next')}</Text>
      </>
    );
  }
  const isWrong = withdrawal.failure?.code === 'TOKEN_INVALID';
  return (
    <>
      <FailureAlert error={withdrawal.failure} takesFocus />
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
          <Button onClick={withdrawal.run} isPending={withdrawal.isPending} disabled={!isReady} isFullWidth>
            {t(withdrawal.isPending ? 'withdraw.pending' : 'withdraw.submit')}
          </Button>
        </>
      )}
    </>
  );
}
