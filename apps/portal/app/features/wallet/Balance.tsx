import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useId } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './wallet.css.ts';

type Wallet = components['schemas']['Wallet'];

/** The credits there are, and whether they are few. */
export function Balance({ wallet: { balance, lowWater, status, ownerType } }: { readonly wallet: Wallet }) {
  const { t } = useTranslation();
  const heading = useId();
  const isLow = balance < lowWater && ownerType !== 'institute';
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="sm">
        <Heading level={2} size="md" id={heading}>
          {t('wallet.balance')}
        </Heading>
        <Text className={styles.balance} isTabular>
          {t('wallet.credits', { count: balance })}
        </Text>
        {status === 'Frozen' && <Alert tone="warning">{t('wallet.frozen')}</Alert>}
        {isLow && (
          <Alert tone="warning" isAnnounced={false}>
            {t('wallet.low', { count: lowWater })}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
