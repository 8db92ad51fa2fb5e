import { StackedBarChart } from '@aarambh/ui/charts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ReportChart } from './ReportChart.tsx';
import type { Report, Selection } from './useReport.ts';

/** Programs that are drawn; the file has all. */
const maxPrograms = 10;

const studentsOf = ({ values }: Report['series'][number]): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);

/** Students by program, the largest first, and how far their current degree has been checked. */
export function ProgramsChart({ selection }: { readonly selection: Selection }) {
  const { t } = useTranslation();
  const columns = [
    { id: 'verified', label: t('dashboard.charts.checks.verified') },
    { id: 'waiting', label: t('dashboard.charts.checks.waiting') },
    { id: 'rejected', label: t('dashboard.charts.checks.rejected') },
  ];
  const rowLabel = t('dashboard.charts.program');
  return (
    <ReportChart
      name="program"
      query={selection}
      title={t('dashboard.charts.programs')}
      rowLabel={rowLabel}
      columns={columns}
    >
      {(rows, chart) => (
        <StackedBarChart
          {...chart}
          title={
            rows.length > maxPrograms
              ? t('dashboard.charts.largestPrograms', { count: maxPrograms })
              : chart.title
          }
          data={rows.toSorted((a, b) => studentsOf(b) - studentsOf(a)).slice(0, maxPrograms)}
          series={columns}
          categoryLabel={rowLabel}
        />
      )}
    </ReportChart>
  );
}
