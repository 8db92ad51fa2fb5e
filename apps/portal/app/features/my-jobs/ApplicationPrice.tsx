import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { useAction } from '#app/screen/useAction.ts';
import { useUser } from '#app/screen/useUser.ts';

type Job = components['schemas']['JobDescription'];

interface ApplicationPriceProps {
  readonly job: Job;
  /** Undefined until it is known. */
  readonly balance: number | undefined;
}

/** What applying costs, what is left then, and when it comes back. */
export function ApplicationPrice({ job: { id, price = 0, refundDay }, balance }: ApplicationPriceProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (balance !== undefined && balance < price)
    return <LowBalance jdID={id} price={price} balance={balance} />;
  if (price === 0) return <Text>{t('resources.apply.free')}</Text>;
  return (
    <Stack gap="xxs">
      <Text>
        {t('resources.apply.price', {
          price,
          balance: balance ?? '…',
          left: balance === undefined ? '…' : balance - price,
        })}
      </Text>
      <Text size="sm" tone="muted">
        {refundDay == null
          ? t('resources.apply.refunds')
          : t('resources.apply.refundsFrom', { day: formats.day(refundDay) })}
      </Text>
    </Stack>
  );
}

/** Says that the credits do not reach, and the ways to more of them; none leaves the page, and with it what was filled in. */
function LowBalance({ jdID, price, balance }: { jdID: string; price: number; balance: number }) {
  const { t } = useTranslation();
  const { isFresher } = useUser();
  const asking = useAction(
    () => call((api) => api.POST('/jdstudentmapping/creditRequest', { body: { jdID } })),
    {
      onDone: ({ isNew }) =>
        alerts.success(t(isNew ? 'resources.apply.asked' : 'resources.apply.askedBefore')),
      onFailed: (error) => tellFailure(error),
    },
  );
  return (
    <Alert
      tone="warning"
      action={
        <Inline>
          {isFresher === true && (
            <Button size="sm" isPending={asking.isPending} onClick={() => asking.run()}>
              {t('resources.apply.ask')}
            </Button>
          )}
          <Link href="/wallet" opensInNewTab>
            {t('resources.apply.recharge')}
          </Link>
        </Inline>
      }
    >
      {t('resources.apply.low', { balance, price })}
    </Alert>
  );
}
