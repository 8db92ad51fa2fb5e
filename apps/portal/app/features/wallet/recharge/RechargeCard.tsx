import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { useId } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Checking } from './Checking.tsx';
import { Expired } from './Expired.tsx';
import { Paid } from './Paid.tsx';
import { RechargeForm } from './RechargeForm.tsx';
import { Unpaid } from './Unpaid.tsx';
import { useRecharge, type Recharge } from './useRecharge.ts';

type Wallet = components['schemas']['Wallet'];

/** Puts credits in: the amount, the payment, and what became of it, also after the page was loaded again. */
export function RechargeCard({ wallet }: { readonly wallet: Wallet }) {
  const { t } = useTranslation();
  const heading = useId();
  const recharge = useRecharge(wallet.recharge);
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="md">
        <Heading level={2} size="md" id={heading}>
          {t('wallet.recharge.title')}
        </Heading>
        <Stage wallet={wallet} recharge={recharge} />
      </Stack>
    </Card>
  );
}

function Stage({ wallet, recharge }: { readonly wallet: Wallet; readonly recharge: Recharge }) {
  const { t } = useTranslation();
  const { stage, isBusy, isAsking, start, resume, checkAgain, leave } = recharge;
  switch (stage.kind) {
    case 'amount':
      if (wallet.rechargeRefusal)
        return <Alert tone="warning">{t(`wallet.recharge.refused.${wallet.rechargeRefusal}`)}</Alert>;
      return <RechargeForm limits={wallet.recharge} failure={stage.failure} onPay={start} />;
    case 'unpaid':
      return <Unpaid {...stage} isBusy={isBusy} onResume={resume} onLeave={leave} />;
    case 'checking':
      return <Checking {...stage} isAsking={isAsking} onCheck={checkAgain} />;
    case 'paid':
      return <Paid {...stage} onLeave={leave} />;
    default:
      return <Expired onLeave={leave} />;
  }
}
