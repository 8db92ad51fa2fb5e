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
const UNRANKED = 255;
const SPACE = 32;
const PREPARED_BETWEEN_LOOKS = 500;
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

/**
 * ` label\n keyword\n keyword\n\0`: the space before each part makes "starts a word" one look for ` query`, and nothing that is looked
 * for goes past the end.
 */
function haystackOf({ label, keywords }: ComboboxItem): string {
  let haystack = ` ${foldText(label)}\n`;
  for (const keyword of keywords ?? []) haystack += ` ${foldText(keyword)}\n`;
  return `${haystack}\0`;
}

/** Builds the index of a list. Cheap: the work is done in {@link SearchIndex.prepare} or at the first search. */
export function createSearchIndex(items: readonly ComboboxItem[]): SearchIndex {
  /** The texts of all items one after the other, and where each begins: one look through one text is the browser's own, quick work. */
  let text = '';
  const parts: string[] = [];
  const starts = new Uint32Array(items.length + 1);
  let prepared = 0;
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

  /** Orders matches by their place, 0 first, by counting how many are in each: quicker than comparing them. */
  function inOrder(matches: Uint32Array, places: Uint32Array): Uint32Array {
    const offsets = new Uint32Array((groups.length || 1) * RANKS + 1);
    for (let index = 0; index < matches.length; index += 1) {
      const next = (places[index] ?? 0) + 1;
      offsets[next] = (offsets[next] ?? 0) + 1;
    }
    for (let place = 1; place < offsets.length; place += 1) {
      offsets[place] = (offsets[place] ?? 0) + (offsets[place - 1] ?? 0);
    }
    const ordered = new Uint32Array(matches.length);
    for (let index = 0; index < matches.length; index += 1) {
      const place = places[index] ?? 0;
      const at = offsets[place] ?? 0;
      ordered[at] = matches[index] ?? 0;
      offsets[place] = at + 1;
    }
    return ordered;
  }

  function all(): PastSearch {
    if (!everything) {
      const matches = new Uint32Array(items.length);
      for (let position = 0; position < matches.length; position += 1) matches[position] = position;
      const ranked = isGrouped
        ? inOrder(
            matches,
            groupOfItem.map((group) => group * RANKS),
          )
        : matches;
      everything = { query: '', matches, ranked };
    }
    return everything;
  }

  function prepare(mayContinue: () => boolean): boolean {
    while (prepared < items.length) {
      if (!mayContinue()) return false;
      const end = Math.min(items.length, prepared + PREPARED_BETWEEN_LOOKS);
      for (; prepared < end; prepared += 1) {
        const item = items[prepared];
        const haystack = item === undefined ? '' : haystackOf(item);
        parts.push(haystack);
        starts[prepared + 1] = (starts[prepared] ?? 0) + haystack.length;
      }
    }
    if (parts.length > 0) {
      text = parts.join('');
      parts.length = 0;
    }
    return true;
  }

  /** Searches a part of a long list for nothing, so that the search for the first letter runs compiled. */
  function rehearse(): void {
    if (items.length <= REHEARSAL.items) return;
    const some = all().matches.subarray(0, REHEARSAL.items);
    for (let time = 0; time < REHEARSAL.times; time += 1) searchWithin(some, 'a');
  }

  const startOf = (position: number): number => starts[position] ?? 0;

  /** Tells where in `base` the items stand that contain `sought`, in their order. */
  function eachThatContains(base: Uint32Array, sought: string, tell: (index: number) => void): void {
    let place = -1;
    for (let index = 0; index < base.length; index += 1) {
      const position = base[index] ?? 0;
      if (place < startOf(position)) {
        place = text.indexOf(sought, startOf(position));
        if (place === -1) return;
      }
      if (place < startOf(position + 1)) tell(index);
    }
  }

  /** The first place of `sought` from `from` on; beyond the text when there is none. */
  function placeOf(sought: string, from: number): number {
    const place = text.indexOf(sought, from);
    return place === -1 ? text.length : place;
  }

  /**
   * How well each item of `base` holds `query` in one piece. Looking for the starts of words stops at every space of the list, so each
   * place of the query is looked at instead; except for a letter, which stands in most items several times.
   */
  function ranksOfWhole(base: Uint32Array, query: string): Uint8Array {
    const ranks = new Uint8Array(base.length).fill(UNRANKED);
    const word = ` ${query}`;
    let place = -1;
    let wordPlace = -1;
    for (let index = 0; index < base.length && place < text.length; index += 1) {
      const position = base[index] ?? 0;
      const start = startOf(position);
      const end = startOf(position + 1);
      if (place < start) place = placeOf(query, start);
      if (place >= end) continue;
      if (place === start + 1) {
        ranks[index] = 0;
        continue;
      }
      if (query.length === 1) {
        if (wordPlace < start) wordPlace = placeOf(word, start);
        ranks[index] = wordPlace < end ? 1 : 2;
        continue;
      }
      while (place < end && text.charCodeAt(place - 1) !== SPACE) place = placeOf(query, place + 1);
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
    const ranks = ranksOf(base, query);
    const matches = new Uint32Array(base.length);
    const places = new Uint32Array(base.length);
    let count = 0;
    for (let index = 0; index < base.length; index += 1) {
      const rank = ranks[index] ?? UNRANKED;
      if (rank === UNRANKED) continue;
      const position = base[index] ?? 0;
      matches[count] = position;
      places[count] = isGrouped ? (groupOfItem[position] ?? 0) * RANKS + rank : rank;
      count += 1;
    }
    const found = matches.slice(0, count);
    return { query, matches: found, ranked: inOrder(found, places) };
  }

  function searchFor(query: string): PastSearch {
    if (query === '') return all();
    prepare(() => true);
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
      const isNew = prepared < items.length;
      const isDone = prepare(mayContinue);
      if (isDone && isNew) rehearse();
      return isDone;
    },
    search: (typed) => searchFor(foldText(typed)).ranked,
    find(name) {
      const query = foldText(name);
      if (query === '') return -1;
      const { matches } = searchFor(query);
      const label = matches.find((position) => text.startsWith(` ${query}\n`, startOf(position)));
      if (label !== undefined) return label;
      let first = -1;
      eachThatContains(matches, `\n ${query}\n`, (index) => {
        if (first === -1) first = matches[index] ?? -1;
      });
      return first;
    },
  };
}
