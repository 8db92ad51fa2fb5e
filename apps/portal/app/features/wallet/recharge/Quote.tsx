import { validate, type rechargeForm } from '@aarambh/forms';
import { useFormValue, type FormHandle } from '@aarambh/forms/react';
import { useAnnounce } from '@aarambh/ui/Announcer';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Text } from '@aarambh/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { useSettled } from '#app/screen/useSettled.ts';
import { queries } from '#app/session/queries.ts';
import * as styles from '../wallet.css.ts';

/** How long nothing must be typed before the server is asked, in milliseconds. */
const pause = 300;

interface QuoteProps {
  readonly form: FormHandle<{ amount: string }>;
  readonly definition: ReturnType<typeof rechargeForm>;
}

/** What the amount in the form gives, as the server works it out. */
export function Quote({ form, definition }: QuoteProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const typed = useFormValue(form, 'amount');
  const amount = useSettled(typed, pause);
  const isAsked = validate(definition, { amount }).ok;
  const { data, error, isPlaceholderData } = useQuery({
    ...queries().queryOptions('get', '/wallet/quote', { params: { query: { rupees: Number(amount) } } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const quote = isAsked ? data?.data.quote : undefined;
  // Until the server has answered, the sums are of the amount before.
  const isOld = isPlaceholderData || typed !== amount;
  const shown = (words: string): string => (isOld ? '…' : words);
  const announce = useAnnounce();
  const spoken = isOld
    ? undefined
    : quote && `${t('wallet.credits', { count: quote.credits })}, ${money(quote.amountPaise)}`;
  useEffect(() => {
    if (spoken !== undefined) announce(spoken);
  }, [announce, spoken]);
  return (
    <div className={styles.quote}>
      {isAsked && error && (
        <Text tone="danger">
          <FailureWords error={error} />
        </Text>
      )}
      {quote === undefined ? (
        <>
          <PriceOfCredit />
          <Text tone="muted">{t('wallet.quote.none')}</Text>
        </>
      ) : (
        <DescriptionList
          items={[
            {
              term: t('wallet.quote.credits'),
              details: shown(t('wallet.credits', { count: quote.credits })),
            },
            { term: t('wallet.quote.pay'), details: shown(money(quote.amountPaise)) },
            ...(quote.discountPercent > 0
              ? [
                  {
                    term: t('wallet.quote.discount'),
                    details: shown(t('wallet.quote.percent', { percent: quote.discountPercent })),
                  },
                ]
              : []),
            {
              term: t('wallet.quote.tax', { percent: quote.taxPercent }),
              details: shown(money(quote.taxPaise)),
            },
          ]}
        />
      )}
    </div>
  );
}

/** Credits that a price is asked for: for one alone it would be rounded. */
const many = 100;

/** What a credit costs, before an amount is typed. Its line is there from the beginning. */
function PriceOfCredit() {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { data } = useQuery(
    queries().queryOptions('get', '/wallet/quote', { params: { query: { credits: many } } }),
  );
  const paise = data?.data.quote.amountPaise;
  if (paise === undefined) return <Text>{'\u00a0'}</Text>;
  return (
    <Text>
      {paise % many === 0
        ? t('wallet.quote.price', { price: money(paise / many) })
        : t('wallet.quote.priceOfMany', { count: many, price: money(paise) })}
    </Text>
  );
}
