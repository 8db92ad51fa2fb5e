import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CountsCard } from './CountsCard.tsx';

interface JobsCardProps {
  /** Whether an institute approves the jobs that are counted, so that waiting for it is of interest. */
  readonly hasApprovals: boolean;
}

/** Open jobs, and what waits for somebody's decision. */
export function JobsCard({ hasApprovals }: JobsCardProps) {
  const { t } = useTranslation();
  return (
    <CountsCard
      group="jobs"
      title={t('dashboard.jobs.title')}
      link={{ address: '/job-description', label: t('dashboard.jobs.openAll') }}
      figuresOf={({ open, closingSoon, undecided, overdue, approvals }) => [
        { label: t('dashboard.jobs.open'), value: open, href: '/job-description?phase=Open' },
        {
          label: t('dashboard.jobs.closingSoon'),
          value: closingSoon,
          href: '/job-description?phase=Open&sort=lastDateToApply',
        },
        { label: t('dashboard.jobs.undecided'), value: undecided },
        { label: t('dashboard.jobs.overdue'), value: overdue },
        ...(hasApprovals
          ? [
              {
                label: t('dashboard.jobs.approvals'),
                value: approvals,
                href: '/job-description?approval=Pending',
              },
            ]
          : []),
      ]}
    />
  );
}
