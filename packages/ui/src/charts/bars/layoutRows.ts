import type { Canvas } from '../ChartPlot/ChartPlot.tsx';
import type { Box } from '../ChartPlot/marks.ts';
import { wrapText } from '../text/wrapText.ts';

/** Where a row of bars stands. Boxes are in CSS pixels; `start` counts from where lines of text begin. */
export interface BarRow {
  /** The whole row, as wide as the drawing. */
  area: Box;
  /** Lines of the label, and the baseline of each. */
  label: readonly { text: string; y: number }[];
  barTop: number;
  barHeight: number;
}

/** Where the rows of a bar chart stand, and the space for their bars. */
export interface RowsLayout {
  rows: readonly BarRow[];
  height: number;
  /** Where the bars' space begins, and how wide it is. */
  start: number;
  extent: number;
  /** Whether the labels stand beside the bars. */
  isWide: boolean;
}

/** Distances in parts of the font size. */
const em = {
  /** From this width on labels stand beside their bars, below it above them. */
  wide: 34,
  line: 1.35,
  /** From the top of a line to its baseline. */
  baseline: 1.02,
  bar: 1.6,
  narrowBar: 1.45,
  /** Between the label and its bar. */
  labelGap: 1,
  narrowLabelGap: 0.3,
  /** Above and below a row. */
  padding: 0.5,
};

/** Room for the ring of focus, in CSS pixels. */
const edge = 2;

/** The labels' part of a wide drawing. */
const labelShare = 0.34;

/**
 * Rows of horizontal bars under each other. Labels are broken into two lines and then cut.
 *
 * @param endSpace what stands after the longest bar, in CSS pixels: its value
 * @param startSpace what stands before a bar that goes the other way
 */
export function layoutRows(
  { width, fontSize, measure }: Canvas,
  labels: readonly string[],
  { endSpace, startSpace = 0 }: { endSpace: number; startSpace?: number },
): RowsLayout {
  const isWide = width >= em.wide * fontSize;
  const room = width - 2 * edge;
  const widest = Math.ceil(Math.max(0, ...labels.map(measure)));
  const labelWidth = isWide ? Math.min(widest, room * labelShare) : room;
  const start = edge + (isWide ? labelWidth + em.labelGap * fontSize : 0) + startSpace;
  const extent = Math.max(fontSize, width - edge - start - endSpace);
  const barHeight = Math.round((isWide ? em.bar : em.narrowBar) * fontSize);
  const lineHeight = em.line * fontSize;
  const padding = em.padding * fontSize;

  let y = 0;
  const rows = labels.map((text): BarRow => {
    // A letter's width is rounded differently where it is drawn.
    const { lines } = wrapText(text, labelWidth + 1, 2, measure);
    const labelHeight = lines.length * lineHeight;
    const content = isWide
      ? Math.max(barHeight, labelHeight)
      : labelHeight + em.narrowLabelGap * fontSize + barHeight;
    const top = y + padding;
    const labelTop = isWide ? top + (content - labelHeight) / 2 : top;
    const height = Math.round(content + 2 * padding);
    const row = {
      area: { x: 0, y, width, height },
      label: lines.map((line, index) => ({
        text: line,
        y: labelTop + index * lineHeight + em.baseline * fontSize,
      })),
      barTop: Math.round(isWide ? top + (content - barHeight) / 2 : top + content - barHeight),
      barHeight,
    };
    y += height;
    return row;
  });
  return { rows, height: y, start, extent, isWide };
}
