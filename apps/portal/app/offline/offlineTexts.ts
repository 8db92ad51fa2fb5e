import type { TextNamespace } from '#app/i18n/namespaces.ts';

/** What the screens say that are read offline (`offlineScreens` of scripts/after-build.mjs), with the frame around them. */
export const offlineTexts = [
  'shell',
  'dashboard',
  'notifications',
  'wallet',
  'my-jobs',
  'jobs',
  'resources',
  'cv',
  'catalogue',
  'people',
  'own-test',
] as const satisfies readonly TextNamespace[];

/** Addresses of the files with these texts in a language. */
export const offlineTextFiles = (language: string): readonly string[] =>
  [language, ...offlineTexts.map((name) => `${language}/${name}`)].map((name) => `/assets/i18n/${name}.json`);
