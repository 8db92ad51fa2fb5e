/** What of a text can be printed: characters that a font has, and nothing that moves what stands beside it. */
import { codePointsOf, readFonts } from './pdf-fonts.ts';

/** Joiners that Indian scripts need; the zero width space, where a line may break. */
const invisible = [0x200b, 0x200c, 0x200d];

/** Marks beyond the four that one letter carries: they would be drawn over other lines. */
const marksTooMany = /(\p{M}{4})\p{M}+/gu;

/** Letters without a place to break after which a line may break anyway. */
const longestWord = /\S{36}/gu;

/** Characters that have no picture and turn the order of what follows, or say nothing. */
const controls = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

let covered: ReadonlySet<number> | undefined;

function coverage(): ReadonlySet<number> {
  covered ??= new Set([...invisible, 10, ...readFonts().flatMap((font) => [...codePointsOf(font)])]);
  return covered;
}

const isCovered = (character: string): boolean => coverage().has(character.codePointAt(0) ?? 0);

/** The characters of a text that no font of the documents has, each once. Controls are left out: nobody sees them. */
export function unprintable(text: string): string[] {
  return [...new Set(text.replaceAll(controls, ''))].filter((character) => !isCovered(character));
}

/** One line as it is printed: without what no font has, and with places to break in words that are longer than any. */
export function printable(text: string): string {
  const kept = Array.from(text.replaceAll(/\s+/gu, ' ').replaceAll(controls, '')).filter(isCovered).join('');
  return kept
    .normalize('NFC')
    .replaceAll(marksTooMany, '$1')
    .replaceAll(longestWord, '$&\u200b')
    .replaceAll('\u200b ', ' ')
    .replace(/\u200b$/, '')
    .trim();
}
