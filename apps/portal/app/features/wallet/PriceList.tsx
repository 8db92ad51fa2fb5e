import type { components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useId } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';

type Wallet = components['schemas']['Wallet'];

/** What each decision costs the owner of the wallet. The pool of an institute pays for its students' opening credits alone. */
export function PriceList({ wallet: { ownerType, price } }: { readonly wallet: Wallet }) {
  const { t } = useTranslation();
  const heading = useId();
  const cost = (credits: number) =>
    credits === 0 ? t('wallet.free') : t('wallet.credits', { count: credits });
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="sm">
        <Heading level={2} size="md" id={heading}>
          {t('wallet.prices.title')}
        </Heading>
        {ownerType === 'user' || ownerType === 'company' ? (
          <DescriptionList
            items={[
              { term: t(`wallet.prices.accept.${ownerType}`), details: cost(price.accept) },
              { term: t(`wallet.prices.reject.${ownerType}`), details: cost(price.reject) },
            ]}
          />
        ) : (
          <Text tone="muted">{t('wallet.prices.pool')}</Text>
        )}
      </Stack>
    </Card>
  );
}
