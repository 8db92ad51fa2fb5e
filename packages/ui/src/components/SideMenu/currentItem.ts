/** What is needed to find the entry of the current page. */
export interface LocatableItem<Item> {
  id: string;
  href?: string;
  children?: readonly Item[];
}

/** The entry that the current page belongs to, and whether it is that page itself or one above it. */
export interface CurrentItem {
  id: string;
  isExact: boolean;
}

/**
 * The entry whose address is the page's, or else the longest one above it: `/city` for `/city/42`, but not for `/city-of-london`.
 *
 * @param items the menu
 * @param path the page's path; a query, a fragment and parameters after a semicolon do not count
 */
export function currentItem<Item extends LocatableItem<Item>>(
  items: readonly Item[],
  path: string,
): CurrentItem | undefined {
  const page = plainPath(path);
  let best: (CurrentItem & { length: number }) | undefined;
  const visit = (level: readonly Item[]): void => {
    for (const { id, href, children } of level) {
      const place = href === undefined ? undefined : plainPath(href);
      if (
        place !== undefined &&
        (page === place || page.startsWith(`${place}/`)) &&
        place.length >= (best?.length ?? 0)
      ) {
        best = { id, isExact: page === place, length: place.length };
      }
      if (children) visit(children);
    }
  };
  visit(items);
  return best && { id: best.id, isExact: best.isExact };
}

function plainPath(path: string): string {
  const [plain = ''] = path.split(/[?#;]/, 1);
  return plain.length > 1 ? plain.replace(/\/+$/, '') : plain;
}
