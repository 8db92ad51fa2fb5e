import { FunnelChart } from '@aarambh/ui/charts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ReportChart } from './ReportChart.tsx';
import type { Report, Selection } from './useReport.ts';

interface StagesChartProps {
  readonly name: 'completion' | 'funnel';
  readonly selection: Selection;
  readonly title: string;
  /** What a stage is called over the column of stages. */
  readonly stageLabel: string;
  readonly labelOf: (row: Report['series'][number]) => string;
}

/** How many candidates came how far. */
export function StagesChart({ name, selection, title, stageLabel, labelOf }: StagesChartProps) {
  const { t } = useTranslation();
  const valueLabel = t('dashboard.charts.completion.candidates');
  return (
    <ReportChart
      name={name}
      query={selection}
      title={title}
      rowLabel={stageLabel}
      columns={[{ id: 'candidates', label: valueLabel }]}
      labelOf={labelOf}
    >
      {(rows, chart) => (
        <FunnelChart
          {...chart}
          data={rows.map(({ label, values, links }) => ({
            label,
            value: values.candidates ?? 0,
            href: links?.candidates,
          }))}
          stageLabel={stageLabel}
          valueLabel={valueLabel}
        />
      )}
    </ReportChart>
  );
}
