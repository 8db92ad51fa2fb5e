/** The rows to render of a long list: from `first` to the one before `end`. */
export interface RowWindow {
  first: number;
  end: number;
}

/** A scrolled list of rows of one height. Lengths are CSS pixels. */
export interface ScrolledList {
  rowCount: number;
  rowHeight: number;
  scrollTop: number;
  viewportHeight: number;
  /** Whether it is being scrolled by hand. */
  isMoving?: boolean;
}

// Rows kept ready on each side. While a list is scrolled, at 60 frames a second, six cover a fling of 15,000 pixels a second between two
// frames. The first step of a hand is shorter, and each key that is typed makes all of them anew.
const SPARE_ROWS = { moving: 6, still: 2 };

/** Which rows of a list are in view, with a few spare ones on each side. */
export function visibleWindow({
  rowCount,
  rowHeight,
  scrollTop,
  viewportHeight,
  isMoving = false,
}: ScrolledList): RowWindow {
  const spare = isMoving ? SPARE_ROWS.moving : SPARE_ROWS.still;
  const firstInView = Math.floor(scrollTop / rowHeight);
  const endOfView = Math.ceil((scrollTop + viewportHeight) / rowHeight);
  const end = Math.max(0, Math.min(rowCount, endOfView + spare));
  return { first: Math.max(0, Math.min(firstInView - spare, end)), end };
}

/** Where to scroll so that a row is wholly in view, moving as little as possible; the present place when it is already. */
export function scrollTopToShow(row: number, { rowHeight, scrollTop, viewportHeight }: ScrolledList): number {
  const top = row * rowHeight;
  const bottom = top + rowHeight;
  if (top < scrollTop) return top;
  return bottom > scrollTop + viewportHeight ? bottom - viewportHeight : scrollTop;
}
