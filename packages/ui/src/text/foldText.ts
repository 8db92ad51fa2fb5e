import { toAsciiDigits } from './asciiDigits.ts';

// Accents on Latin, Greek and Cyrillic letters, the nukta of the Indic scripts (a dot that people leave out when they type),
// joiners and soft hyphens. Other Indic marks are vowels: a search that dropped them would find other words.
const IGNORED = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u00ad\u200b-\u200d\u2060\ufeff]/g;
const APOSTROPHE = /['’‘ʼ`]/g;
const PUNCTUATION = String.raw`.,;:()[\]{}/\\|_"“”\u2010-\u2015-`;
// Every run but a space that stands alone, as most do: to write it anew takes most of the time of a long list.
const SEPARATORS = new RegExp(
  String.raw`(?:[^\S ]|[${PUNCTUATION}])[\s${PUNCTUATION}]*| [\s${PUNCTUATION}]+`,
  'g',
);
const BEYOND_ASCII = /[^\0-\x7f]/;

/** Letters that Unicode does not decompose although people type the plain ones. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};
const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  const plain = lower
    .normalize('NFD')
    .replace(IGNORED, '')
    .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter);
  return toAsciiDigits(plain);
}

/**
 * The form of a text in which two spellings that a reader takes for the same are equal: no case, no accents, digits as
 * 0 to 9, no apostrophes, and every run of spaces and punctuation as one space. Signs that tell names apart (+ # & @)
 * stay, so "C", "C++" and "C#" differ.
 */
export function foldText(text: string): string {
  return foldLetters(text).replace(APOSTROPHE, '').replace(SEPARATORS, ' ').trim();
}

/** A part of a text: from the first character in it to the place after the last one. */
export interface TextRange {
  start: number;
  end: number;
}

/** A folded text that remembers from which characters of the original each of its characters came. */
interface TracedText {
  folded: string;
  origins: TextRange[];
}

function foldAndTrace(text: string): TracedText {
  let folded = '';
  const origins: TextRange[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const letters = foldLetters(character).replace(APOSTROPHE, '').replace(SEPARATORS, ' ');
    const previous = origins.at(-1);
    if (letters === '') {
      // An accent that stands for itself belongs to the letter before it.
      if (previous && previous.end === start) previous.end = end;
    } else if (letters !== ' ' || (folded !== '' && !folded.endsWith(' '))) {
      folded += letters;
      for (let count = 0; count < letters.length; count += 1) origins.push({ start, end });
    }
    start = end;
  }
  return { folded, origins };
}

function placeOf(query: string, folded: string): number {
  if (folded.startsWith(query)) return 0;
  const word = folded.indexOf(` ${query}`);
  return word === -1 ? folded.indexOf(query) : word + 1;
}

/**
 * The parts of `text` that a query matches, for marking them: the whole query where it stands best (start of the text, then
 * start of a word, then anywhere), or each of its words when they stand apart. Empty when nothing matches.
 */
export function matchRanges(text: string, query: string): TextRange[] {
  const wanted = foldText(query);
  if (wanted === '') return [];
  const { folded, origins } = foldAndTrace(text);
  const parts = folded.includes(wanted) ? [wanted] : wanted.split(' ');
  const ranges: TextRange[] = [];
  for (const part of parts) {
    const place = placeOf(part, folded);
    const first = origins[place];
    const last = origins[place + part.length - 1];
    if (place !== -1 && first && last) ranges.push({ start: first.start, end: last.end });
  }
  ranges.sort((one, other) => one.start - other.start);
  return ranges.filter((range, index) => index === 0 || range.start >= (ranges[index - 1]?.end ?? 0));
}
