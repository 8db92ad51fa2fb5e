import { LineChart } from '@aarambh/ui/charts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { isMonth, type Period } from './period.ts';
import { ReportChart } from './ReportChart.tsx';
import type { Selection } from './useReport.ts';
import { useReportQuery } from './useReportQuery.ts';

interface SignupsChartProps {
  readonly period: Period;
  readonly selection: Selection;
  /** Only of everybody: an institute has none. */
  readonly hasCompanies: boolean;
}

/** Accounts of candidates, and companies, per day, or per month of a year. */
export function SignupsChart({ period, selection, hasCompanies }: SignupsChartProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const columns = [
    { id: 'freshers', label: t('dashboard.charts.signups.freshers') },
    { id: 'experienced', label: t('dashboard.charts.signups.experienced') },
    ...(hasCompanies ? [{ id: 'companies', label: t('dashboard.charts.signups.companies') }] : []),
  ];
  const rowLabel = t(period === 'year' ? 'dashboard.charts.month' : 'dashboard.charts.day');
  const query = useReportQuery(period, selection);
  return (
    <ReportChart
      name="signups"
      title={t('dashboard.charts.signups.title')}
      query={query}
      rowLabel={rowLabel}
      columns={columns}
      labelOf={({ key }) => (isMonth(key) ? formats.shortMonth : formats.shortDay)(key)}
    >
      {(rows, chart) => <LineChart {...chart} data={rows} series={columns} categoryLabel={rowLabel} />}
    </ReportChart>
  );
}
