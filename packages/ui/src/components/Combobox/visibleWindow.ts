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
}

// Rows kept ready on each side. At 60 frames a second they cover a fling of 15,000 pixels a second between two frames.
const SPARE_ROWS = 6;

/** Which rows of a list are in view, with a few spare ones on each side. */
export function visibleWindow({ rowCount, rowHeight, scrollTop, viewportHeight }: ScrolledList): RowWindow {
  const firstInView = Math.floor(scrollTop / rowHeight);
  const endOfView = Math.ceil((scrollTop + viewportHeight) / rowHeight);
  const end = Math.max(0, Math.min(rowCount, endOfView + SPARE_ROWS));
  return { first: Math.max(0, Math.min(firstInView - SPARE_ROWS, end)), end };
}

/** Where to scroll so that a row is wholly in view, moving as little as possible; the present place when it is already. */
export function scrollTopToShow(row: number, { rowHeight, scrollTop, viewportHeight }: ScrolledList): number {
  const top = row * rowHeight;
  const bottom = top + rowHeight;
  if (top < scrollTop) return top;
  return bottom > scrollTop + viewportHeight ? bottom - viewportHeight : scrollTop;
}
