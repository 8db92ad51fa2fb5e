/** Where something stands, in pixels of the figure. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type Side = 'top' | 'bottom' | 'left' | 'right';

export type Point = { readonly x: number; readonly y: number };

/** A number beside the component, and the end of the line that leads from it to its part. */
export type Callout = { readonly mark: Point; readonly tip: Point };

/** From the component to the middle of its numbers. */
const distance = 28;
/** Between the middles of two numbers on one side. */
export const gap = 28;
/** From the edge of the figure to the middle of a number. */
const margin = 14;
/** From the end of a line to the edge of its part: it touches it and covers none of its words. */
const touch = 3;

const middle = (from: number, to: number): number => (from + to) / 2;
const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Moves places along a line apart, in their order, and keeps them between two ends. */
function spread(places: readonly number[], least: number, most: number): number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const result = places.map((place) => within(place, least, most));
  order.forEach((index, position) => {
    const before = result[order[position - 1] ?? -1];
    if (before !== undefined) result[index] = Math.max(result[index] ?? 0, before + gap);
  });
  order.toReversed().forEach((index, position, reversed) => {
    const after = result[reversed[position - 1] ?? -1];
    const end = after === undefined ? most : after - gap;
    result[index] = Math.min(result[index] ?? 0, end);
  });
  return result;
}

function tipOf(part: Box, side: Side): Point {
  const isUpright = side === 'left' || side === 'right';
  const outwards = side === 'left' || side === 'top' ? -touch : touch;
  const at = part[side] + outwards;
  return isUpright
    ? { x: at, y: middle(part.top, part.bottom) }
    : { x: middle(part.left, part.right), y: at };
}

/**
 * Puts a number beside the component for each of its parts, at the side that the part asks for, so that none covers another.
 * @param figure what the numbers stay in
 * @param parts where each part stands, and its side
 * @returns the numbers in the order of the parts
 */
export function placeCallouts(
  figure: Box,
  parts: ReadonlyArray<{ readonly box: Box; readonly side: Side }>,
): readonly Callout[] {
  const edges = {
    left: Math.min(...parts.map(({ box }) => box.left)) - distance,
    right: Math.max(...parts.map(({ box }) => box.right)) + distance,
    top: Math.min(...parts.map(({ box }) => box.top)) - distance,
    bottom: Math.max(...parts.map(({ box }) => box.bottom)) + distance,
  };
  const tips = parts.map(({ box, side }) => tipOf(box, side));
  const marks = tips.map((): Point => ({ x: 0, y: 0 }));
  for (const side of ['left', 'right', 'top', 'bottom'] as const) {
    const own = parts.flatMap((part, index) => (part.side === side ? [index] : []));
    const isUpright = side === 'left' || side === 'right';
    const [least, most] = isUpright
      ? [figure.top + margin, figure.bottom - margin]
      : [figure.left + margin, figure.right - margin];
    const along = spread(
      own.map((index) => (isUpright ? tips[index]?.y : tips[index]?.x) ?? 0),
      least,
      most,
    );
    own.forEach((index, position) => {
      const place = along[position] ?? 0;
      marks[index] = isUpright
        ? { x: within(edges[side], figure.left + margin, figure.right - margin), y: place }
        : { x: place, y: within(edges[side], figure.top + margin, figure.bottom - margin) };
    });
  }
  return tips.map((tip, index) => ({ tip, mark: marks[index] ?? tip }));
}
