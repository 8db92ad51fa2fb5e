import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { leadOf } from './lead.ts';
import type { Dashboard } from './useDashboard.ts';

/** A space that keeps the height of the line while the sentence is on its way. */
const place = '\u00A0';

/** The one sentence that is true today. */
export function useLead(dashboard: Dashboard | undefined): string {
  const { t } = useTranslation();
  const formats = useFormats();
  return dashboard === undefined ? place : leadOf(dashboard, formats, t);
}
