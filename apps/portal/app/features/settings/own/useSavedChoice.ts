import { useSavePreferences, type PreferenceChanges } from '#app/features/preferences/preferences.ts';
import { tellUnsaved } from './tellUnsaved.ts';

/** Saves a choice of the person, and says so when that did not work. */
export function useSavedChoice(): (changes: PreferenceChanges) => void {
  const save = useSavePreferences();
  return (changes) => save(changes, tellUnsaved);
}
