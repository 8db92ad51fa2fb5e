import { isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Link } from '@aarambh/ui/Link';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { hasScreen } from '#app/access/navRoutes.ts';
import { useHasWallet } from '#app/access/useHasWallet.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { walletQuery } from '#app/session/queries.ts';
import { Retry } from '#app/screen/Retry.tsx';

/** What the wallet holds, with the way to it. Accounts without a wallet, such as support, have none of it. */
export function WalletBalance() {
  return useHasWallet() ? <OwnBalance /> : null;
}

function OwnBalance() {
  const { t } = useTranslation();
  const { data, error, isPending, refetch } = useQuery(walletQuery());
  if (isApiError(error) && error.status === 404) return null;
  if (error) {
    return (
      <Alert tone="warning" action={<Retry onRetry={refetch} />}>
        {t('shell.account.walletFailed')}
      </Alert>
    );
  }
  if (isPending) return <Skeleton shape="heading" width="half" />;
  const balance = t('shell.account.credits', { count: data.data.wallet.balance });
  return (
    <DescriptionList
      layout="stacked"
      items={[
        {
          term: t('shell.account.wallet'),
          details: hasScreen('/wallet') ? (
            <Link href="/wallet" variant="standalone">
              {balance}
            </Link>
          ) : (
            balance
          ),
        },
      ]}
    />
  );
}
