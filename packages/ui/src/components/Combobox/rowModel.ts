import type { SearchIndex } from './searchIndex.ts';

/** A row of the open list: a heading, which cannot be chosen, or the option at a position among the options. */
export type ListRow = { kind: 'heading'; group: string } | { kind: 'option'; position: number };

/** The rows of an open list. Nothing is stored per row, so a list of 100,000 costs nothing to set up. */
export interface RowModel {
  rowCount: number;
  rowAt(row: number): ListRow;
  /** The row of the option at a position. */
  rowOf(position: number): number;
  /** The heading that the option at a position stands under, or null. */
  groupAt(position: number): string | null;
}

interface Heading {
  group: string;
  /** The position of the first option under it. */
  firstPosition: number;
}

function headingsOf(order: readonly number[], index: SearchIndex, firstItem: number): Heading[] {
  const headings: Heading[] = [];
  let current = -1;
  for (let position = 0; position < order.length; position += 1) {
    const group = index.groupOf(order[position] ?? 0);
    if (group === current) continue;
    current = group;
    headings.push({ group: index.groups[group] ?? '', firstPosition: firstItem + position });
  }
  return headings;
}

/** How many headings stand at or before a place that `isBefore` knows: a binary search, as they are in order. */
function countWhile(
  headings: readonly Heading[],
  isBefore: (heading: Heading, number: number) => boolean,
): number {
  let low = 0;
  let high = headings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const heading = headings[middle];
    if (heading && isBefore(heading, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Lays search results out as rows.
 *
 * @param order what {@link SearchIndex.search} gave.
 * @param extraOptions how many options follow the items, such as the one that adds an item. They stand under no heading.
 * @param firstItem how many options stand before the items, and under no heading either.
 */
export function createRowModel(
  order: readonly number[],
  index: SearchIndex,
  extraOptions: number,
  firstItem = 0,
): RowModel {
  const optionCount = firstItem + order.length + extraOptions;
  // Items without a heading in a list that has some need no row for it.
  const headings =
    index.groups.length === 0 ? [] : headingsOf(order, index, firstItem).filter(({ group }) => group !== '');
  const headingsUpTo = (position: number) =>
    countWhile(headings, (heading) => heading.firstPosition <= position);
  return {
    rowCount: optionCount + headings.length,
    rowAt(row) {
      const before = countWhile(headings, (heading, number) => heading.firstPosition + number < row);
      const heading = headings[before];
      if (heading && heading.firstPosition + before === row) return { kind: 'heading', group: heading.group };
      return { kind: 'option', position: row - before };
    },
    rowOf: (position) => position + headingsUpTo(position),
    groupAt(position) {
      const item = order[position - firstItem];
      return headings.length === 0 || item === undefined ? null : index.groups[index.groupOf(item)] || null;
    },
  };
}
