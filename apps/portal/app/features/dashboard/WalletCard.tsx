import { Link } from '@aarambh/ui/Link';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';
import type { Dashboard } from './useDashboard.ts';
import * as styles from './WalletCard.css.ts';

const address = '/wallet';

/** The balance of a person or company with what a decision costs, or the pool of an institute. */
export function WalletCard({ wallet }: { readonly wallet: NonNullable<Dashboard['wallet']> }) {
  const { t } = useTranslation();
  const { ownerType, balance, lowWater, price } = wallet;
  const isPool = ownerType === 'institute';
  const cost = (credits: number): string =>
    credits === 0 ? t('dashboard.free') : t('dashboard.credits', { count: credits });
  return (
    <DashboardCard
      title={t(isPool ? 'dashboard.pool' : 'dashboard.wallet.title')}
      end={
        <Link href={address} variant="standalone">
          {t('dashboard.wallet.open')}
        </Link>
      }
    >
      <Text className={styles.balance} isTabular>
        {t('dashboard.credits', { count: balance })}
      </Text>
      <Text size="sm" tone="muted">
        {ownerType === 'user' || ownerType === 'company'
          ? `${t(`dashboard.accept.${ownerType}`)}: ${cost(price.accept)}`
          : t('dashboard.wallet.pool')}
      </Text>
      {balance < lowWater && (
        <Text size="sm" tone="warning">
          {t('dashboard.wallet.low', { count: lowWater })}
        </Text>
      )}
    </DashboardCard>
  );
}
