/** What the filter needs to know of an entry; a menu item has more. */
export interface FilterableItem<Item> {
  /** The entry shows when the user holds at least one of these; none or empty: it always shows. */
  permissions?: readonly string[];
  children?: readonly Item[];
}

/**
 * The entries a user may see (specification, sections 2 and 6): any one of an entry's permissions is enough, an entry without
 * permissions always shows. A parent whose children are all hidden is hidden too, unless it leads somewhere itself.
 *
 * @param items the whole menu
 * @param permissions what the user's role holds
 */
export function filterMenu<Item extends FilterableItem<Item> & { href?: string; onClick?: () => void }>(
  items: readonly Item[],
  permissions: Iterable<string>,
): Item[] {
  const held = permissions instanceof Set ? permissions : new Set(permissions);
  return items.flatMap((item) => {
    if (item.permissions?.length && !item.permissions.some((permission) => held.has(permission))) return [];
    if (!item.children) return [item];
    const children = filterMenu(item.children, held);
    if (children.length === 0 && item.href === undefined && item.onClick === undefined) return [];
    return [{ ...item, children }];
  });
}

/**
 * The entries by name, and the children of each by name, as a reader of the language expects: accents and case do not
 * split the alphabet and `Item 10` follows `Item 9`. The order of equal names is kept. The given menu is not changed.
 */
export function sortMenu<Item extends { label: string; children?: readonly Item[] }>(
  items: readonly Item[],
  locale: string,
): Item[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sort = (level: readonly Item[]): Item[] =>
    level
      .map((item) => (item.children ? { ...item, children: sort(item.children) } : item))
      .toSorted((a, b) => collator.compare(a.label, b.label));
  return sort(items);
}
