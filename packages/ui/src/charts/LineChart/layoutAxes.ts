import type { Canvas } from '../ChartPlot/ChartPlot.tsx';
import { valueOf, type Series, type SeriesDatum } from '../series/seriesData.ts';
import { wrapText } from '../text/wrapText.ts';
import { valueScale } from './valueScale.ts';

/** Where the axes of a LineChart stand, in CSS pixels. */
export interface Axes {
  height: number;
  /** Where the grid begins, from where lines of text begin, and how wide it is. */
  start: number;
  extent: number;
  top: number;
  bottom: number;
  /** Between two labels of the data. */
  step: number;
  /** From the left edge. */
  x: (index: number) => number;
  /** From the top edge. */
  y: (value: number) => number;
  ticks: readonly { value: number; text: string; y: number }[];
  /** Those that have room, around their middle. */
  labels: readonly { x: number; lines: readonly { text: string; y: number }[] }[];
}

/** Distances in parts of the font size. */
const em = { line: 1.35, top: 0.9, plot: 15, labelGap: 1.5, letters: 6 };

/** The axes: values upwards at the start of the line, labels below. Where the labels have no room, only every second or third is written. */
export function layoutAxes(
  { width, fontSize, measure, fromStart }: Canvas,
  data: readonly SeriesDatum[],
  series: readonly Series[],
  { format, startsAtZero }: { format: (value: number) => string; startsAtZero: boolean },
): Axes {
  const values = data.flatMap((datum) => series.flatMap((one) => valueOf(datum, one) ?? []));
  const scale = valueScale(values, startsAtZero, 4);
  const tickTexts = scale.ticks.map((value) => format(value));
  const start = Math.ceil(Math.max(0, ...tickTexts.map(measure)) + fontSize);
  const extent = Math.max(fontSize, width - start - 2);
  const top = em.top * fontSize;
  const bottom = top + em.plot * fontSize;

  const widest = Math.max(0, ...data.map(({ label }) => measure(label)));
  const labelWidth = Math.min(widest, em.letters * fontSize);
  const count = Math.max(1, data.length);
  // The last label is wider than its share of the grid where only some are written; before the plot has its width, wider than the grid.
  const inset = Math.min(extent / 2, Math.max(0, (labelWidth - extent / count) / 2));
  const step = (extent - inset) / count;
  const every = Math.max(1, Math.ceil((labelWidth + fontSize / 2) / step));
  const x = (index: number): number => fromStart(start + step * (index + 0.5));
  const y = (value: number): number => bottom - scale.at(value) * (bottom - top);
  const labels = data.flatMap(({ label }, index) => {
    // Counted from the end: the latest is always written.
    if ((data.length - 1 - index) % every !== 0) return [];
    const { lines } = wrapText(label, Math.max(labelWidth, step - fontSize / 2) + 1, 2, measure);
    const placed = lines.map((text, line) => ({
      text,
      y: bottom + (em.labelGap + line * em.line) * fontSize,
    }));
    return { x: x(index), lines: placed };
  });
  const lineCount = Math.max(1, ...labels.map(({ lines }) => lines.length));

  return {
    height: Math.ceil(bottom + (em.labelGap + (lineCount - 1) * em.line + 0.4) * fontSize),
    start,
    extent,
    top,
    bottom,
    step,
    x,
    y,
    ticks: scale.ticks.map((value, index) => ({ value, text: tickTexts[index] ?? '', y: y(value) })),
    labels,
  };
}
