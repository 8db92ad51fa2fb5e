import { useTranslation } from '../../../i18n/useTranslation.ts';
import { stepsOf } from './steps.ts';
import { figureOf, type Dashboard } from './useDashboard.ts';
import { whyNoJobs } from './whyNoJobs.ts';

/** A space that keeps the height of the line while the sentence is on its way. */
const place = '\u00A0';

/** The one sentence that is true today. */
export function useLead(dashboard: Dashboard | undefined): string {
  const { t } = useTranslation();
  if (dashboard === undefined) return place;
  const { persona, closingSoon = 0 } = dashboard;
  const total = (key: Parameters<typeof figureOf>[1]): number => figureOf(dashboard, key)?.total ?? 0;
  switch (persona) {
    case 'fresher':
    case 'experienced':
      if (closingSoon > 0) return t('dashboard.lead.closing', { count: closingSoon });
      if (total('eligible') > 0) return t('dashboard.lead.eligible', { count: total('eligible') });
      return t(`dashboard.lead.${whyNoJobs(dashboard)}`, { count: total('needsData') });
    case 'employer':
      if (total('undecided') > 0) return t('dashboard.lead.undecided', { count: total('undecided') });
      if (total('openJobs') > 0) return t('dashboard.lead.openJobs', { count: total('openJobs') });
      return t('dashboard.lead.noOpenJobs');
    case 'officer':
      if (total('students') === 0) return t('dashboard.lead.noStudents');
      return t('dashboard.lead.placed', { count: total('placed'), students: total('students') });
    default: {
      const waiting = stepsOf(dashboard).reduce((sum, { count }) => sum + count, 0);
      if (waiting > 0) return t('dashboard.lead.waiting', { count: waiting });
      const missing = dashboard.checkList.filter(({ isDone }) => !isDone).length;
      return missing > 0 ? t('dashboard.lead.setUp', { count: missing }) : t('dashboard.lead.nothing');
    }
  }
}
