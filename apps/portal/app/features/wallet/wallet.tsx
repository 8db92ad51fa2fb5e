import { isApiError } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useHasWallet } from '#app/access/useHasWallet.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { walletQuery } from '#app/session/queries.ts';
import { LoadingCard } from '#app/screen/LoadingCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { requestIdOf } from '#app/session/requestIdOf.ts';
import { Balance } from './Balance.tsx';
import { PriceList } from './PriceList.tsx';
import { RechargeCard } from './recharge/RechargeCard.tsx';
import { Statement } from './Statement.tsx';
import * as styles from './wallet.css.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('wallet');

/** Credits: what there is, what things cost, how to get more, and what became of them. */
export default function Wallet() {
  const { t } = useTranslation();
  const hasWallet = useHasWallet();
  return (
    <Stack gap="lg">
      <ScreenHeading lead={t('wallet.lead')}>{t('wallet.title')}</ScreenHeading>
      {hasWallet ? <WalletParts /> : <NoWallet />}
    </Stack>
  );
}

function NoWallet() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState title={t('wallet.none.title')}>{t('wallet.none.text')}</EmptyState>
    </Card>
  );
}

function WalletParts() {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useQuery(walletQuery());
  if (isPending) {
    return (
      <div aria-busy className={styles.columns}>
        <LoadingCard lines={3} />
        <LoadingCard lines={6} />
      </div>
    );
  }
  if (isApiError(error) && error.status === 404) {
    return <NoWallet />;
  }
  if (error) {
    return (
      <Card>
        <ErrorState
          requestId={requestIdOf(error)}
          title={t('wallet.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          <FailureWords error={error} />
        </ErrorState>
      </Card>
    );
  }
  const { wallet } = data.data;
  return (
    <>
      <div className={styles.columns}>
        <Stack gap="md">
          <Balance wallet={wallet} />
          <PriceList wallet={wallet} />
        </Stack>
        <RechargeCard wallet={wallet} />
      </div>
      <Statement ownerType={wallet.ownerType} />
    </>
  );
}
