import { EmptyState } from '@aarambh/ui/EmptyState';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { OwnHolds } from './OwnHolds.tsx';
import { figureOf, type Dashboard } from './useDashboard.ts';
import { whyNoJobs, type WhyNoJobs } from './whyNoJobs.ts';

/** Where the way out of each reason begins; who is placed or waits has their own card for it. */
const wayOut = {
  degreeMissing: { href: '/profile#education', label: 'dashboard.eligible.addDegree' },
  seasonOpen: { href: '/dashboard#season', label: 'dashboard.eligible.joinSeason' },
  needsData: { href: '/my-jobs?list=needsData', label: 'dashboard.eligible.needsData' },
  offerWaits: { href: '/my-jobs?list=past&status=Selected', label: 'dashboard.eligible.toOffer' },
  underWay: { href: '/my-jobs?list=notEligible', label: 'dashboard.eligible.why' },
  noneFits: { href: '/my-jobs?list=notEligible', label: 'dashboard.eligible.why' },
} as const satisfies Partial<Record<WhyNoJobs, object>>;

/** Why a candidate has no job to apply for, and the way out. */
export function NoJobs({ dashboard, level = 3 }: { readonly dashboard: Dashboard; readonly level?: 2 | 3 }) {
  const { t } = useTranslation();
  const why = whyNoJobs(dashboard);
  const needsData = figureOf(dashboard, 'needsData')?.total ?? 0;
  const way =
    why === 'placed' || why === 'found' || why === 'held' || why === 'seasonWaits' ? undefined : wayOut[why];
  return (
    <EmptyState
      title={t(`dashboard.eligible.empty.${why}.title`)}
      level={level}
      {...(way !== undefined && {
        action: (
          <LinkButton variant="secondary" size="sm" href={way.href}>
            {t(way.label, { count: needsData })}
          </LinkButton>
        ),
      })}
    >
      {why === 'held' ? (
        <OwnHolds holds={dashboard.holds ?? []} />
      ) : (
        t(`dashboard.eligible.empty.${why}.text`)
      )}
    </EmptyState>
  );
}
