import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';
import { Figures } from './Figures.tsx';
import { figureOf, type Dashboard } from './useDashboard.ts';

const stages = ['applied', 'onHold', 'shortlisted', 'offers', 'accepted', 'joined'] as const;

/** Stages that are shown only when somebody stands there. */
const rare: ReadonlySet<string> = new Set(['onHold', 'joined']);

/** Where the candidate's applications stand, in the order in which they go on. */
export function Pipeline({ dashboard }: { readonly dashboard: Dashboard }) {
  const { t } = useTranslation();
  const figures = stages.flatMap((key) => {
    const figure = figureOf(dashboard, key);
    if (figure === undefined || (rare.has(key) && figure.total === 0)) return [];
    return [{ ...figure, label: t(`dashboard.figures.${key}`) }];
  });
  if (figures.length === 0) return null;
  return (
    <DashboardCard title={t('dashboard.applications.title')}>
      <Figures figures={figures} />
    </DashboardCard>
  );
}
