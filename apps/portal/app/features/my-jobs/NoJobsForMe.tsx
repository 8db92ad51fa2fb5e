import { EmptyState } from '@aarambh/ui/EmptyState';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading } from '@aarambh/records/screens';
import { NoJobs } from '#app/features/dashboard/NoJobs.tsx';
import { useDashboard } from '#app/features/dashboard/useDashboard.ts';

/** Why there is no job to apply for, as the dashboard says it too; to staff, whose jobs these would be. */
export default function NoJobsForMe() {
  const { t } = useTranslation();
  const { data, error } = useDashboard();
  const dashboard = data?.data.dashboard;
  if (dashboard?.jobs !== undefined) return <NoJobs dashboard={dashboard} level={2} />;
  if (dashboard === undefined && error === null) return <Loading />;
  return (
    <EmptyState title={t('resources.empty', { many: t('resources.myJobs.many') })}>
      {t(dashboard === undefined ? 'resources.myJobs.empty' : 'resources.myJobs.forCandidates')}
    </EmptyState>
  );
}
