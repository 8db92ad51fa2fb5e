import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CountsCard } from './CountsCard.tsx';
import { JobsCard } from './JobsCard.tsx';
import { WalletCard } from './WalletCard.tsx';

/** What an institute or a university has to do with: its students and the credits that it gives them. */
export function OfficerCards() {
  const { t } = useTranslation();
  return (
    <>
      <CountsCard
        group="students"
        title={t('dashboard.students.title')}
        link={{ address: '/student', label: t('dashboard.students.open') }}
        figuresOf={({ total, verified, waiting, rejected, incomplete }) => [
          { label: t('dashboard.students.total'), value: total },
          { label: t('dashboard.students.verified'), value: verified },
          { label: t('dashboard.students.waiting'), value: waiting },
          { label: t('dashboard.students.rejected'), value: rejected },
          { label: t('dashboard.students.incomplete'), value: incomplete },
        ]}
      />
      <JobsCard hasApprovals />
      <WalletCard title={t('dashboard.pool')} />
    </>
  );
}
