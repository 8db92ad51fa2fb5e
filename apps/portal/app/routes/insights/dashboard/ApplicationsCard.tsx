import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CountsCard } from './CountsCard.tsx';

/** Where the candidate stands with the jobs. */
export function ApplicationsCard() {
  const { t } = useTranslation();
  return (
    <CountsCard
      group="applications"
      title={t('dashboard.applications.title')}
      link={{ address: '/my-jobs', label: t('dashboard.applications.open') }}
      figuresOf={({ applied, shortlisted, offers, accepted }) => [
        { label: t('dashboard.applications.applied'), value: applied },
        { label: t('dashboard.applications.shortlisted'), value: shortlisted },
        { label: t('dashboard.applications.offers'), value: offers },
        { label: t('dashboard.applications.accepted'), value: accepted },
      ]}
    />
  );
}
