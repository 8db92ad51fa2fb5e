import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { settleLanguageQuestion } from '#app/i18n/languageQuestion.ts';
import { useLanguage } from '#app/i18n/LanguageProvider.tsx';
import { useDeviceChoice } from '#app/theme/deviceChoice.ts';
import { density, textSize, theme } from '#app/theme/looks.ts';
import { preferencesQuery, useSavePreferences, type Preferences } from './preferences.ts';

type Looks = Pick<Preferences, 'locale' | 'theme' | 'density' | 'textSize'>;

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

function useSavedChanges(): void {
  const client = useQueryClient();
  const savePreferences = useSavePreferences();
  const { language: locale } = useLanguage();
  const chosenDensity = useDeviceChoice(density);
  const looks: Looks = {
    locale,
    theme: useDeviceChoice(theme),
    density: chosenDensity === 'usual' ? null : chosenDensity,
    textSize: useDeviceChoice(textSize),
  };
  const before = useRef(looks);
  const save = useEffectEvent(() => {
    // Not what was last drawn: a choice that is being saved is there already.
    const chosen = client.getQueryData(preferencesQuery.queryKey);
    const saved = <Name extends keyof Looks>(name: Name) =>
      looks[name] !== null &&
      looks[name] !== before.current[name] &&
      chosen?.[name] != null &&
      chosen[name] !== looks[name]
        ? { [name]: looks[name] }
        : {};
    const changes = { ...saved('locale'), ...saved('theme'), ...saved('density'), ...saved('textSize') };
    before.current = looks;
    if (Object.keys(changes).length > 0) savePreferences(changes);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is saved is read when one of them changes
  useEffect(() => save(), [looks.locale, looks.theme, looks.density, looks.textSize]);
}
