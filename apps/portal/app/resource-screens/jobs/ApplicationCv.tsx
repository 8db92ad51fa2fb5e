import type { components } from '@aarambh/api-client';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { candidateProfileResource } from '../../resources/candidateProfile.tsx';
import type { AnyRow } from '../../resources/resource.ts';
import { Loading } from '../Loading.tsx';
import { ReadingFailure } from '../ReadingFailure.tsx';
import { RecordFacts } from '../RecordFacts.tsx';
import { useRecord } from '../useRecord.ts';

/** The CV that an applicant sent. */
export default function ApplicationCv({ row }: { readonly row: AnyRow }) {
  const { t } = useTranslation();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the people for a job
  const { candidateProfileID = null } = row as AnyRow & components['schemas']['Mapping'];
  const profile = useRecord(candidateProfileResource, candidateProfileID);
  if (candidateProfileID === null) return <Text tone="muted">{t('resources.eligibleStudent.noCv')}</Text>;
  if (profile.error !== null) {
    return (
      <ReadingFailure level={3} title={t('resources.recordFailed')} reading={profile} error={profile.error} />
    );
  }
  if (profile.data === undefined) return <Loading />;
  return <RecordFacts resource={candidateProfileResource} row={profile.data} />;
}
