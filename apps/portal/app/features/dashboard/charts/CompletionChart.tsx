import { useTranslation } from '#app/i18n/useTranslation.ts';
import { StagesChart } from './StagesChart.tsx';
import type { Selection } from './useReport.ts';

const stages = ['registered', 'begun', 'half', 'mostly', 'complete'] as const;

/** How many candidates have filled in how much of their profile at least. */
export function CompletionChart({ selection }: { readonly selection: Selection }) {
  const { t } = useTranslation();
  return (
    <StagesChart
      name="completion"
      selection={selection}
      title={t('dashboard.charts.completion.title')}
      stageLabel={t('dashboard.charts.completion.stage')}
      labelOf={({ key, label }) => {
        const stage = stages.find((each) => each === key);
        return stage === undefined ? label : t(`dashboard.charts.completion.${stage}`);
      }}
    />
  );
}
