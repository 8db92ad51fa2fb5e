import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { queries } from '#app/session/queries.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { EligibleCounts } from './EligibleCounts.tsx';

/** The criteria of a job in sentences, and how many people each of them costs. */
export default function JobReach({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const params = { query: { jdID: id } };
  const reading = useQuery(queries().queryOptions('get', '/jobdescription/eligible', { params }));
  const { data, error } = reading;
  if (error !== null) {
    return <ReadingFailure level={3} title={t('resources.recordFailed')} reading={reading} error={error} />;
  }
  const counts = data?.data.eligible;
  return counts === undefined ? <Loading /> : <EligibleCounts counts={counts} />;
}
