/** How to reach somebody outside the portal, in texts that people type: found in jobs and CVs, hidden where it is not told yet. */
import { inLanguage, localized, type Locale } from './language/localized-text.ts';

/** Phone numbers and e-mail addresses. Every repetition has an end, so each takes linear time. */
export const contactPatterns: readonly RegExp[] = [
  /(?<![0-9])(?:\+?91[ -]?)?[6-9][0-9](?:[ -]?[0-9]){8}(?![0-9])/,
  /(?<![०-९])[६-९][०-९](?:[ -]?[०-९]){8}(?![०-९])/,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.[a-z]{2,10}/i,
];

/** Names of messengers: a way around the portal in a job, and in a CV what somebody may have worked on. */
export const messengerPatterns: readonly RegExp[] = [
  /\b(?:whatsapp|telegram|signal app)\b/i,
  /(?:व्हाट्सऐप|व्हाट्सएप|वॉट्सऐप|वॉट्सएप|व्हॉट्सॲप|व्हॉट्सअॅप|टेलीग्राम|टेलिग्राम)/,
];

/** As people read it: letters of other widths and invisible characters hide nothing. */
export const readable = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ');

/** What of a text says how to reach somebody. */
export function contactDetailsIn(text: string): string[] {
  const read = readable(text);
  return contactPatterns.flatMap((pattern) =>
    [...read.matchAll(everywhere(pattern))].map(([found]) => found),
  );
}

/** What stands in a text in place of it until the person is shortlisted. */
export const hiddenContact = (locale: Locale): string =>
  inLanguage(localized('[shown after shortlisting]', {}), locale);

/** The text with other words in place of that; one without any as it is. */
export function withoutContactDetails(text: string, instead: string): string {
  if (contactDetailsIn(text).length === 0) return text;
  return contactPatterns.reduce(
    (left, pattern) => left.replaceAll(everywhere(pattern), () => instead),
    readable(text),
  );
}

const everywhere = (pattern: RegExp): RegExp => new RegExp(pattern, `${pattern.flags}g`);
