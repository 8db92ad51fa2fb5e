import { LineChart } from '@aarambh/ui/charts';
import { useLanguage } from '../../../../i18n/LanguageProvider.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { accountType } from '../../../../shell/account/accountType.ts';
import { useUser } from '../../../../shell/useUser.ts';
import { shortDayText } from '../../../../i18n/dates.ts';
import { ReportChart } from './ReportChart.tsx';

/** Accounts per day of the last thirty; an institute has no employers. */
export function SignupsChart() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const isStaff = accountType(useUser()) === 'staff';
  const columns = [
    { id: 'freshers', label: t('dashboard.charts.signups.freshers') },
    { id: 'experienced', label: t('dashboard.charts.signups.experienced') },
    { id: 'employers', label: t('dashboard.charts.signups.employers') },
  ].slice(0, isStaff ? 3 : 1);
  const rowLabel = t('dashboard.charts.day');
  return (
    <ReportChart
      name="signups"
      title={t('dashboard.charts.signups.title')}
      rowLabel={rowLabel}
      columns={columns}
      labelOf={({ key }) => shortDayText(key, language)}
    >
      {(rows, chart) => <LineChart {...chart} data={rows} series={columns} categoryLabel={rowLabel} />}
    </ReportChart>
  );
}
