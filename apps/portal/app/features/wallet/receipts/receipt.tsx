import { isApiError, type components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { indianStates, stateName } from '@aarambh/forms';
import type { TFunction } from 'i18next';
import { useParams } from 'react-router';
import { DownloadButton, type NamedFile } from '#app/screen/DownloadButton.tsx';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { queries } from '#app/session/queries.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { requestIdOf } from '#app/session/requestIdOf.ts';
import * as styles from './receipt.css.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('wallet');

type Receipt = components['schemas']['Receipt'];

/** A receipt, as it is shown and as it is printed. */
export default function ReceiptScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useQuery(
    queries().queryOptions('get', '/receipts/{id}', { params: { path: { id } } }),
  );
  const receipt = data?.data.receipt;
  const title = receipt === undefined ? t('wallet.receipt.title') : kindOf(receipt);
  return (
    <Stack gap="lg" className={styles.page}>
      <Inline justify="between">
        <ScreenHeading documentTitle={receipt?.receiptNumber ?? title}>{title}</ScreenHeading>
        {receipt && (
          <Inline gap="sm" className={styles.actions}>
            <Link href="/wallet" variant="standalone">
              {t('wallet.receipt.back')}
            </Link>
            <Button size="sm" variant="secondary" onClick={() => print()}>
              {t('wallet.receipt.print')}
            </Button>
            <DownloadButton
              messages={{
                label: t('wallet.receipt.download'),
                pending: t('wallet.receipt.downloading'),
              }}
              load={() => receiptFile(receipt)}
            />
          </Inline>
        )}
      </Inline>
      <Card aria-busy={isPending}>
        {isPending && <Skeleton shape="heading" width="half" />}
        {error && !(isApiError(error) && error.status === 404) && (
          <ErrorState
            requestId={requestIdOf(error)}
            title={t('wallet.receipt.failed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            <FailureWords error={error} />
          </ErrorState>
        )}
        {isApiError(error) && error.status === 404 && (
          <EmptyState title={t('wallet.receipt.missing')}>{t('wallet.receipt.missingText')}</EmptyState>
        )}
        {receipt && <Sheet receipt={receipt} />}
      </Card>
    </Stack>
  );

  function kindOf({ kind }: Receipt): string {
    return kind === 'Refund voucher' ? t('wallet.receipt.refund') : t('wallet.receipt.title');
  }
}

/** The receipt as the server prints it, in the language of the page. */
async function receiptFile({ id, receiptNumber }: Receipt): Promise<NamedFile | undefined> {
  const { data } = await api().GET('/receipts/pdf/{id}', { params: { path: { id } }, parseAs: 'blob' });
  return data && { content: data, name: `${receiptNumber.replaceAll('/', '-')}.pdf` };
}

/** What the receipt says: only what is known. */
function Sheet({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation();
  const { money, moment, language } = useFormats();
  const { supplier, recipient } = receipt;
  const place = indianStates.find(({ code }) => code === receipt.placeOfSupply);
  return (
    <Stack gap="lg">
      <Stack gap="xxs">
        <Text size="sm" tone="muted">
          {t('wallet.receipt.number')}
        </Text>
        <Text className={styles.number} isTabular>
          {receipt.receiptNumber}
        </Text>
      </Stack>
      <DescriptionList
        items={[
          { term: t('wallet.receipt.date'), details: moment(receipt.issuedAt) },
          { term: t('wallet.receipt.from'), details: supplier?.name },
          ...(supplier?.address ? [{ term: t('wallet.receipt.address'), details: supplier.address }] : []),
          ...(supplier?.gstin ? [{ term: t('wallet.receipt.gstin'), details: supplier.gstin }] : []),
          ...(supplier?.sac ? [{ term: t('wallet.receipt.sac'), details: supplier.sac }] : []),
          { term: t('wallet.receipt.payer'), details: recipient?.name },
          ...(recipient?.contact ? [{ term: t('wallet.receipt.contact'), details: recipient.contact }] : []),
          ...(recipient?.address
            ? [{ term: t('wallet.receipt.payerAddress'), details: recipient.address }]
            : []),
          ...(recipient?.gstin ? [{ term: t('wallet.receipt.payerGstin'), details: recipient.gstin }] : []),
          { term: t('wallet.receipt.what'), details: t('wallet.credits', { count: receipt.credits }) },
          { term: t('wallet.receipt.payment'), details: receipt.paymentID },
          ...(place ? [{ term: t('wallet.receipt.place'), details: stateName(place, language) }] : []),
        ]}
      />
      <Inline justify="between" className={styles.total}>
        <Text as="span" size="lg" weight="semibold">
          {t(receipt.kind === 'Refund voucher' ? 'wallet.receipt.refunded' : 'wallet.receipt.paid')}
        </Text>
        <Text as="span" size="lg" weight="semibold" isTabular>
          {money(receipt.amountPaise)}
        </Text>
      </Inline>
      <Text size="sm" tone="muted">
        {`${taxSentence(receipt, money, t)} ${t('wallet.receipt.note')}`.trim()}
      </Text>
    </Stack>
  );
}

/** How much of the amount is tax, in its kinds where they are known. */
function taxSentence(receipt: Receipt, money: (paise: number) => string, t: TFunction): string {
  const { taxRate: percent, taxPaise, cgstPaise = 0, sgstPaise = 0, igstPaise } = receipt;
  if (percent === undefined || taxPaise === undefined) return '';
  if (igstPaise === undefined) return t('wallet.receipt.tax', { percent, amount: money(taxPaise) });
  if (cgstPaise === 0) return t('wallet.receipt.igst', { percent, amount: money(igstPaise) });
  return t('wallet.receipt.halves', {
    percent: percent / 2,
    central: money(cgstPaise),
    state: money(sgstPaise),
  });
}
