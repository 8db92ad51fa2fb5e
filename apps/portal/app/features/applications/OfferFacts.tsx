import type { components } from '@aarambh/api-client';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { wordsOf, type Unlabelled } from '@aarambh/records/data';
import { paidParts } from '#app/features/jobs/payParts.ts';

interface OfferFactsProps {
  readonly offer: components['schemas']['Offer'];
  /** It waits for an answer. */
  readonly isOpen: boolean;
  /** It stands no longer. @default false */
  readonly isOver?: boolean;
}

/** What is offered, and until when it is to be answered. */
export function OfferFacts({ offer, isOpen, isOver = false }: OfferFactsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const row = { id: '', ...offer };
  const parts = paidParts(offer);
  const said = (column: Unlabelled) => wordsOf(column, row, t, formats) ?? '';
  return (
    <Stack gap="xxs">
      <Text>
        {t(isOver ? 'resources.apply.offered' : 'resources.apply.offer', {
          pay: said({ field: 'ctcPaise', as: 'money' }),
        })}
      </Text>
      <Text>
        {parts.length === 0
          ? t('resources.ownOffer.undivided')
          : parts.map(({ label, paise }) => `${t(label)}: ${formats.rupees(paise)}`).join(' · ')}
      </Text>
      {isOpen && (
        <Text>
          {t('resources.apply.answerBy', {
            moment: said({ field: 'respondBy', as: 'moment' }),
            left: formats.distance(offer.respondBy),
          })}
        </Text>
      )}
      {offer.joiningDate !== undefined && (
        <Text>{t('resources.apply.joining', { day: said({ field: 'joiningDate', as: 'day' }) })}</Text>
      )}
      {offer.location !== undefined && <Text>{t('resources.apply.place', { place: offer.location })}</Text>}
    </Stack>
  );
}
