import { StackedBarChart } from '@aarambh/ui/charts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { ReportChart } from './ReportChart.tsx';

/** Students by program, and how far their current degree has been checked. */
export function ProgramsChart() {
  const { t } = useTranslation();
  const columns = [
    { id: 'verified', label: t('dashboard.students.verified') },
    { id: 'waiting', label: t('dashboard.students.waiting') },
    { id: 'rejected', label: t('dashboard.students.rejected') },
  ];
  const rowLabel = t('dashboard.charts.program');
  return (
    <ReportChart name="program" title={t('dashboard.charts.programs')} rowLabel={rowLabel} columns={columns}>
      {(rows, chart) => <StackedBarChart {...chart} data={rows} series={columns} categoryLabel={rowLabel} />}
    </ReportChart>
  );
}
