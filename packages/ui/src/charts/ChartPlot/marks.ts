import type { ReactNode } from 'react';

/** A rectangle in the drawing, in CSS pixels from its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One value that is drawn and can be reached with the keyboard. */
export interface Mark {
  /** Unique in the drawing. */
  id: string;
  /** What is read: label, series and value. */
  name: string;
  /** Position among the others, for the arrow keys. */
  row: number;
  column: number;
  /** What the ring of focus goes around. */
  box: Box;
  /** The target that it belongs to. */
  targetId: string;
  /** Where it leads: to what it counts. */
  href?: string | undefined;
  /** What answers to a press of a mark that leads somewhere, where that is more than the box. */
  target?: Box;
  shape: ReactNode;
}

/** A line of a tooltip. */
export interface TooltipLine {
  label: string;
  value: string;
  /** Which look of a series stands before it. */
  series?: number;
}

/** A part of the drawing that answers to the pointer: a row of bars, a date on a line. */
export interface HoverTarget {
  id: string;
  /** What the pointer has to be on. */
  area: Box;
  /** What is lit up while the tooltip is open. */
  highlight: Box;
  /** The tooltip stands beside it. */
  anchor: Box;
  title: string;
  lines: readonly TooltipLine[];
}

/** What a chart gives to be drawn. */
export interface Drawing {
  height: number;
  marks: readonly Mark[];
  hoverTargets: readonly HoverTarget[];
  /** Grid and axes, below the marks. */
  behind?: ReactNode;
  /** Labels, above the marks. */
  front?: ReactNode;
}
