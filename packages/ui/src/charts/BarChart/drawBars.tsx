import { extent } from 'd3-array';
import { bar as barClass, mutedText, value as valueClass } from '../bars/bars.css.ts';
import { layoutRows } from '../bars/layoutRows.ts';
import { RowLabels } from '../bars/RowLabels.tsx';
import type { Canvas } from '../ChartPlot/ChartPlot.tsx';
import type { Drawing } from '../ChartPlot/marks.ts';
import { SeriesArea } from '../series/SeriesArea.tsx';
import type { BarDatum } from './BarChart.tsx';

interface BarTexts {
  write: (value: number | null) => string;
  valueLabel: string;
  /** What is read for a bar. */
  name: (words: { label: string; value: string }) => string;
}

/** The bars of a BarChart, each with its value at the end. */
export function drawBars(canvas: Canvas, data: readonly BarDatum[], texts: BarTexts): Drawing {
  const { fontSize, measure, fromStart, patternId } = canvas;
  const [least = 0, most = 0] = extent(data, ({ value }) => value ?? 0);
  const [low, high] = [Math.min(0, least), Math.max(0, most)];
  // Bold is about a tenth wider than what is measured.
  const widthOf = (value: number | null): number => measure(texts.write(value)) * 1.1;
  const gap = fontSize / 2;
  const spaceFor = (values: (number | null)[]): number =>
    values.length === 0 ? 0 : Math.ceil(gap + Math.max(...values.map(widthOf)));
  const values = data.map(({ value }) => value);
  const layout = layoutRows(
    canvas,
    data.map(({ label }) => label),
    {
      endSpace: spaceFor(values.filter((value) => value === null || value >= 0)),
      startSpace: spaceFor(values.filter((value) => value !== null && value < 0)),
    },
  );
  const scale = (value: number): number => ((value - low) / (high - low || 1)) * layout.extent;
  const zero = scale(0);

  const bars = layout.rows.flatMap((row, index) => {
    const datum = data[index];
    if (!datum) return [];
    const { label, value, href } = datum;
    const [from, to] = [zero, scale(value ?? 0)].toSorted((a, b) => a - b);
    const width =
      value === null || value === 0 || from === undefined || to === undefined ? 0 : Math.max(2, to - from);
    const box = {
      x: fromStart(layout.start + (from ?? 0), width),
      y: row.barTop,
      width,
      height: row.barHeight,
    };
    const isNegative = value !== null && value < 0;
    const written = texts.write(value);
    const textStart = layout.start + (isNegative ? (from ?? 0) - gap : (from ?? 0) + width + gap);
    const middle = row.barTop + row.barHeight / 2;
    return {
      label,
      href,
      name: texts.name({ label, value: written }),
      area: row.area,
      box,
      shape: <SeriesArea series={0} patternId={patternId} {...box} rx={3} />,
      text: (
        <text
          key={label}
          x={fromStart(textStart)}
          y={middle}
          dy="0.35em"
          textAnchor={isNegative ? 'end' : 'start'}
          className={value === null ? mutedText : valueClass}
        >
          {written}
        </text>
      ),
      written,
    };
  });

  return {
    height: layout.height,
    behind: <RowLabels canvas={canvas} layout={layout} zero={zero} />,
    marks: bars.map(({ label, href, name, box, shape, area }, row) => ({
      id: label,
      href,
      name,
      row,
      column: 0,
      targetId: label,
      box: box.width === 0 ? { ...box, x: fromStart(layout.start + zero, fontSize), width: fontSize } : box,
      shape: <g className={barClass}>{shape}</g>,
      target: area,
    })),
    hoverTargets: bars.map(({ label, area, box, written }) => ({
      id: label,
      area,
      highlight: area,
      anchor: box,
      title: label,
      lines: [{ label: texts.valueLabel, value: written }],
    })),
    front: bars.map(({ text }) => text),
  };
}
