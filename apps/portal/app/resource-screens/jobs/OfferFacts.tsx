import type { components } from '@aarambh/api-client';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { distanceText } from '#app/i18n/dates.ts';
import { i18n } from '#app/i18n/i18n.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { wordsOf, type Unlabelled } from '../cellWords.ts';

interface OfferFactsProps {
  readonly offer: components['schemas']['Offer'];
  /** It waits for an answer. */
  readonly isOpen: boolean;
}

/** What is offered, and until when it is to be answered. */
export function OfferFacts({ offer, isOpen }: OfferFactsProps) {
  const { t } = useTranslation();
  const row = { id: '', ...offer };
  const said = (column: Unlabelled) => wordsOf(column, row, t, i18n.language) ?? '';
  return (
    <Stack gap="xxs">
      <Text>{t('resources.apply.offer', { pay: said({ field: 'ctcPaise', as: 'money' }) })}</Text>
      {isOpen && (
        <Text>
          {t('resources.apply.answerBy', {
            moment: said({ field: 'respondBy', as: 'moment' }),
            left: distanceText(offer.respondBy, i18n.language),
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
