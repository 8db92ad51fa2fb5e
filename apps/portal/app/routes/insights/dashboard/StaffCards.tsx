import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CountsCard } from './CountsCard.tsx';
import { JobsCard } from './JobsCard.tsx';

/** What happens on the platform, for its staff; each card for the roles that work with it. */
export function StaffCards() {
  const { t } = useTranslation();
  return (
    <>
      <CountsCard
        group="signups"
        title={t('dashboard.signups.title')}
        link={{ address: '/student', label: t('dashboard.signups.open') }}
        figuresOf={({ today, week, month, total }) => [
          { label: t('dashboard.signups.today'), value: today },
          { label: t('dashboard.signups.week'), value: week },
          { label: t('dashboard.signups.month'), value: month },
          { label: t('dashboard.signups.total'), value: total },
        ]}
      />
      <CountsCard
        group="verifications"
        title={t('dashboard.verifications.title')}
        link={{ address: '/companies', label: t('dashboard.verifications.open') }}
        figuresOf={({ companies, institutes, profiles }) => [
          { label: t('dashboard.verifications.companies'), value: companies },
          { label: t('dashboard.verifications.institutes'), value: institutes },
          { label: t('dashboard.verifications.profiles'), value: profiles },
        ]}
      />
      <JobsCard hasApprovals />
      <CountsCard
        group="leads"
        title={t('dashboard.leads.title')}
        link={{ address: '/leads', label: t('dashboard.leads.open') }}
        figuresOf={({ New, Contacted, Qualified, Converted, Lost }) => [
          { label: t('dashboard.leads.statuses.New'), value: New },
          { label: t('dashboard.leads.statuses.Contacted'), value: Contacted },
          { label: t('dashboard.leads.statuses.Qualified'), value: Qualified },
          { label: t('dashboard.leads.statuses.Converted'), value: Converted },
          { label: t('dashboard.leads.statuses.Lost'), value: Lost },
        ]}
      />
      <CountsCard
        group="credits"
        title={t('dashboard.creditFlow.title')}
        link={{ address: '/settings', label: t('dashboard.creditFlow.open') }}
        figuresOf={({ issued, spent, expired, held }) => [
          { label: t('dashboard.creditFlow.issued'), value: issued },
          { label: t('dashboard.creditFlow.spent'), value: spent },
          ...(expired === 0 ? [] : [{ label: t('dashboard.creditFlow.expired'), value: expired }]),
          { label: t('dashboard.creditFlow.held'), value: held },
        ]}
      />
      <CountsCard
        group="messages"
        title={t('dashboard.messages.title')}
        link={{ address: '/admin/notifications', label: t('dashboard.messages.open') }}
        figuresOf={({ failed, waiting }) => [
          { label: t('dashboard.messages.failed'), value: failed },
          { label: t('dashboard.messages.waiting'), value: waiting },
        ]}
      />
    </>
  );
}
