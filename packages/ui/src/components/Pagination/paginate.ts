/** One place in the pagination bar: a page to go to, or the dots that stand for the pages left out. */
export type PageSlot = { kind: 'page'; page: number } | { kind: 'gap'; key: 'before' | 'after' };

/** Number of pages that hold `total` results at `pageSize` results a page. No results make no page. */
export function countPages(total: number, pageSize: number): number {
  if (!(total > 0) || !(pageSize > 0)) return 0;
  return Math.ceil(total / pageSize);
}

/** The nearest page that exists: a page before the first becomes 1, one past the end becomes the last. */
export function clampPage(page: number, pageCount: number): number {
  if (!Number.isFinite(page)) return 1;
  return Math.min(Math.max(1, Math.trunc(page)), Math.max(1, pageCount));
}

/**
 * The places of the pagination bar, at most `slots` of them (specification, section 9: seven).
 * The dots take a place of their own and the first and the last page are always among the places, so the bar keeps its
 * width while the reader moves through it: ten pages, on page five, give `1 … 4 5 6 … 10`.
 *
 * @param page the current page, counted from 1; a page that does not exist is clamped
 * @param pageCount number of pages
 * @param slots number of places; at least 5, because first, dots, current, dots and last need that many
 */
export function paginate(page: number, pageCount: number, slots = 7): PageSlot[] {
  const places = Math.max(5, Math.trunc(slots));
  const current = clampPage(page, pageCount);
  if (pageCount <= places) return pages(1, pageCount);

  const half = Math.ceil(places / 2);
  const inner = places - 4;
  if (current <= half) {
    return [...pages(1, places - 2), { kind: 'gap', key: 'after' }, ...pages(pageCount, pageCount)];
  }
  if (current > pageCount - half) {
    return [...pages(1, 1), { kind: 'gap', key: 'before' }, ...pages(pageCount - places + 3, pageCount)];
  }
  const first = current - Math.floor(inner / 2);
  return [
    ...pages(1, 1),
    { kind: 'gap', key: 'before' },
    ...pages(first, first + inner - 1),
    { kind: 'gap', key: 'after' },
    ...pages(pageCount, pageCount),
  ];
}

function pages(from: number, to: number): PageSlot[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
    kind: 'page',
    page: from + index,
  }));
}
