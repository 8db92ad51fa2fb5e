import { LineChart } from '@aarambh/ui/charts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Period } from './period.ts';
import { ReportChart } from './ReportChart.tsx';
import type { Selection } from './useReport.ts';
import { useReportQuery } from './useReportQuery.ts';

/** Credits that people and companies got and spent in each month; of less than a year the usual half. */
export function CreditsChart({
  period,
  selection,
}: {
  readonly period: Period;
  readonly selection: Selection;
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  const columns = [
    { id: 'issued', label: t('dashboard.creditFlow.issued') },
    { id: 'spent', label: t('dashboard.creditFlow.spent') },
  ];
  const rowLabel = t('dashboard.charts.month');
  const query = useReportQuery(period, selection);
  return (
    <ReportChart
      name="credits"
      title={t('dashboard.charts.credits')}
      query={period === 'year' ? query : selection}
      rowLabel={rowLabel}
      columns={columns}
      labelOf={({ key }) => formats.shortMonth(key)}
    >
      {(rows, chart) => <LineChart {...chart} data={rows} series={columns} categoryLabel={rowLabel} />}
    </ReportChart>
  );
}
