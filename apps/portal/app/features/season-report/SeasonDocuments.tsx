import { getSeasonPage, getSeasonPdf } from '@aarambh/api-client/operations';
import { Inline } from '@aarambh/ui/Inline';
import { useIsAllowed } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DownloadButton } from '#app/screen/DownloadButton.tsx';
import { api } from '#app/session/api.ts';

interface SeasonDocumentsProps {
  readonly seasonID: string;
}

/** What a season came to, on paper for the head of the institute, and as a page from which nobody can be told. */
export function SeasonDocuments({ seasonID }: SeasonDocumentsProps) {
  const { t } = useTranslation();
  const mayHave = useIsAllowed([getSeasonPdf, getSeasonPage]);
  if (!mayHave) return null;
  const request = { params: { path: { id: seasonID } }, parseAs: 'blob' } as const;
  const pending = t('resources.seasonReport.writing');
  return (
    <Inline gap="xs">
      <DownloadButton
        messages={{ label: t('resources.seasonReport.pdf'), pending }}
        load={async () => {
          const { data: content } = await api().GET('/season/pdf/{id}', request);
          return content && { content, name: 'season.pdf' };
        }}
      />
      <DownloadButton
        messages={{ label: t('resources.seasonReport.page'), pending }}
        load={async () => {
          const { data: content } = await api().GET('/season/page/{id}', request);
          return content && { content, name: 'season.html' };
        }}
      />
    </Inline>
  );
}
