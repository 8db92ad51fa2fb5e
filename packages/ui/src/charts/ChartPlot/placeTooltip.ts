import type { Direction } from '../../components/Provider/index.ts';
import type { Box } from './marks.ts';

interface Size {
  width: number;
  height: number;
}

/** Between a tooltip and what it is about, in CSS pixels. */
const gap = 8;

/**
 * Where the top left corner of a tooltip goes: beside its anchor at the end of the line, before it where there is no room, and in any
 * case within the sides of the drawing. Upwards and downwards it may go a little over the drawing's edges, never over its top.
 */
export function placeTooltip({
  anchor,
  frame,
  tooltip,
  direction,
}: {
  anchor: Box;
  frame: Size;
  tooltip: Size;
  direction: Direction;
}): { x: number; y: number } {
  const right = anchor.x + anchor.width + gap;
  const left = anchor.x - gap - tooltip.width;
  const fits = (x: number): boolean => x >= 0 && x + tooltip.width <= frame.width;
  const sides = direction === 'rtl' ? [left, right] : [right, left];
  const beside = sides.find(fits);
  if (beside !== undefined) {
    const middle = anchor.y + anchor.height / 2 - tooltip.height / 2;
    return { x: beside, y: clamp(middle, 0, Math.max(0, frame.height - tooltip.height)) };
  }
  const over = anchor.y - gap - tooltip.height;
  const centred = anchor.x + anchor.width / 2 - tooltip.width / 2;
  return {
    x: clamp(centred, 0, Math.max(0, frame.width - tooltip.width)),
    y: over >= 0 ? over : anchor.y + anchor.height + gap,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
