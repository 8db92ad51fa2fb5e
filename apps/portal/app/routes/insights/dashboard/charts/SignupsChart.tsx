import { LineChart } from '@aarambh/ui/charts';
import { useLanguage } from '../../../../i18n/LanguageProvider.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { accountType } from '../../../../shell/account/accountType.ts';
import { useUser } from '../../../../shell/useUser.ts';
import { shortDayText, shortMonthText } from '../../../../i18n/dates.ts';
import { isMonth, type Period } from './period.ts';
import { ReportChart } from './ReportChart.tsx';
import { useReportQuery } from './useReportQuery.ts';

/** Accounts per day, or per month of a year; an institute has no employers. */
export function SignupsChart({ period }: { readonly period: Period }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const isStaff = accountType(useUser()) === 'staff';
  const columns = [
    { id: 'freshers', label: t('dashboard.charts.signups.freshers') },
    { id: 'experienced', label: t('dashboard.charts.signups.experienced') },
    { id: 'employers', label: t('dashboard.charts.signups.employers') },
  ].slice(0, isStaff ? 3 : 1);
  const rowLabel = t(period === 'year' ? 'dashboard.charts.month' : 'dashboard.charts.day');
  const query = useReportQuery(period);
  return (
    <ReportChart
      name="signups"
      title={t('dashboard.charts.signups.title')}
      query={query}
      rowLabel={rowLabel}
      columns={columns}
      labelOf={({ key }) => (isMonth(key) ? shortMonthText : shortDayText)(key, language)}
    >
      {(rows, chart) => <LineChart {...chart} data={rows} series={columns} categoryLabel={rowLabel} />}
    </ReportChart>
  );
}
