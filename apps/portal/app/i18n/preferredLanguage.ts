import { config } from '#app/config/config.ts';
import { deviceStore } from '#app/storage.ts';
import { isLanguageCode, type LanguageCode } from '#app/config/languages.ts';

/** Where the chosen language is remembered on this device. */
export const languageKey = 'language';

/** The language that the person chose or that this installation begins with. Until its texts have arrived the page is in the base language. */
export function preferredLanguage(): LanguageCode {
  const chosen = deviceStore.read(languageKey);
  return isLanguageCode(chosen) ? chosen : config().defaultLanguage;
}
