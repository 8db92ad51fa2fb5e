export type Compare<Item> = (one: Item, other: Item) => number;

/** An order by a value; a minus sign in front of the name turns it round. */
export function ordered<Item>(
  sort: string,
  values: Readonly<Record<string, (item: Item) => number | string>>,
): Compare<Item> {
  const isDescending = sort.startsWith('-');
  const valueOf = values[isDescending ? sort.slice(1) : sort];
  if (valueOf === undefined) throw new Error(`There is no order by ${sort}.`);
  return (one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    const order = a < b ? -1 : a > b ? 1 : 0;
    return isDescending ? -order : order;
  };
}
