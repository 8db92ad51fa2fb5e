/** Which column a table is sorted by, and which way. */
export interface Sort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** What a column can be sorted by. Nothing (null, undefined) goes last, whichever way the table is sorted. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

/** The sort that a press on a column's header asks for: that column upwards, pressed again downwards, and so on. */
export function nextSort(current: Sort | undefined, columnId: string): Sort {
  const isSameColumn = current?.columnId === columnId;
  return {
    columnId,
    direction: isSameColumn && current.direction === 'ascending' ? 'descending' : 'ascending',
  };
}

/**
 * The rows in the order of one value. Texts are ordered as the language does, with numbers in them by size; rows with equal
 * values keep their order, and rows without a value come last both ways. The given rows are not changed.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: Sort['direction'],
  locale: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: comparable(valueOf(row)) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      if (typeof a.value === 'string' || typeof b.value === 'string') {
        return sign * collator.compare(String(a.value), String(b.value));
      }
      return sign * (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);
    })
    .map(({ row }) => row);
}

function comparable(value: SortValue): string | number | bigint | null {
  if (value === null || value === undefined || value === '') return null;
  const plain = value instanceof Date ? value.getTime() : typeof value === 'boolean' ? Number(value) : value;
  return Number.isNaN(plain) ? null : plain;
}
