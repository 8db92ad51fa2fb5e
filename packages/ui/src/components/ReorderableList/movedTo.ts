/** The list with one of its entries at another place, counted from 0; the same list where nothing changes. */
export function movedTo<Each>(list: readonly Each[], entry: Each, place: number): readonly Each[] {
  const from = list.indexOf(entry);
  const to = Math.min(Math.max(place, 0), list.length - 1);
  if (from === -1 || from === to) return list;
  const others = list.filter((each) => each !== entry);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}
