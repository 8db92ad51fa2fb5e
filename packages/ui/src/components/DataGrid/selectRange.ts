/**
 * The selection after a press on a row's checkbox: the row alone, or with Shift all rows from the one that was pressed before, which
 * take the state that the pressed one gets.
 *
 * @param rowIds ids of the rows on the page, in order
 * @param selected ids that are selected, also of rows on other pages
 * @param pressed id of the pressed row
 * @param anchor id of the row that was pressed before, where Shift was held
 */
export function selectRange(
  rowIds: readonly string[],
  selected: ReadonlySet<string>,
  pressed: string,
  anchor: string | undefined,
): Set<string> {
  const isSelecting = !selected.has(pressed);
  const from = anchor === undefined ? -1 : rowIds.indexOf(anchor);
  const to = rowIds.indexOf(pressed);
  const range = from === -1 ? [pressed] : rowIds.slice(Math.min(from, to), Math.max(from, to) + 1);
  return withRows(selected, range, isSelecting);
}

/** The selection with all rows of the page, or without them: without when every one is in it already. */
export function togglePage(rowIds: readonly string[], selected: ReadonlySet<string>): Set<string> {
  return withRows(selected, rowIds, !rowIds.every((id) => selected.has(id)));
}

function withRows(
  selected: ReadonlySet<string>,
  rowIds: readonly string[],
  isSelecting: boolean,
): Set<string> {
  const next = new Set(selected);
  for (const id of rowIds) {
    if (isSelecting) next.add(id);
    else next.delete(id);
  }
  return next;
}
