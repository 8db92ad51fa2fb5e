import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isLanguageCode } from '#app/config/languages.ts';
import { followLanguage } from '#app/i18n/followLanguage.ts';
import { settleLanguageQuestion } from '#app/i18n/languageQuestion.ts';
import { useLanguage } from '#app/i18n/LanguageProvider.tsx';
import { density, textSize, theme } from '#app/theme/looks.ts';
import { preferencesQuery, useSavePreferences, type Preferences } from './preferences.ts';

type Look = 'locale' | 'theme' | 'density' | 'textSize';

/**
 * Makes this device look as the person chose, wherever that was. A look that is changed on this device, such as in the
 * account panel, is saved for the person too, if the person has one saved; otherwise it is this device's own.
 */
export function PreferencesOfPerson() {
  const { data } = useQuery(preferencesQuery);
  useChosenLooks(data);
  useSavedChanges();
  // An account has a language: who signs out of it is not asked for one.
  useEffect(settleLanguageQuestion, []);
  return null;
}

function useChosenLooks(chosen: Preferences | undefined): void {
  const { language, choose } = useLanguage();
  const apply = useEffectEvent((preferences: Preferences) => {
    if (preferences.theme !== null && preferences.theme !== theme.read()) theme.choose(preferences.theme);
    if (preferences.density !== null && preferences.density !== density.read())
      density.choose(preferences.density);
    if (preferences.textSize !== null && preferences.textSize !== textSize.read())
      textSize.choose(preferences.textSize);
    // Without its texts the page stays in the language that it has.
    if (preferences.locale !== null && preferences.locale !== language)
      choose(preferences.locale).catch(() => undefined);
  });
  useEffect(() => {
    if (chosen) apply(chosen);
  }, [chosen]);
}

/** Hears what is chosen here or in another tab, at the moment it is chosen. */
function useSavedChanges(): void {
  const client = useQueryClient();
  const savePreferences = useSavePreferences();
  const save = useEffectEvent(<Name extends Look>(name: Name, look: Preferences[Name]) => {
    // Not what was last drawn: a choice that is being saved is there already.
    const chosen = client.getQueryData(preferencesQuery.queryKey)?.[name];
    if (look !== null && chosen != null && chosen !== look) savePreferences({ [name]: look });
  });
  useEffect(() => {
    const stops = [
      followLanguage((language) => save('locale', isLanguageCode(language) ? language : null)),
      theme.subscribe(() => save('theme', theme.read())),
      density.subscribe(() => {
        const look = density.read();
        save('density', look === 'usual' ? null : look);
      }),
      textSize.subscribe(() => save('textSize', textSize.read())),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
}
