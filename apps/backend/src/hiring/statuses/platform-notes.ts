/** Notes that the platform itself writes at a step. They are kept in English, and told to each in the own language. */
import { inEveryLanguage, localized, type LocalizedText, type TranslatedText } from '../../platform/index.ts';

const aboutRounds = {
  failed: 'Round: {name}',
  absent: 'Did not come: {name}',
} as const satisfies Readonly<Record<string, TranslatedText>>;

/** Why an application ended with a round. */
export const roundNote = (why: keyof typeof aboutRounds, name: string): string =>
  localized(aboutRounds[why], { name }).en;

/** A note in every language: what the platform wrote is translated, what a person wrote stays. */
export function noteInEveryLanguage(note: string): LocalizedText {
  for (const text of Object.values(aboutRounds)) {
    const [begin = ''] = text.split('{name}');
    if (note.startsWith(begin)) return localized(text, { name: note.slice(begin.length) });
  }
  return inEveryLanguage(note);
}
