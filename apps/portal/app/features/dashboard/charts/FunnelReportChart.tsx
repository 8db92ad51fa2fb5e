import { FunnelChart } from '@aarambh/ui/charts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ReportChart } from './ReportChart.tsx';
import type { Selection } from './useReport.ts';

const stages = ['applied', 'shortlisted', 'selected', 'accepted'] as const;

/** How far candidates got with the jobs that they applied for. */
export function FunnelReportChart({ selection }: { readonly selection: Selection }) {
  const { t } = useTranslation();
  const rowLabel = t('dashboard.charts.stage');
  const valueLabel = t('dashboard.charts.completion.candidates');
  return (
    <ReportChart
      name="funnel"
      query={selection}
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
          data={rows.map(({ label, values, links }) => ({
            label,
            value: values.candidates ?? 0,
            href: links?.candidates,
          }))}
          stageLabel={rowLabel}
          valueLabel={valueLabel}
        />
      )}
    </ReportChart>
  );
}
