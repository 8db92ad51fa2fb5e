import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { EarlierOffers } from './EarlierOffers.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { OfferLetterButton } from './OfferLetterButton.tsx';

/** The offer that was made to an applicant, its letter while it stands, and those before it. */
export default function ApplicationOffer({ row }: { readonly row: components['schemas']['Mapping'] }) {
  const { t } = useTranslation();
  const { id, status, offer, waitingOffer, earlierOffers = [] } = row;
  if (offer == null && waitingOffer === undefined && earlierOffers.length === 0) {
    return <Text tone="muted">{t('resources.letter.none')}</Text>;
  }
  return (
    <Stack gap="md">
      {waitingOffer !== undefined && (
        <Alert tone="warning" title={t('resources.letter.waits')}>
          <Stack gap="xs">
            <Text>{t('resources.letter.waitsText')}</Text>
            <OfferFacts offer={waitingOffer} isOpen={false} />
          </Stack>
        </Alert>
      )}
      {offer != null && <OfferFacts offer={offer} isOpen={status === 'Selected'} />}
      {(status === 'Selected' || status === 'Offer Accepted' || status === 'Joined') && (
        <Inline>
          <OfferLetterButton id={id} />
        </Inline>
      )}
      <EarlierOffers id={id} offers={earlierOffers} />
    </Stack>
  );
}
