import { foldText } from '../../text/foldText.ts';
import { createSearchText, letterOf, UNRANKED } from './searchText.ts';

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

/**
 * Finds items by text. It lives outside React: built once per list, and each search looks only through what the search
 * before it left, so that typing stays quick with 100,000 items.
 */
export interface SearchIndex {
  readonly items: readonly ComboboxItem[];
  /** Headings in the order of their first item; empty when no item has one. */
  readonly groups: readonly string[];
  /** Which heading of {@link groups} an item stands under. */
  groupOf(item: number): number;
  /**
   * The positions in {@link items} of what matches `query`, best first: label starts with it (or a keyword equals it), a word
   * starts with it, contains it, contains all its words. Equal ones keep their order; items of one heading stay together.
   * An empty query matches everything. Do not change the array.
   */
  search(query: string): Uint32Array;
  /** The position of the item that a text names in full: by its label, or else by a keyword; -1 when it names none. */
  find(text: string): number;
  /**
   * Prepares part of the index ahead of the first search.
   *
   * @param mayContinue asked now and then; preparation stops when it says no.
   * @returns whether everything is prepared.
   */
  prepare(mayContinue: () => boolean): boolean;
}

const RANKS = 4;
const SPACE = 32;
/** A search of this many items, this often, is what engines want before they compile it: a few milliseconds. */
const REHEARSAL = { items: 2000, times: 24 };
// Each remembered search keeps up to four bytes per item. Nobody types further than this without narrowing the list down.
const REMEMBERED_SEARCHES = 16;

interface PastSearch {
  query: string;
  /** Matches in the order of the items: what a longer query has to look through. */
  matches: Uint32Array;
  /** The same, best first. */
  ranked: Uint32Array;
}

