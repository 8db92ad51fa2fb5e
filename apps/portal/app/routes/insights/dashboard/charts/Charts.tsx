import { Inline } from '@aarambh/ui/Inline';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { useState } from 'react';
import { useIsAllowed } from '../../../../access/access.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { accountType } from '../../../../shell/account/accountType.ts';
import { useUser } from '../../../../shell/useUser.ts';
import { CompletionChart } from './CompletionChart.tsx';
import * as styles from './Charts.css.ts';
import { CreditsChart } from './CreditsChart.tsx';
import { FunnelReportChart } from './FunnelReportChart.tsx';
import { LeadsChart } from './LeadsChart.tsx';
import { periods, type Period } from './period.ts';
import { ProgramsChart } from './ProgramsChart.tsx';
import { SignupsChart } from './SignupsChart.tsx';

/** Every chart, those by time over the period that is chosen; that of the leads only for staff of the platform. */
export function Charts() {
  const { t } = useTranslation();
  const isStaff = accountType(useUser()) === 'staff';
  const managesLeads = useIsAllowed('Manage Lead');
  const [period, setPeriod] = useState<Period>('month');
  return (
    <Stack>
      <Inline>
        <Select
          label={t('dashboard.charts.period')}
          value={period}
          options={periods.map((value) => ({ value, label: t(`dashboard.charts.periods.${value}`) }))}
          onChange={({ target }) => setPeriod(periods.find((value) => value === target.value) ?? 'month')}
        />
      </Inline>
      <div className={styles.charts}>
        <SignupsChart period={period} />
        <CreditsChart period={period} />
        <FunnelReportChart />
        <CompletionChart />
        <ProgramsChart />
        {isStaff && managesLeads && <LeadsChart />}
      </div>
    </Stack>
  );
}
