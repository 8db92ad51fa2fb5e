import { FunnelChart } from '@aarambh/ui/charts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ReportChart } from './ReportChart.tsx';
import type { Selection } from './useReport.ts';

const stages = ['registered', 'begun', 'half', 'mostly', 'complete'] as const;

/** How many candidates have filled in how much of their profile at least. */
export function CompletionChart({ selection }: { readonly selection: Selection }) {
  const { t } = useTranslation();
  const rowLabel = t('dashboard.charts.completion.stage');
  const valueLabel = t('dashboard.charts.completion.candidates');
  return (
    <ReportChart
      name="completion"
      query={selection}
      title={t('dashboard.charts.completion.title')}
      rowLabel={rowLabel}
      columns={[{ id: 'candidates', label: valueLabel }]}
      labelOf={({ key, label }) => {
        const stage = stages.find((each) => each === key);
        return stage === undefined ? label : t(`dashboard.charts.completion.${stage}`);
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