/** Builds the index of a list. Cheap: the work is done in {@link SearchIndex.prepare} or at the first search. */
export function createSearchIndex(items: readonly ComboboxItem[]): SearchIndex {
  const text = createSearchText(items);
  const groupNumbers = new Map<string, number>();
  const isGrouped = items.some((item) => item.group !== undefined);
  const hasKeywords = items.some((item) => item.keywords !== undefined);
  const groupOfItem = new Uint32Array(isGrouped ? items.length : 0);
  if (isGrouped) {
    for (const [position, { group = '' }] of items.entries()) {
      const number = groupNumbers.get(group) ?? groupNumbers.size;
      groupNumbers.set(group, number);
      groupOfItem[position] = number;
    }
  }
  const groups = [...groupNumbers.keys()];

  let everything: PastSearch | null = null;
  let past: PastSearch[] = [];

  /** The matches of `base`, best first, by counting how many there are of each rank of each heading: quicker than comparing them. */
  function sorted(query: string, base: Uint32Array, ranks: Uint8Array): PastSearch {
    const placeOf = (position: number, rank: number): number =>
      isGrouped ? (groupOfItem[position] ?? 0) * RANKS + rank : rank;
    const offsets = new Uint32Array((groups.length || 1) * RANKS + 1);
    for (let index = 0; index < base.length; index += 1) {
      const rank = ranks[index] ?? UNRANKED;
      if (rank === UNRANKED) continue;
      const next = placeOf(base[index] ?? 0, rank) + 1;
      offsets[next] = (offsets[next] ?? 0) + 1;
    }
    for (let place = 1; place < offsets.length; place += 1) {
      offsets[place] = (offsets[place] ?? 0) + (offsets[place - 1] ?? 0);
    }
    const matches = new Uint32Array(offsets.at(-1) ?? 0);
    const ranked = new Uint32Array(matches.length);
    let count = 0;
    for (let index = 0; index < base.length; index += 1) {
      const rank = ranks[index] ?? UNRANKED;
      if (rank === UNRANKED) continue;
      const position = base[index] ?? 0;
      const place = placeOf(position, rank);
      const at = offsets[place] ?? 0;
      ranked[at] = position;
      offsets[place] = at + 1;
      matches[count] = position;
      count += 1;
    }
    return { query, matches, ranked };
  }

  function all(): PastSearch {
    if (!everything) {
      const matches = new Uint32Array(items.length);
      for (let position = 0; position < matches.length; position += 1) matches[position] = position;
      everything = isGrouped
        ? sorted('', matches, new Uint8Array(items.length))
        : { query: '', matches, ranked: matches };
    }
    return everything;
  }

  /** Searches a part of a long list for nothing, so that the search for the first letter runs compiled. */
  function rehearse(): void {
    if (items.length <= REHEARSAL.items) return;
    const some = all().matches.subarray(0, REHEARSAL.items);
    for (let time = 0; time < REHEARSAL.times; time += 1) searchWithin(some, 'a');
  }

  /** Tells where in `base` the items stand that contain `sought`, in their order. */
  function eachThatContains(base: Uint32Array, sought: string, tell: (index: number) => void): void {
    const whole = text.whole();
    let place = -1;
    for (let index = 0; index < base.length; index += 1) {
      const position = base[index] ?? 0;
      const start = text.startOf(position);
      if (place < start) {
        place = whole.indexOf(sought, start);
        if (place === -1) return;
      }
      if (place < text.startOf(position + 1)) tell(index);
    }
  }

  /** How well each item of `base` has a letter, known without reading it: of the first letter there is a whole list to look through. */
  function ranksOfLetter(base: Uint32Array, letter: number): Uint8Array {
    const ranks = new Uint8Array(base.length);
    for (let index = 0; index < base.length; index += 1) {
      ranks[index] = text.rankOfLetter(base[index] ?? 0, letter);
    }
    return ranks;
  }

  /**
   * How well each item of `base` holds `query` in one piece. Looking for the starts of words stops at every space of the list, so each
   * place of the query is looked at instead.
   */
  function ranksOfWhole(base: Uint32Array, query: string): Uint8Array {
    const letter = letterOf(query);
    if (letter !== -1) return ranksOfLetter(base, letter);
    const ranks = new Uint8Array(base.length).fill(UNRANKED);
    const whole = text.whole();
    const placeFrom = (from: number): number => {
      const place = whole.indexOf(query, from);
      return place === -1 ? whole.length : place;
    };
    let place = -1;
    for (let index = 0; index < base.length && place < whole.length; index += 1) {
      const position = base[index] ?? 0;
      const start = text.startOf(position);
      const end = text.startOf(position + 1);
      if (place < start) place = placeFrom(start);
      if (place >= end) continue;
      if (place === start + 1) {
        ranks[index] = 0;
        continue;
      }
      while (place < end && whole.charCodeAt(place - 1) !== SPACE) place = placeFrom(place + 1);
      ranks[index] = place < end ? 1 : 2;
    }
    return ranks;
  }

  /** How well each item of `base` matches: 0 best, `UNRANKED` when it does not. */
  function ranksOf(base: Uint32Array, query: string): Uint8Array {
    const ranks = ranksOfWhole(base, query);
    const improve = (index: number, rank: number): void => {
      if ((ranks[index] ?? 0) > rank) ranks[index] = rank;
    };
    if (hasKeywords) eachThatContains(base, `\n ${query}\n`, (index) => improve(index, 0));
    const words = query.split(' ');
    if (words.length > 1) {
      const found = new Uint8Array(base.length);
      for (const [count, word] of words.entries()) {
        eachThatContains(base, word, (index) => {
          if (found[index] === count) found[index] = count + 1;
        });
      }
      for (const [index, count] of found.entries()) if (count === words.length) improve(index, 3);
    }
    return ranks;
  }

  function searchWithin(base: Uint32Array, query: string): PastSearch {
    return sorted(query, base, ranksOf(base, query));
  }

  function searchFor(query: string): PastSearch {
    if (query === '') return all();
    text.prepare(() => true);
    // Whatever matches a query matches each of its beginnings.
    past = past.filter((search) => query.startsWith(search.query)).slice(-REMEMBERED_SEARCHES);
    const last = past.at(-1);
    if (last?.query === query) return last;
    const search = searchWithin((last ?? all()).matches, query);
    past.push(search);
    return search;
  }

  return {
    items,
    groups,
    groupOf: (item) => groupOfItem[item] ?? 0,
    prepare(mayContinue) {
      const isNew = text.prepared() < items.length;
      const isDone = text.prepare(mayContinue);
      if (isDone && isNew) rehearse();
      return isDone;
    },
    search: (typed) => searchFor(foldText(typed)).ranked,
    find(name) {
      const query = foldText(name);
      if (query === '') return -1;
      const { matches } = searchFor(query);
      const whole = text.whole();
      const label = matches.find((position) => whole.startsWith(` ${query}\n`, text.startOf(position)));
      if (label !== undefined) return label;
      let first = -1;
      eachThatContains(matches, `\n ${query}\n`, (index) => {
        if (first === -1) first = matches[index] ?? -1;
      });
      return first;
    },
  };
}
