import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { queries } from '#app/session/queries.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { useUser } from '#app/screen/useUser.ts';
import { CvEditor } from './CvEditor.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('cv', 'resources', 'catalogue');

/** What the form begins with is what is stored when it opens; from then on it is what is typed. */
const readOnce = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Writes one CV of the person (specification, section 2). */
export default function EditCv() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { isFresher } = useUser();
  const [reread, setReread] = useState(0);
  const profile = useQuery({
    ...queries().queryOptions('get', '/candidate-profiles/{id}', { params: { path: { id } } }),
    ...readOnce,
  });
  const record = useQuery({ ...queries().queryOptions('get', '/candidate-profiles/entries'), ...readOnce });
  const templates = useQuery(
    queries().queryOptions('get', '/cv-templates/all', { params: { query: { pageNo: -1 } } }),
  );
  const experience = useQuery(queries().queryOptions('get', '/user/experience'));
  const failed = [profile, record, templates, experience].find(({ error }) => error !== null);
  const cv = profile.data?.data.candidateProfile;
  const isReady =
    profile.isFetchedAfterMount &&
    record.isFetchedAfterMount &&
    cv !== undefined &&
    record.data !== undefined &&
    templates.data !== undefined &&
    experience.data !== undefined;
  return (
    <Stack gap="md">
      <ScreenHeading lead={t('cv.lead')}>{cv?.name ?? t('cv.one')}</ScreenHeading>
      {isReady ? (
        <CvEditor
          key={`${id} ${reread}`}
          profile={cv}
          record={record.data.data.cvEntries}
          templates={templates.data.data.cvTemplate}
          experience={experience.data.data.experience}
          isFresher={isFresher === true}
          onReread={() => void profile.refetch().then(() => setReread(reread + 1))}
        />
      ) : failed?.error ? (
        <ReadingFailure title={t('cv.failed')} reading={failed} error={failed.error} />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}
