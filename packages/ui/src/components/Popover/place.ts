/** The side of the anchor that a floating box takes, and which of their edges line up. Start and end follow the text direction. */
export type Placement =
  | 'top'
  | 'top-start'
  | 'top-end'
  | 'bottom'
  | 'bottom-start'
  | 'bottom-end'
  | 'inline-start'
  | 'inline-end';

/** A rectangle in CSS pixels of the viewport. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the floating box goes, in CSS pixels of the viewport. */
export interface Position {
  x: number;
  y: number;
  /** The side that was taken: the wished one, or its opposite where only that has room. */
  side: Side;
  /** Height that is free on that side; the box scrolls inside beyond it. */
  maxHeight: number;
}

/** A side of the anchor as the eye sees it. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

/** What {@link place} goes by. */
export interface PlaceOptions {
  anchor: Box;
  floating: { width: number; height: number };
  /** The visible part of the page: the visual viewport, so that an on-screen keyboard counts as an edge. */
  viewport: Box;
  placement: Placement;
  /** The height that decides between above and below, where it is not that of the box as it is now. */
  reservedHeight?: number | undefined;
  isRtl: boolean;
  /** Distance to the anchor. */
  gap: number;
  /** Distance that is kept to the edges of the viewport. */
  margin: number;
}

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/**
 * Puts a floating box beside its anchor: on the wished side if it fits, else on the opposite one if there is more room, then moved
 * along the anchor until it is inside the viewport.
 */
export function place(options: PlaceOptions): Position {
  const { anchor, floating, placement, isRtl, gap } = options;
  const wished = wishedSide(placement, isRtl);
  const needed = (isVertical(wished) ? (options.reservedHeight ?? floating.height) : floating.width) + gap;
  const room = freeRoom(options);
  const side = room[wished] < needed && room[opposite[wished]] > room[wished] ? opposite[wished] : wished;

  if (isVertical(side)) {
    const maxHeight = Math.max(0, room[side] - gap);
    const height = Math.min(floating.height, maxHeight);
    const x = within(alignedX(placement, isRtl, anchor, floating.width), floating.width, 'x', options);
    const y = side === 'bottom' ? anchor.y + anchor.height + gap : anchor.y - gap - height;
    return { x, y, side, maxHeight };
  }
  const x = side === 'right' ? anchor.x + anchor.width + gap : anchor.x - gap - floating.width;
  const maxHeight = options.viewport.height - 2 * options.margin;
  const height = Math.min(floating.height, maxHeight);
  const y = within(anchor.y + (anchor.height - height) / 2, height, 'y', options);
  return { x: within(x, floating.width, 'x', options), y, side, maxHeight };
}

function wishedSide(placement: Placement, isRtl: boolean): Side {
  if (placement.startsWith('top')) return 'top';
  if (placement.startsWith('bottom')) return 'bottom';
  return (placement === 'inline-start') === isRtl ? 'right' : 'left';
}

function isVertical(side: Side): boolean {
  return side === 'top' || side === 'bottom';
}

function freeRoom({ anchor, viewport, margin }: PlaceOptions): Record<Side, number> {
  return {
    top: anchor.y - viewport.y - margin,
    bottom: viewport.y + viewport.height - margin - (anchor.y + anchor.height),
    left: anchor.x - viewport.x - margin,
    right: viewport.x + viewport.width - margin - (anchor.x + anchor.width),
  };
}

function alignedX(placement: Placement, isRtl: boolean, anchor: Box, width: number): number {
  const atStart = placement.endsWith('-start');
  if (!atStart && !placement.endsWith('-end')) return anchor.x + (anchor.width - width) / 2;
  return atStart === isRtl ? anchor.x + anchor.width - width : anchor.x;
}

/** A box too large for the viewport keeps its start visible. */
function within(value: number, length: number, axis: 'x' | 'y', { viewport, margin }: PlaceOptions): number {
  const from = viewport[axis] + margin;
  const to = viewport[axis] + (axis === 'x' ? viewport.width : viewport.height) - margin - length;
  return Math.max(from, Math.min(value, to));
}
