import type { components } from '@aarambh/api-client';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { OfferFacts } from './OfferFacts.tsx';
import { OfferLetterButton } from './OfferLetterButton.tsx';

interface EarlierOffersProps {
  /** Of the application. */
  readonly id: string;
  readonly offers: readonly components['schemas']['EarlierOffer'][];
}

/** Offers that no longer stand, the newest first: what they said, why they ended, and their letters as they were sent. */
export function EarlierOffers({ id, offers }: EarlierOffersProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (offers.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('resources.letter.earlier')}</Heading>
      {offers.toReversed().map(({ version, offer, endedAt, reason }) => (
        <Stack key={version} gap="xs">
          <Text tone="muted">{t('resources.letter.ended', { moment: formats.moment(endedAt) })}</Text>
          {reason !== null && <Text>{reason}</Text>}
          <OfferFacts offer={offer} isOpen={false} isOver />
          <Inline>
            <OfferLetterButton id={id} version={version} />
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}
