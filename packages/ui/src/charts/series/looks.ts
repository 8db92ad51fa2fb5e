import {
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
  symbolWye,
  type SymbolType,
} from 'd3-shape';

/** How many series can be told apart; further ones begin again with the first look. */
export const lookCount = 6;

/** Whether a series is seen as an area or as a line. */
export type SeriesKind = 'bar' | 'line';

/** The look of the series at an index. */
export function lookOf(series: number): number {
  return series % lookCount;
}

/** Dashes of the lines, in CSS pixels; the first is whole. */
export const dashes: readonly (string | undefined)[] = [
  undefined,
  '7 4',
  '2 4',
  '10 4 2 4',
  '4 3',
  '12 3 2 3 2 3',
];

const symbols: readonly SymbolType[] = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolWye,
];

/** What marks the points of a line. */
export function symbolOf(series: number): SymbolType {
  return symbols[lookOf(series)] ?? symbolCircle;
}
