/**
 * Up to two letters that stand for a person: the first of the first and of the last word. A letter is what a reader takes
 * for one, so a Devanagari consonant keeps its vowel sign. A name without letters gives an empty text.
 */
export function initials(name: string, locale?: string): string {
  const words = name
    .split(/[\s,.]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(Boolean);
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .filter((word) => word !== undefined)
    .map((word) => firstLetter(word, locale).toLocaleUpperCase(locale))
    .join('');
}

function firstLetter(word: string, locale?: string): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
