import { foldText } from '../../text/foldText.ts';

/** One choice of a searchable list. */
export interface ComboboxItem {
  /** The value of the choice, unique in its list. */
  id: string;
  /** What is shown and searched. Always text, never HTML. */
  label: string;
  /** Other words to find it by: "Orissa" for Odisha, "UP" for Uttar Pradesh. */
  keywords?: readonly string[];
  /** The heading it stands under. */
  group?: string;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
}

/** Finds items by text. It lives outside React and is built once per list. */
export interface SearchIndex<Item extends ComboboxItem = ComboboxItem> {
  readonly items: readonly Item[];
  /** Headings in the order of their first item; empty when no item has one. */
  readonly groups: readonly string[];
  /** Which heading of {@link groups} an item stands under. */
  groupOf(item: number): number;
  /**
   * The positions in {@link items} of what matches `query`, best first: label starts with it (or a keyword equals it), a word
   * starts with it, contains it, contains all its words. Equal ones keep their order; items of one heading stay together.
   * An empty query matches everything.
   */
  search(query: string): readonly number[];
  /** The position of the item that a text names in full: by its label, or else by a keyword; -1 when it names none. */
  find(text: string): number;
  /**
   * Folds the texts of the items ahead of the first search.
   *
   * @param mayContinue asked now and then; preparation stops when it says no.
   * @returns whether everything is prepared.
   */
  prepare(mayContinue: () => boolean): boolean;
}

/** The texts that an item is found by, folded. */
interface FoldedItem {
  label: string;
  keywords: readonly string[];
}

/** How well an item matches, best first. */
const STARTS_LABEL = 0;
const STARTS_WORD = 1;
const CONTAINS = 2;
const CONTAINS_WORDS = 3;
const NO_MATCH = 4;

const ITEMS_BETWEEN_LOOKS = 500;

function rankOfText(text: string, query: string): number {
  const place = text.indexOf(query);
  if (place === -1) return NO_MATCH;
  if (place === 0) return STARTS_LABEL;
  return text.includes(` ${query}`) ? STARTS_WORD : CONTAINS;
}

function rankOf({ label, keywords }: FoldedItem, query: string, words: readonly string[]): number {
  let rank = rankOfText(label, query);
  for (const keyword of keywords) {
    rank = Math.min(
      rank,
      keyword === query ? STARTS_LABEL : Math.max(STARTS_WORD, rankOfText(keyword, query)),
    );
  }
  if (rank < NO_MATCH || words.length === 1) return rank;
  const texts = [label, ...keywords];
  return words.every((word) => texts.some((text) => text.includes(word))) ? CONTAINS_WORDS : NO_MATCH;
}

/** Builds the index of a list. Cheap: texts are folded in {@link SearchIndex.prepare} or at the first search. */
export function createSearchIndex<Item extends ComboboxItem>(items: readonly Item[]): SearchIndex<Item> {
  const everything = [...items.keys()];
  const groups = items.some(({ group }) => group !== undefined)
    ? [...new Set(items.map(({ group = '' }) => group))]
    : [];
  const groupNumbers = new Map(groups.map((group, number) => [group, number]));
  const groupOf = (item: number): number => groupNumbers.get(items[item]?.group ?? '') ?? 0;

  const folded: FoldedItem[] = [];
  /** The last search, and what it found in the order of the items: a query that goes on from it finds no more than this. */
  let last = { query: '', found: everything };

  function prepare(mayContinue: () => boolean): boolean {
    while (folded.length < items.length) {
      if (!mayContinue()) return false;
      for (const { label, keywords = [] } of items.slice(
        folded.length,
        folded.length + ITEMS_BETWEEN_LOOKS,
      )) {
        folded.push({ label: foldText(label), keywords: keywords.map(foldText) });
      }
    }
    return true;
  }

  /** What matches a folded query: heading by heading, and under each by rank. */
  function search(query: string): readonly number[] {
    prepare(() => true);
    const words = query.split(' ');
    const candidates = query.startsWith(last.query) ? last.found : everything;
    const found: number[] = [];
    const ranked: number[][] = [];
    for (const item of candidates) {
      const text = folded[item];
      const rank = text ? rankOf(text, query, words) : NO_MATCH;
      if (rank === NO_MATCH) continue;
      found.push(item);
      (ranked[groupOf(item) * NO_MATCH + rank] ??= []).push(item);
    }
    last = { query, found };
    return ranked.flat();
  }

  return {
    items,
    groups,
    groupOf,
    prepare,
    search(typed) {
      const query = foldText(typed);
      return query === '' && groups.length === 0 ? everything : search(query);
    },
    find(name) {
      const query = foldText(name);
      if (query === '') return -1;
      const found = search(query);
      return (
        found.find((item) => folded[item]?.label === query) ??
        found.find((item) => folded[item]?.keywords.includes(query)) ??
        -1
      );
    },
  };
}
