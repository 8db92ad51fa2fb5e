import { isBlank } from '@aarambh/forms';
import { useTextValue, type FormHandle } from '@aarambh/forms/react';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyValues } from '@aarambh/records';

/** What the parts that are typed so far come to, beside the whole pay. */
export default function OfferPartsSum({ form }: { readonly form: FormHandle<AnyValues> }) {
  const { t } = useTranslation();
  const { rupees } = useFormats();
  const typed = [
    useTextValue(form, 'fixedPay'),
    useTextValue(form, 'oneTimePay'),
    useTextValue(form, 'variablePay'),
    useTextValue(form, 'stockPay'),
    useTextValue(form, 'otherPay'),
  ];
  const whole = useTextValue(form, 'rupees');
  const sum = typed.reduce((total, each) => total + Number(each), 0);
  if (typed.every(isBlank) || Number.isNaN(sum)) return null;
  const pay = (amount: number) => rupees(Math.round(amount * 100));
  return (
    <Text tone="muted" size="sm">
      {isBlank(whole) || Number.isNaN(Number(whole))
        ? t('resources.step.partsSum', { sum: pay(sum) })
        : t('resources.step.partsSumOf', { sum: pay(sum), whole: pay(Number(whole)) })}
    </Text>
  );
}
