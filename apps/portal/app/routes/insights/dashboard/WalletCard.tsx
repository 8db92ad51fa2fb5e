import { isApiError, type components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useHasWallet } from '../../../access/useHasWallet.ts';
import { useMayOpen } from '../../../access/useMayOpen.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { queries } from '../../../session/queries.ts';
import { DashboardCard } from './DashboardCard.tsx';
import * as styles from './WalletCard.css.ts';

type Wallet = components['schemas']['Wallet'];

const walletAddress = '/wallet';

/** Balance and prices of a person or company, or the pool of an institute. Accounts without a wallet have no card. */
export function WalletCard(props: { readonly title: string }) {
  return useHasWallet() ? <OwnWallet {...props} /> : null;
}

function OwnWallet({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const reading = useQuery(queries().queryOptions('get', '/wallet'));
  if (isApiError(reading.error) && reading.error.status === 404) return null;
  return (
    <DashboardCard
      title={title}
      reading={reading}
      end={mayOpen(walletAddress) && <Link href={walletAddress}>{t('dashboard.wallet.open')}</Link>}
    >
      {({ data: { wallet } }) => (
        <Stack gap="sm">
          <Balance wallet={wallet} />
          <Prices wallet={wallet} />
        </Stack>
      )}
    </DashboardCard>
  );
}

function Balance({ wallet: { balance, lowWater, ownerType } }: { readonly wallet: Wallet }) {
  const { t } = useTranslation();
  return (
    <>
      <Text className={styles.balance} isTabular>
        {t('dashboard.credits', { count: balance })}
      </Text>
      {ownerType === 'institute' && <Text tone="muted">{t('dashboard.wallet.pool')}</Text>}
      {balance < lowWater && (
        <Alert tone="warning" isAnnounced={false}>
          {t('dashboard.wallet.low', { count: lowWater })}
        </Alert>
      )}
    </>
  );
}

/** What each decision costs its owner. An institute's pool pays for nothing, so it has no prices. */
function Prices({ wallet: { ownerType, price } }: { readonly wallet: Wallet }) {
  const { t } = useTranslation();
  if (ownerType !== 'user' && ownerType !== 'company') return null;
  const cost = (credits: number) =>
    credits === 0 ? t('dashboard.free') : t('dashboard.credits', { count: credits });
  return (
    <DescriptionList
      layout="grid"
      items={[
        { term: t(`dashboard.accept.${ownerType}`), details: cost(price.accept) },
        { term: t(`dashboard.reject.${ownerType}`), details: cost(price.reject) },
      ]}
    />
  );
}
