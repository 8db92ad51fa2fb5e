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
/** In no text. */
const NOWHERE: Sought = { query: '\0', wordStart: ' \0', whole: null, words: [] };
const PREPARED_BETWEEN_LOOKS = 500;
// Each remembered search keeps up to four bytes per item. Nobody types further than this without narrowing the list down.
const REMEMBERED_SEARCHES = 16;

interface PastSearch {
  query: string;
  /** Matches in the order of the items: what a longer query has to look through. */
  matches: Uint32Array;
  /** The same, best first. */
  ranked: Uint32Array;
}

/** ` label\n keyword\n keyword\n`: the space before each part makes "starts a word" one look for ` query`. */
function haystackOf({ label, keywords }: ComboboxItem): string {
  let haystack = ` ${foldText(label)}\n`;
  for (const keyword of keywords ?? []) haystack += ` ${foldText(keyword)}\n`;
  return haystack;
}

/** A query in the forms that an item is compared with. */
interface Sought {
  query: string;
  /** At the start of a word. */
  wordStart: string;
  /** As a whole label or keyword; null where nothing has keywords, and the start of a label is all there is to find. */
  whole: string | null;
  words: readonly string[];
}

/** How well an item matches, 0 best, or -1 when it does not. */
function rankOf(haystack: string, { query, wordStart, whole, words }: Sought): number {
  const place = haystack.indexOf(wordStart);
  if (place === 0) return 0;
  if (place > 0) return whole !== null && haystack.includes(whole, place - 1) ? 0 : 1;
  if (haystack.includes(query)) return 2;
  return words.length > 1 && words.every((word) => haystack.includes(word)) ? 3 : -1;
}

/** Builds the index of a list. Cheap: the work is done in {@link SearchIndex.prepare} or at the first search. */
export function createSearchIndex(items: readonly ComboboxItem[]): SearchIndex {
  const haystacks: string[] = [];
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
    const starts = new Uint32Array((groups.length || 1) * RANKS + 1);
    for (let index = 0; index < matches.length; index += 1) {
      const next = (places[index] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let place = 1; place < starts.length; place += 1) {
      starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
    }
    const ordered = new Uint32Array(matches.length);
    for (let index = 0; index < matches.length; index += 1) {
      const place = places[index] ?? 0;
      const at = starts[place] ?? 0;
      ordered[at] = matches[index] ?? 0;
      starts[place] = at + 1;
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
    while (haystacks.length < items.length) {
      if (!mayContinue()) return false;
      const end = Math.min(items.length, haystacks.length + PREPARED_BETWEEN_LOOKS);
      for (const item of items.slice(haystacks.length, end)) {
        const haystack = haystackOf(item);
        haystacks.push(haystack);
        // Reads each text once, so that the engine joins it, and compiles the comparison, before the first keystroke.
        rankOf(haystack, NOWHERE);
      }
    }
    return true;
  }

  function searchWithin(base: Uint32Array, query: string): PastSearch {
    const whole = hasKeywords ? `\n ${query}\n` : null;
    const sought = { query, wordStart: ` ${query}`, whole, words: query.split(' ') };
    const matches = new Uint32Array(base.length);
    const places = new Uint32Array(base.length);
    let count = 0;
    for (const position of base) {
      const rank = rankOf(haystacks[position] ?? '', sought);
      if (rank === -1) continue;
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
    prepare,
    search: (text) => searchFor(foldText(text)).ranked,
    find(text) {
      const query = foldText(text);
      if (query === '') return -1;
      const { matches } = searchFor(query);
      const label = matches.find((position) => (haystacks[position] ?? '').startsWith(` ${query}\n`));
      return label ?? matches.find((position) => (haystacks[position] ?? '').includes(`\n ${query}\n`)) ?? -1;
    },
  };
}
