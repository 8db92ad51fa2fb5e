import { DownloadButton } from '#app/screen/DownloadButton.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';

interface OfferLetterButtonProps {
  /** Of the application. */
  readonly id: string;
  /** Of an earlier offer. @default the one that stands */
  readonly version?: number;
}

/** Saves the letter of an offer, in the language of the reader. */
export function OfferLetterButton({ id, version }: OfferLetterButtonProps) {
  const { t } = useTranslation();
  return (
    <DownloadButton
      messages={{ label: t('resources.letter.download'), pending: t('resources.letter.loading') }}
      load={async () => {
        const params = { path: { id }, query: version === undefined ? {} : { version } };
        const { data } = await api().GET('/jdstudentmapping/offerLetter/{id}', { params, parseAs: 'blob' });
        return data && { content: data, name: `${t('resources.letter.title')}.pdf` };
      }}
    />
  );
}
