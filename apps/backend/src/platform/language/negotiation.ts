/** In which language somebody is answered (RFC 9110, section 12.5.4; lookup as in RFC 4647, section 3.4). */
import { localeValues } from '@aarambh/api-client/enums';
import type { Locale } from './localized-text.ts';

/**
 * The language that an `Accept-Language` header likes best among ours, by its quality values and then by its order.
 * English when it names none of them.
 */
export function preferredLocale(header: string | undefined): Locale {
  const ranges = (header ?? '')
    .split(',')
    .map(rangeOf)
    .toSorted((a, b) => b.quality - a.quality);
  const refused = ranges.filter(({ quality }) => quality === 0).map(({ language }) => language);
  for (const { language, quality } of ranges) {
    const found = localeValues.find((locale) =>
      language === '*' ? !refused.includes(locale) : locale === language,
    );
    if (quality > 0 && found !== undefined) return found;
  }
  return 'en';
}

/** `hi-IN;q=0.8` is Hindi: what follows the language itself does not matter to us. A broken quality counts as refused. */
function rangeOf(text: string): { language: string; quality: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
  return {
    language: tag.split('-')[0] ?? '',
    quality: /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality) : 0,
  };
}

/** Headers of an answer whose words are in the language that the caller likes best. */
export function languageHeaders(locale: Locale): Readonly<Record<string, string>> {
  return { 'content-language': locale, vary: 'Accept-Language' };
}
