import type { Locale } from '@aarambh/api-client/enums';
/**
 * Free text as it is stored: without spaces at both ends and in Unicode's composed form (NFC), so that what looks the same
 * is the same.
 */
export function storedText(text: string): string {
  return text.normalize('NFC').trim();
}

/** A text of at most so many characters, cut between words. */
export function shortened(text: string, most: number, locale: Locale): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (kept.length + segment.length >= most) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
