import type { components } from '@aarambh/api-client';
import { Inline } from '@aarambh/ui/Inline';
import { Text } from '@aarambh/ui/Text';
import { DownloadButton } from '#app/screen/DownloadButton.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { eligibleStudentResource } from './eligibleStudent.tsx';
import { api } from '#app/session/api.ts';

/** The CV that an applicant sent, as it was then. */
export default function ApplicationCv({ row }: { readonly row: components['schemas']['Mapping'] }) {
  const { t } = useTranslation();
  const { cvID = null } = row;
  if (cvID === null) return <Text tone="muted">{t('resources.eligibleStudent.noCv')}</Text>;
  const name = `${eligibleStudentResource.nameOf(row)} CV.pdf`;
  return (
    <>
      <Text>{t('resources.eligibleStudent.sentCv')}</Text>
      <Inline>
        <DownloadButton
          messages={{
            label: t('resources.eligibleStudent.downloadCv'),
            pending: t('resources.import.loading'),
          }}
          load={async () => {
            const params = { path: { id: cvID } };
            const { data } = await api().GET('/cv/pdf/{id}', { params, parseAs: 'blob' });
            return data && { content: data, name };
          }}
        />
      </Inline>
    </>
  );
}
