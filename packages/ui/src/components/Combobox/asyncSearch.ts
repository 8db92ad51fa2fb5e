import type { ComboboxItem } from './searchIndex.ts';

/** Looks items up on a server. Rejects when that fails; an abort of `signal` means that nobody waits for the answer. */
export type SearchItems<Item = ComboboxItem> = (
  query: string,
  options: { readonly signal: AbortSignal },
) => Promise<readonly Item[]>;

/** Where a search on a server stands. `slow` is loading for so long that it should be shown. */
export type SearchStatus = 'ready' | 'tooShort' | 'loading' | 'slow' | 'failed';

/** What a server has found. */
export interface FoundItems<Item = ComboboxItem> {
  readonly items: readonly Item[];
  readonly status: SearchStatus;
}

/** A search box on a server. */
export interface AsyncSearch<Item = ComboboxItem> {
  /** Asks for what matches a text, or null when nobody wants to know any more. The same text again asks nothing. */
  readonly ask: (query: string | null) => void;
  /** Asks the last question again. */
  readonly retry: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getSnapshot: () => FoundItems<Item>;
}

// A pause in typing; shorter ones would ask for every letter.
const DEBOUNCE = 250;
/** Shown sooner, "Loading..." would only flicker. */
const SLOW_AFTER = 400;

/** What there is before anybody has asked. */
export const nothingFound: FoundItems<never> = { items: [], status: 'ready' };

/**
 * Searches on a server. The last question wins: the request for an earlier one is aborted and its answer dropped. The items of
 * the last answer stay until the next one is there, or until waiting for it is shown.
 *
 * @param minLength how many characters are worth a question.
 */
export function createAsyncSearch<Item = ComboboxItem>(
  search: SearchItems<Item>,
  minLength: number,
): AsyncSearch<Item> {
  let snapshot: FoundItems<Item> = nothingFound;
  let asked: string | null = null;
  let stop: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function show(next: FoundItems<Item>): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  async function send(query: string, signal: AbortSignal): Promise<void> {
    const items = await search(query, { signal }).catch(() => null);
    if (signal.aborted) return;
    stop?.();
    show(items ? { items, status: 'ready' } : { items: [], status: 'failed' });
  }

  function start(query: string): void {
    const controller = new AbortController();
    const slowness = setTimeout(() => show({ items: [], status: 'slow' }), DEBOUNCE + SLOW_AFTER);
    const pause = setTimeout(() => void send(query, controller.signal), DEBOUNCE);
    stop = () => {
      clearTimeout(slowness);
      clearTimeout(pause);
      controller.abort();
    };
    show({ items: snapshot.items, status: 'loading' });
  }

  return {
    ask(query) {
      const text = query?.trim() ?? null;
      if (text === asked) return;
      asked = text;
      stop?.();
      if (text === null) show(nothingFound);
      else if (text.length < minLength) show({ items: [], status: 'tooShort' });
      else start(text);
    },
    retry() {
      if (asked !== null) start(asked);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    getSnapshot: () => snapshot,
  };
}
