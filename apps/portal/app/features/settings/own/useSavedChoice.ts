import { isApiError } from '@aarambh/api-client';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSavePreferences, type PreferenceChanges } from '#app/features/preferences/preferences.ts';
import { failureText } from '#app/session/failureText.ts';
import { alerts } from '#app/screen/alerts.ts';

/** Saves a choice of the person, and says so when that did not work. */
export function useSavedChoice(): (changes: PreferenceChanges) => void {
  const { t } = useTranslation();
  const save = useSavePreferences();
  return (changes) =>
    save(changes, (error) =>
      alerts.danger(
        t('settings.notSaved', { reason: isApiError(error) ? failureText(error, t) : '' }).trim(),
      ),
    );
}
