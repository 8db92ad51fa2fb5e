import { deviceStore } from '#app/storage.ts';
import { baseLanguage, languages } from '#app/config/languages.ts';
import { languageKey } from './preferredLanguage.ts';

/** Where this device remembers that the question is settled. */
const settledKey = 'language-asked';

/** Attribute of `<html>` while the question stands, as a property of `dataset`. */
const attribute = 'asksLanguage';

/**
 * Runs in the head of every page before it is painted: nothing moves when the question comes, because it is there from the
 * beginning. Asked is who has chosen no language on this device, was not asked before, and whose browser prefers another of
 * the portal's languages to the one that pages begin in.
 */
export const languageQuestionScript = `try{let s=localStorage,l=${JSON.stringify(languages.map(({ code }) => code))};if(!s.getItem(${JSON.stringify(languageKey)})&&!s.getItem(${JSON.stringify(settledKey)})&&(navigator.languages.map(n=>n.split("-")[0]).find(n=>l.includes(n))??${JSON.stringify(baseLanguage)})!=${JSON.stringify(baseLanguage)})document.documentElement.dataset.${attribute}=""}catch{}`;

/** The screen that the question stands on. */
let asker: string | undefined;

/** Notes that the question is seen, if it stands, and takes it away when its screen has been left for another. */
export function keepLanguageQuestion(screen: string): void {
  if (document.documentElement.dataset[attribute] === undefined) return;
  asker ??= screen;
  if (asker === screen) deviceStore.write(settledKey, 'yes');
  else settleLanguageQuestion();
}

/** Takes the question away, and never asks it again on this device. */
export function settleLanguageQuestion(): void {
  deviceStore.write(settledKey, 'yes');
  delete document.documentElement.dataset[attribute];
}
