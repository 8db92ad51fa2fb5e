import { tabStore } from '#app/storage.ts';

/** Something that was opened from the search. */
export interface Opened {
  readonly title: string;
  readonly href: string;
}

const key = 'aarambh-search-recent';
const mostKept = 5;

const isOpened = (value: unknown): value is Opened =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'href' in value &&
  typeof value.href === 'string' &&
  value.href.startsWith('/');

/** What was opened last in this tab, the latest first. */
export function recentlyOpened(): readonly Opened[] {
  try {
    const kept: unknown = JSON.parse(tabStore.read(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOpened) : [];
  } catch {
    return [];
  }
}

export function keepOpened({ title, href }: Opened): void {
  const others = recentlyOpened().filter((each) => each.href !== href);
  tabStore.write(key, JSON.stringify([{ title, href }, ...others].slice(0, mostKept)));
}

/** Names of people are nobody's business who uses the computer next. */
export const dropOpened = (): void => tabStore.remove(key);
