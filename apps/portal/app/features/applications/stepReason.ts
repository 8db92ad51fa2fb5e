import type { TFunction } from 'i18next';
import { reasonTexts } from '#app/words/jobs.ts';

/** Why an application took a step, as the reader is told: a note as somebody wrote it, a reason of the list in the reader's language. */
export function stepReason(reason: string, t: TFunction): string {
  const known = new Map<string, (typeof reasonTexts)[keyof typeof reasonTexts]>(Object.entries(reasonTexts));
  const text = known.get(reason);
  return text === undefined ? reason : t(text);
}
