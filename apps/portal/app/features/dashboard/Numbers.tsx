import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';
import { Figures } from './Figures.tsx';
import { numbersOf } from './steps.ts';
import type { Dashboard } from './useDashboard.ts';

/** How things are: what the figures count that wait for nobody. */
export function Numbers({ dashboard }: { readonly dashboard: Dashboard }) {
  const { t } = useTranslation();
  const figures = numbersOf(dashboard).map((figure) => ({
    ...figure,
    label: t(`dashboard.figures.${figure.key}`),
  }));
  if (figures.length === 0) return null;
  return (
    <DashboardCard title={t('dashboard.numbers')}>
      <Figures figures={figures} />
    </DashboardCard>
  );
}
