import { Stack } from '@aarambh/ui/Stack';
import { useIsAllowed } from '../../access/permissions.tsx';
import { textsOf } from '../../i18n/textsOf.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { accountType } from '../../shell/account/accountType.ts';
import { ScreenHeading } from '../../shell/ScreenHeading.tsx';
import { useUser } from '../../shell/useUser.ts';
import { ApplicationsCard } from './dashboard/ApplicationsCard.tsx';
import { ChartsSection } from './dashboard/ChartsSection.tsx';
import * as styles from './dashboard/DashboardCard.css.ts';
import { EligibleJobsCard } from './dashboard/EligibleJobsCard.tsx';
import { JobsCard } from './dashboard/JobsCard.tsx';
import { NextActionCard } from './dashboard/NextActionCard.tsx';
import { OfficerCards } from './dashboard/OfficerCards.tsx';
import { OpenJobsCard } from './dashboard/OpenJobsCard.tsx';
import { ProfileCard } from './dashboard/ProfileCard.tsx';
import { SeasonCard } from './dashboard/SeasonCard.tsx';
import { StaffCards } from './dashboard/StaffCards.tsx';
import { WalletCard } from './dashboard/WalletCard.tsx';
import { Notices } from './Notices.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('home', 'notifications');

/** What is to be done, and the numbers behind it, for each kind of account. */
export default function Dashboard() {
  const { t } = useTranslation();
  const user = useUser();
  const kind = accountType(user);
  const readsNotices = useIsAllowed(['View Notification']);
  const seesReports = useIsAllowed(['Manage Dashboard']);
  const seesJobs = useIsAllowed(['View My Jobs']);
  const seesSeason = useIsAllowed(['View Season']);
  const managesJobs = useIsAllowed(['Manage Job-Description']);
  const isCandidate = kind === 'student' || kind === 'candidate';
  const notices = readsNotices && <Notices limit={3} />;
  return (
    <Stack gap="lg" className={styles.area}>
      <ScreenHeading documentTitle={t('dashboard.title')} lead={t(`dashboard.intro.${kind}`)}>
        {t('dashboard.greeting', { name: user.firstName })}
      </ScreenHeading>
      {kind === 'staff' ? (
        <div className={styles.cards}>
          <NextActionCard />
          <StaffCards />
          {notices}
        </div>
      ) : (
        <div className={styles.columns}>
          <Stack>
            <NextActionCard />
            {isCandidate && seesJobs && <EligibleJobsCard />}
            {isCandidate && seesJobs && <ApplicationsCard />}
            {kind === 'employer' && managesJobs && <JobsCard hasApprovals={false} />}
            {kind === 'employer' && managesJobs && <OpenJobsCard />}
            {notices}
          </Stack>
          <Stack>
            {isCandidate && <ProfileCard />}
            {kind === 'student' && seesSeason && <SeasonCard />}
            {kind === 'officer' ? <OfficerCards /> : <WalletCard title={t('dashboard.wallet.title')} />}
          </Stack>
        </div>
      )}
      {seesReports && <ChartsSection />}
    </Stack>
  );
}
