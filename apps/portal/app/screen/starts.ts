import { tabStore } from '#app/storage.ts';

const key = 'starts';

/** So many times in a row may an address be loaded without coming to its screen. */
const mostStarts = 3;

/**
 * Counts a start of this tab. The router loads the page anew when the file of a screen cannot be had, and would do so without end
 * where that file never comes: after a few times the person is told instead.
 * @returns whether there is no use in starting once more
 */
export function isStartInVain(): boolean {
  const [path, count] = (tabStore.read(key) ?? '').split(' ');
  const starts = path === location.pathname ? Number(count) : 0;
  tabStore.write(key, `${location.pathname} ${starts + 1}`);
  return starts >= mostStarts;
}

/** A screen is there, or the person wants to try anew. */
export function forgetStarts(): void {
  tabStore.remove(key);
}
