import { Alert } from '@aarambh/ui/Alert';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { AccessContext } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { walletQuery } from '#app/session/queries.ts';

/** What a step with many costs in credits, beside what the company's wallet has. */
export function CreditsNeeded({ needed }: { readonly needed: number }) {
  const { t } = useTranslation();
  const { scope } = use(AccessContext);
  const wallet = useQuery({
    ...walletQuery(),
    // Others see the own wallet, which pays for nothing here.
    enabled: scope === 'company',
    // The last step may have been paid a moment ago.
    staleTime: 0,
  });
  const balance = wallet.data?.data.wallet.balance;
  if (balance === undefined) return <Text>{t('resources.bulk.credits', { needed })}</Text>;
  return needed > balance ? (
    <Alert tone="warning">{t('resources.bulk.creditsShort', { needed, balance })}</Alert>
  ) : (
    <Text>{t('resources.bulk.creditsOf', { needed, balance })}</Text>
  );
}
