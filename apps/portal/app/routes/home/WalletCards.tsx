import { isApiError, type components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Card } from '@aarambh/ui/Card';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { failureText } from '../../session/failureText.ts';
import { queries } from '../../session/queries.ts';
import { Retry } from '../../shell/Retry.tsx';
import * as styles from './WalletCards.css.ts';

type Wallet = components['schemas']['Wallet'];

/** Balance and prices. Accounts without a wallet, such as support, have no card. */
export function WalletCards() {
  const { t } = useTranslation();
  const heading = useId();
  const { data, error, isPending, refetch } = useQuery(queries().queryOptions('get', '/wallet'));
  if (isApiError(error) && error.status === 404) return null;
  return (
    <>
      <Card as="section" aria-labelledby={heading} aria-busy={isPending}>
        <Stack>
          <Heading level={2} id={heading}>
            {t('dashboard.wallet')}
          </Heading>
          {isPending && <Skeleton shape="heading" width="half" />}
          {error && (
            <Alert tone="danger" title={t('dashboard.walletFailed')} action={<Retry onRetry={refetch} />}>
              {failureText(error, t)}
            </Alert>
          )}
          {data && <Balance wallet={data.data.wallet} />}
        </Stack>
      </Card>
      {data && <Prices wallet={data.data.wallet} />}
    </>
  );
}

function Balance({ wallet: { balance, lowWater } }: { readonly wallet: Wallet }) {
  const { t } = useTranslation();
  return (
    <>
      <Text className={styles.balance} isTabular>
        {t('dashboard.credits', { count: balance })}
      </Text>
      {balance < lowWater && <Alert tone="warning">{t('dashboard.low', { count: lowWater })}</Alert>}
    </>
  );
}

/** What each decision costs its owner. An institute's pool pays for nothing, so it has no prices. */
function Prices({ wallet: { ownerType, price } }: { readonly wallet: Wallet }) {
  const { t } = useTranslation();
  const heading = useId();
  if (ownerType !== 'user' && ownerType !== 'company') return null;
  const cost = (credits: number) =>
    credits === 0 ? t('dashboard.free') : t('dashboard.credits', { count: credits });
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack>
        <Heading level={2} id={heading}>
          {t('dashboard.prices')}
        </Heading>
        <DescriptionList
          items={[
            { term: t(`dashboard.accept.${ownerType}`), details: cost(price.accept) },
            { term: t(`dashboard.reject.${ownerType}`), details: cost(price.reject) },
          ]}
        />
      </Stack>
    </Card>
  );
}
