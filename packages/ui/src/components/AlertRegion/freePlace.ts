/** A rectangle of the window, in CSS pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is to be left free. */
export interface Kept extends Rectangle {
  /** How bad it is to cover a pixel of it, beside the others. */
  readonly weight: number;
}

/** Where something is put: its upper left corner. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Whether two rectangles have more than an edge in common. */
export const touches = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const overlap = (a: Rectangle, b: Rectangle): number =>
  touches(a, b)
    ? (Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    : 0;

/** The ends of a way and the places on it where something begins or ends, in whole pixels. */
const stops = (first: number, last: number, between: readonly number[]): number[] => [
  ...new Set([first, last, ...between.map(Math.round).filter((each) => each > first && each < last)]),
];

/**
 * Where a box covers nothing that is to be left free: of all free places the one that is nearest to the preferred corner. Where there is none,
 * the one that covers least.
 *
 * @param box - its size
 * @param room - where it may be
 * @param from - the corner of the room that is preferred: at the left or at the right end of the upper edge
 */
export function freePlace(
  box: { readonly width: number; readonly height: number },
  room: Rectangle,
  kept: readonly Kept[],
  from: 'left' | 'right',
): Place {
  const lastLeft = Math.max(room.left, room.right - box.width);
  const lastTop = Math.max(room.top, room.bottom - box.height);
  const corner = from === 'left' ? room.left : lastLeft;
  const lefts = stops(
    room.left,
    lastLeft,
    kept.flatMap(({ left, right }) => [left - box.width, right]),
  );
  let best = { place: { left: corner, top: room.top }, covered: Infinity, distance: Infinity };
  for (const left of lefts) {
    const column = kept.filter((each) => each.right > left && each.left < left + box.width);
    const tops = stops(
      room.top,
      lastTop,
      column.flatMap(({ top, bottom }) => [top - box.height, bottom]),
    );
    for (const top of tops) {
      const rectangle = { left, top, right: left + box.width, bottom: top + box.height };
      const covered = column.reduce((sum, each) => sum + each.weight * overlap(rectangle, each), 0);
      const distance = top - room.top + Math.abs(left - corner);
      if (covered < best.covered || (covered === best.covered && distance < best.distance)) {
        best = { place: { left, top }, covered, distance };
      }
    }
  }
  return best.place;
}
