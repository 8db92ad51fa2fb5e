import { figureOf, type Dashboard } from './useDashboard.ts';

/** Why a candidate has no job to apply for at this moment. */
export type WhyNoJobs =
  | 'placed'
  | 'found'
  | 'held'
  | 'offerWaits'
  | 'underWay'
  | 'degreeMissing'
  | 'seasonWaits'
  | 'seasonOpen'
  | 'needsData'
  | 'noneFits';

/** The first of these that is true of the person: who is placed need not fill in a profile for jobs that are over. */
export function whyNoJobs(
  dashboard: Pick<Dashboard, 'figures' | 'seasons' | 'profile' | 'outcome' | 'holds'>,
): WhyNoJobs {
  const has = (key: Parameters<typeof figureOf>[1]): boolean => (figureOf(dashboard, key)?.total ?? 0) > 0;
  if (has('accepted') || has('joined')) return 'placed';
  if (dashboard.outcome !== undefined) return 'found';
  if (dashboard.holds !== undefined) return 'held';
  if (has('offers')) return 'offerWaits';
  // Without a degree nobody can tell what fits.
  if (dashboard.profile?.parts.some(({ name, isComplete }) => name === 'degree' && !isComplete))
    return 'degreeMissing';
  const states = new Set(dashboard.seasons?.map(({ state }) => state));
  if (states.has('Pending') && !states.has('Active')) return 'seasonWaits';
  if (
    !states.has('Active') &&
    dashboard.seasons?.some(({ state, blocks }) => state === null && blocks.length === 0)
  )
    return 'seasonOpen';
  if (has('needsData')) return 'needsData';
  return has('applied') || has('onHold') || has('shortlisted') ? 'underWay' : 'noneFits';
}
