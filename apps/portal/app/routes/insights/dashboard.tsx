import { getReport, listEligibleJobDescriptions } from '@aarambh/api-client/operations';
import { Stack } from '@aarambh/ui/Stack';
import { useIsAllowed } from '../../access/access.ts';
import { countNeeds, panelNeeds } from '../../access/needs.ts';
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
import { Notices } from '../messages/Notices.tsx';

export { ScreenError as ErrorBoundary } from '../../shell/ScreenError.tsx';

export const clientLoader = textsOf('home', 'notifications');

/** What is to be done, and the numbers behind it, for each kind of account. */
export default function Dashboard() {
  const { t } = useTranslation();
  const user = useUser();
  const kind = accountType(user);
  const readsNotices = useIsAllowed(panelNeeds.notifications);
  const seesReports = useIsAllowed(getReport);
  const seesJobs = useIsAllowed(listEligibleJobDescriptions);
  const seesSeason = useIsAllowed(countNeeds.season);
  const seesOpenJobs = useIsAllowed(countNeeds.openJobs);
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
            {isCandidate && <ApplicationsCard />}
            {kind === 'employer' && <JobsCard hasApprovals={false} />}
            {kind === 'employer' && seesOpenJobs && <OpenJobsCard />}
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
