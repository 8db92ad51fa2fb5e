import { FunnelChart } from '@aarambh/ui/charts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { ReportChart } from './ReportChart.tsx';

const stages = ['applied', 'shortlisted', 'selected', 'accepted'] as const;

/** How far candidates got with the jobs that they applied for. */
export function FunnelReportChart() {
  const { t } = useTranslation();
  const rowLabel = t('dashboard.charts.stage');
  const valueLabel = t('dashboard.charts.applications');
  return (
    <ReportChart
      name="funnel"
      title={t('dashboard.charts.funnel')}
      rowLabel={rowLabel}
      columns={[{ id: 'candidates', label: valueLabel }]}
      labelOf={({ key, label }) => {
        const stage = stages.find((each) => each === key);
        return stage === undefined ? label : t(`dashboard.stages.${stage}`);
      }}
    >
      {(rows, chart) => (
        <FunnelChart
          {...chart}
          data={rows.map(({ label, values }) => ({ label, value: values.candidates ?? 0 }))}
          stageLabel={rowLabel}
          valueLabel={valueLabel}
        />
      )}
    </ReportChart>
  );
}
