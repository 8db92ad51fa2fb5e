import { useIsAllowed } from '../../../../access/access.ts';
import { countNeeds } from '../../../../access/needs.ts';
import { accountType } from '../../../../shell/account/accountType.ts';
import { useUser } from '../../../../shell/useUser.ts';
import { CompletionChart } from './CompletionChart.tsx';
import * as styles from './Charts.css.ts';
import { CreditsChart } from './CreditsChart.tsx';
import { FunnelReportChart } from './FunnelReportChart.tsx';
import { LeadsChart } from './LeadsChart.tsx';
import { ProgramsChart } from './ProgramsChart.tsx';
import { SignupsChart } from './SignupsChart.tsx';

/** Every chart; that of the leads only for staff of the platform. */
export function Charts() {
  const isStaff = accountType(useUser()) === 'staff';
  const managesLeads = useIsAllowed(countNeeds.leads);
  return (
    <div className={styles.charts}>
      <SignupsChart />
      <FunnelReportChart />
      <CompletionChart />
      <CreditsChart />
      <ProgramsChart />
      {isStaff && managesLeads && <LeadsChart />}
    </div>
  );
}
