import { foldText } from '../../text/foldText.ts';

/** What an item is found by. */
interface Named {
  label: string;
  keywords?: readonly string[];
}

/** The rank of an item that does not match. */
export const UNRANKED = 255;

/**
 * The folded texts of all items one after the other, and what is known of each without reading it: one look through one text is the
 * browser's own, quick work. An item's part is ` label\n keyword\n keyword\n\0`: the space before each name makes "starts a word" one
 * look for ` query`, and nothing that is looked for goes past the end.
 */
export interface SearchText {
  /** The whole text; empty until it is prepared. */
  whole(): string;
  /** Where an item's part begins. That of the item after the last one is the end. */
  startOf(position: number): number;
  /**
   * How well an item matches one of the letters a to z: 0 its label starts with it, 1 a word does, 2 it has it; {@link UNRANKED} when it has not.
   *
   * @param letter its place in the alphabet, from 0.
   */
  rankOfLetter(position: number, letter: number): number;
  /** How much of the text is prepared, in items. */
  prepared(): number;
  /**
   * Prepares a part of the text.
   *
   * @param mayContinue asked now and then; preparation stops when it says no.
   * @returns whether everything is prepared.
   */
  prepare(mayContinue: () => boolean): boolean;
}

const SPACE = 32;
const END_OF_ITEM = '\0';
const END_OF_NAME = '\x01';
const CODE_OF_A = 97;
const LETTERS = 26;
const ITEMS_BETWEEN_LOOKS = 500;

/** The letter of the alphabet that a text is, from 0; -1 when it is anything else. */
export function letterOf(text: string): number {
  const letter = text.length === 1 ? text.charCodeAt(0) - CODE_OF_A : -1;
  return letter >= 0 && letter < LETTERS ? letter : -1;
}

const hasEnd = (name: string): boolean => name.includes(END_OF_ITEM) || name.includes(END_OF_NAME);

/** The names of an item in one text. Nobody searches for the characters that end a name, and within one they would be taken for its end. */
function namesOf({ label, keywords }: Named): string {
  if (!keywords && !hasEnd(label)) return label;
  return [label, ...(keywords ?? [])]
    .map((name) => (hasEnd(name) ? name.replaceAll(END_OF_ITEM, ' ').replaceAll(END_OF_NAME, ' ') : name))
    .join(END_OF_NAME);
}

/** The parts of some items. They are folded in one go: one by one, 100,000 labels take twice as long. */
function partsOf(items: readonly Named[]): string {
  const folded = foldText(items.map(namesOf).join(END_OF_ITEM));
  const trimmed = [END_OF_ITEM, END_OF_NAME].reduce(
    (text, end) => text.replaceAll(` ${end}`, end).replaceAll(`${end} `, end),
    folded,
  );
  return ` ${trimmed.replaceAll(END_OF_NAME, '\n ').replaceAll(END_OF_ITEM, '\n\0 ')}\n\0`;
}

/** Builds the text of a list. Cheap: the work is done when it is prepared. */
export function createSearchText(items: readonly Named[]): SearchText {
  let whole = '';
  const parts: string[] = [];
  const starts = new Uint32Array(items.length + 1);
  /** The letters that an item has, and those that begin a word of it: a bit for each. */
  const letters = new Uint32Array(items.length);
  const firstLetters = new Uint32Array(items.length);
  let prepared = 0;

  function note(part: string): void {
    const offset = starts[prepared] ?? 0;
    let has = 0;
    let begins = 0;
    let before = 0;
    for (let place = 0; place < part.length; place += 1) {
      const code = part.charCodeAt(place);
      const letter = code - CODE_OF_A;
      if (letter >= 0 && letter < LETTERS) {
        has |= 1 << letter;
        if (before === SPACE) begins |= 1 << letter;
      } else if (code === 0) {
        letters[prepared] = has;
        firstLetters[prepared] = begins;
        prepared += 1;
        starts[prepared] = offset + place + 1;
        has = 0;
        begins = 0;
      }
      before = code;
    }
  }

  return {
    whole: () => whole,
    startOf: (position) => starts[position] ?? 0,
    rankOfLetter(position, letter) {
      const bit = 1 << letter;
      if (((letters[position] ?? 0) & bit) === 0) return UNRANKED;
      if (whole.charCodeAt((starts[position] ?? 0) + 1) === letter + CODE_OF_A) return 0;
      return ((firstLetters[position] ?? 0) & bit) === 0 ? 2 : 1;
    },
    prepared: () => prepared,
    prepare(mayContinue) {
      while (prepared < items.length) {
        if (!mayContinue()) return false;
        const part = partsOf(items.slice(prepared, prepared + ITEMS_BETWEEN_LOOKS));
        parts.push(part);
        note(part);
      }
      if (parts.length > 0) {
        whole = parts.join('');
        parts.length = 0;
      }
      return true;
    },
  };
}
