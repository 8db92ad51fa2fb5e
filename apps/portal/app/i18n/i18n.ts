import { createInstance } from 'i18next';
import type { TextArea } from './areas.ts';
import { fetchTexts, type TextTree } from './fetchTexts.ts';
import { baseLanguage, type LanguageCode } from './languages.ts';

/** The one i18next instance; components reach it through `useTranslation`. */
export const i18n = createInstance();

/** Areas whose texts a screen has asked for; every language that is spoken from then on brings them. */
const areas = new Set<TextArea>();

/** Names of the files whose texts i18next has. */
const known = new Set<string>();

/**
 * Starts with the texts of the base language, so that the first render in the browser says exactly what the
 * prerendered page says. A text that neither the chosen nor the base language has shows its key.
 */
export function startI18n(baseTexts: TextTree): void {
  known.add(baseLanguage);
  void i18n.init({
    lng: baseLanguage,
    fallbackLng: baseLanguage,
    resources: { [baseLanguage]: { translation: baseTexts } },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
}

const loading = new Map<string, Promise<TextTree>>();

/** Reads a file of texts once; a failed reading is tried anew by the next caller. */
export function loadTexts(name: string, timeout = 10_000): Promise<TextTree> {
  const begun = loading.get(name);
  if (begun) return begun;
  const reading = fetchTexts(name, timeout);
  loading.set(name, reading);
  reading.catch(() => loading.delete(name));
  return reading;
}

/**
 * Reads a file of texts that the page was written with, however long that takes: React could not take over a page whose words
 * it does not have. Until then the page is as it was written, and keeps what is typed.
 */
export async function loadTextsOfPage(name: string): Promise<TextTree> {
  for (let pause = 1000; ; pause = Math.min(pause * 2, 30_000)) {
    try {
      return await loadTexts(name, 60_000);
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
        window.addEventListener('online', resolve, { once: true });
      });
    }
  }
}

async function learn(language: string, name: string): Promise<void> {
  const texts = await loadTexts(name);
  if (known.has(name)) return;
  known.add(name);
  i18n.addResourceBundle(language, 'translation', texts, true);
}

/** The files of a language that are asked for and not there yet. */
const missing = (language: string): string[] =>
  [language, ...[...areas].map((area) => `${language}/${area}`)].filter((name) => !known.has(name));

/**
 * Brings everything that is asked for in a language, also what is asked for meanwhile. Rejects when a file cannot be read.
 */
async function complete(language: string): Promise<void> {
  for (let names = missing(language); names.length > 0; names = missing(language)) {
    await Promise.all(names.map((name) => learn(language, name)));
  }
}

/** Brings the texts of areas, in the language that is spoken. Rejects when they cannot be read. */
export async function bringTexts(...wanted: readonly TextArea[]): Promise<void> {
  for (const area of wanted) areas.add(area);
  let language: string;
  do {
    ({ language } = i18n);
    await complete(language);
  } while (language !== i18n.language);
}

/** Speaks another language from now on. Rejects, and changes nothing, when its texts cannot be read. */
export async function speak(language: LanguageCode): Promise<void> {
  await complete(language);
  await i18n.changeLanguage(language);
}
