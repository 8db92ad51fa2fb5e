import type { components } from '@aarambh/api-client';
import { Inline } from '@aarambh/ui/Inline';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { AnyRow } from '../../resources/resource.ts';
import { OfferFacts } from './OfferFacts.tsx';
import { OfferLetterButton } from './OfferLetterButton.tsx';

/** The offer that was made to an applicant, and its letter while it stands. */
export default function ApplicationOffer({ row }: { readonly row: AnyRow }) {
  const { t } = useTranslation();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the people for a job
  const { id, status, offer } = row as AnyRow & components['schemas']['Mapping'];
  if (offer == null) return <Text tone="muted">{t('resources.letter.none')}</Text>;
  return (
    <>
      <OfferFacts offer={offer} isOpen={status === 'Selected'} />
      {(status === 'Selected' || status === 'Offer Accepted' || status === 'Joined') && (
        <Inline>
          <OfferLetterButton id={id} />
        </Inline>
      )}
    </>
  );
}
