import { createInstance, type FormatterModule } from 'i18next';
import type { TextNamespace } from './namespaces.ts';
import { writeNumber } from './numbers.ts';
import { fetchTexts, type TextTree } from './fetchTexts.ts';
import { baseLanguage, type LanguageCode } from '#app/config/languages.ts';

/**
 * Writes a count, and what a text marks as a number (`{{balance, number}}`), as its language groups it in India: 1,00,000. Other
 * numbers, such as a year, stay as they are.
 */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: string | number, format, language = baseLanguage, { interpolationkey } = {}) => {
    if (typeof value !== 'number') return value;
    const isGrouped = format === 'number' || interpolationkey === 'count';
    return isGrouped ? writeNumber(language, value) : String(value);
  },
};

/** The one i18next instance; components reach it through `useTranslation`. */
export const i18n = createInstance().use(numbers);

/** Namespaces that a screen has asked for; every language that is chosen later loads them too. */
const namespaces = new Set<TextNamespace>();

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
    interpolation: { escapeValue: false, alwaysFormat: true },
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

async function addTexts(language: string, name: string): Promise<void> {
  const texts = await loadTexts(name);
  if (known.has(name)) return;
  known.add(name);
  i18n.addResourceBundle(language, 'translation', texts, true);
}

/** The files of a language that are asked for and not there yet. */
const missing = (language: string): string[] =>
  [language, ...[...namespaces].map((namespace) => `${language}/${namespace}`)].filter(
    (name) => !known.has(name),
  );

/**
 * Loads every namespace that is asked for in a language, also those asked for meanwhile. Rejects when a file cannot be read.
 */
async function loadMissing(language: string): Promise<void> {
  for (let names = missing(language); names.length > 0; names = missing(language)) {
    await Promise.all(names.map((name) => addTexts(language, name)));
  }
}

/** Loads the texts of namespaces in the current language. Rejects when they cannot be read. */
export async function loadNamespaces(...wanted: readonly TextNamespace[]): Promise<void> {
  for (const namespace of wanted) namespaces.add(namespace);
  let language: string;
  do {
    ({ language } = i18n);
    await loadMissing(language);
  } while (language !== i18n.language);
}

/** Changes the language. Rejects, and changes nothing, when its texts cannot be read. */
export async function changeLanguage(language: LanguageCode): Promise<void> {
  await loadMissing(language);
  await i18n.changeLanguage(language);
}
