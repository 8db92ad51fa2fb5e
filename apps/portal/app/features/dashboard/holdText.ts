import type { TFunction } from 'i18next';
import type { Formats } from '#app/i18n/formats.ts';
import type { Dashboard } from './useDashboard.ts';

type Hold = NonNullable<Dashboard['holds']>[number];

/** Who lifts what keeps a candidate from applying, and until when it lasts otherwise. */
export function holdText({ liftedWhere: place, until }: Hold, { day }: Formats, t: TFunction): string {
  return until === null
    ? t('dashboard.eligible.empty.held.ask', { place })
    : t('dashboard.eligible.empty.held.askUntil', { place, day: day(until) });
}
