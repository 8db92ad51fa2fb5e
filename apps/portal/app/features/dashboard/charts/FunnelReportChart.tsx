import { useTranslation } from '#app/i18n/useTranslation.ts';
import { StagesChart } from './StagesChart.tsx';
import type { Selection } from './useReport.ts';

const stages = ['applied', 'shortlisted', 'selected', 'accepted'] as const;

/** How far candidates got with the jobs that they applied for. */
export function FunnelReportChart({ selection }: { readonly selection: Selection }) {
  const { t } = useTranslation();
  return (
    <StagesChart
      name="funnel"
      selection={selection}
      title={t('dashboard.charts.funnel')}
      stageLabel={t('dashboard.charts.stage')}
      labelOf={({ key, label }) => {
        const stage = stages.find((each) => each === key);
        return stage === undefined ? label : t(`dashboard.stages.${stage}`);
      }}
    />
  );
}
