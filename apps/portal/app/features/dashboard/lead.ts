import type { TFunction } from 'i18next';
import type { Formats } from '#app/i18n/formats.ts';
import { stepsOf } from './steps.ts';
import { figureOf, type Dashboard } from './useDashboard.ts';
import { whyNoJobs } from './whyNoJobs.ts';

/** Where and from when the person works, and for how much. */
function placedText(
  { companyName, ctcPaise, joiningDate }: NonNullable<Dashboard['placement']>,
  formats: Formats,
  t: TFunction,
): string {
  const known = { company: companyName, pay: formats.rupees(ctcPaise) };
  return joiningDate === undefined
    ? t('dashboard.lead.placedAt', known)
    : t('dashboard.lead.placedFrom', { ...known, day: formats.day(joiningDate) });
}

/** What somebody has found elsewhere than here. */
function foundText({ kind, organisation }: NonNullable<Dashboard['outcome']>, t: TFunction): string {
  const isOther = kind === 'Higher studies' || kind === 'Own business';
  return t(`dashboard.found.${isOther ? kind : 'Off campus'}`, { organisation });
}

/** The one sentence that is true today. */
export function leadOf(dashboard: Dashboard, formats: Formats, t: TFunction): string {
  const { persona, closingSoon = 0, wallet } = dashboard;
  const total = (key: Parameters<typeof figureOf>[1]): number => figureOf(dashboard, key)?.total ?? 0;
  switch (persona) {
    case 'fresher':
    case 'experienced': {
      const count = total('eligible');
      if (closingSoon > 0) return t('dashboard.lead.closing', { count: closingSoon });
      const why = whyNoJobs(dashboard);
      if (count === 0 && dashboard.outcome !== undefined) return foundText(dashboard.outcome, t);
      if (count === 0 && why === 'placed' && dashboard.placement !== undefined)
        return placedText(dashboard.placement, formats, t);
      if (count === 0) return t(`dashboard.lead.${why}`, { count: total('needsData') });
      // Whoever cannot pay cannot apply.
      if (wallet !== undefined && wallet.balance < wallet.price.accept) {
        const { balance, price } = wallet;
        return t('dashboard.lead.short', { count, balance, price: price.accept });
      }
      return t('dashboard.lead.eligible', { count });
    }
    case 'employer':
      if (total('undecided') > 0) return t('dashboard.lead.undecided', { count: total('undecided') });
      if (total('openJobs') > 0) return t('dashboard.lead.openJobs', { count: total('openJobs') });
      return t('dashboard.lead.noOpenJobs');
    case 'officer':
      if (total('students') === 0) return t('dashboard.lead.noStudents');
      return t('dashboard.lead.studentsPlaced', { count: total('placed'), students: total('students') });
    default: {
      const waiting = stepsOf(dashboard).reduce((sum, { count }) => sum + count, 0);
      if (waiting > 0) return t('dashboard.lead.waiting', { count: waiting });
      const missing = dashboard.checkList.filter(({ isDone }) => !isDone).length;
      return missing > 0 ? t('dashboard.lead.setUp', { count: missing }) : t('dashboard.lead.nothing');
    }
  }
}
