import { max } from 'd3-array';
import { stack } from 'd3-shape';
import type { ReactNode } from 'react';
import { bar, plate, value as valueClass } from '../bars/bars.css.ts';
import { layoutRows, type BarRow, type RowsLayout } from '../bars/layoutRows.ts';
import { RowLabels } from '../bars/RowLabels.tsx';
import type { Canvas } from '../ChartPlot/ChartPlot.tsx';
import type { Drawing, Mark, TooltipLine } from '../ChartPlot/marks.ts';
import { SeriesArea } from '../series/SeriesArea.tsx';
import { totalOf, valueOf, type Series, type SeriesDatum } from '../series/seriesData.ts';

interface StackTexts {
  write: (value: number | null) => string;
  total: string;
  /** What is read for a part of a bar. */
  name: (words: { label: string; series: string; value: string }) => string;
}

/** Between two parts, in CSS pixels. */
const gap = 2;

/** Bars of several parts; a part has its value in it where there is room, a bar its total at the end. */
export function drawStacks(
  canvas: Canvas,
  data: readonly SeriesDatum[],
  series: readonly Series[],
  texts: StackTexts,
): Drawing {
  const { fontSize, measure, fromStart } = canvas;
  const totals = data.map((datum) => totalOf(datum, series));
  const writtenTotals = totals.map(texts.write);
  const space = fontSize / 2;
  const layout = layoutRows(
    canvas,
    data.map(({ label }) => label),
    // Bold is about a tenth wider than what is measured.
    { endSpace: Math.ceil(space + Math.max(0, ...writtenTotals.map(measure)) * 1.1) },
  );
  const scale = (value: number): number => (value / (max(totals) || 1)) * layout.extent;
  const parts = stack<SeriesDatum, Series>()
    .keys(series)
    .value((datum, one) => valueOf(datum, one) ?? 0)(data);

  const marks = data.flatMap((datum, row) =>
    parts.flatMap((part, column): StackMark[] => {
      const one = part.key;
      const known = valueOf(datum, one);
      const place = layout.rows[row];
      const [from, to] = part[row] ?? [0, 0];
      if (known === null || !place) return [];
      return [
        drawPart(canvas, layout, place, {
          id: `${datum.label}/${one.id}`,
          href: datum.links?.[one.id],
          name: texts.name({ label: datum.label, series: one.label, value: texts.write(known) }),
          written: texts.write(known),
          row,
          column,
          targetId: datum.label,
          start: scale(from),
          end: scale(to),
        }),
      ];
    }),
  );

  return {
    height: layout.height,
    behind: <RowLabels canvas={canvas} layout={layout} zero={0} />,
    marks,
    hoverTargets: data.flatMap((datum, row) => {
      const place = layout.rows[row];
      if (!place) return [];
      const width = scale(totals[row] ?? 0);
      return {
        id: datum.label,
        area: place.area,
        highlight: place.area,
        anchor: { x: fromStart(layout.start, width), y: place.barTop, width, height: place.barHeight },
        title: datum.label,
        lines: [
          ...series.map((one, index): TooltipLine => ({
            label: one.label,
            value: texts.write(valueOf(datum, one)),
            series: index,
          })),
          { label: texts.total, value: writtenTotals[row] ?? '' },
        ],
      };
    }),
    front: (
      <>
        {marks.map(({ id, valueText }) => valueText && <g key={id}>{valueText}</g>)}
        {layout.rows.map((place, row) => (
          <text
            key={place.area.y}
            x={fromStart(layout.start + scale(totals[row] ?? 0) + space)}
            y={place.barTop + place.barHeight / 2}
            dy="0.35em"
            className={valueClass}
          >
            {writtenTotals[row]}
          </text>
        ))}
      </>
    ),
  };
}

interface StackMark extends Mark {
  valueText: ReactNode;
}

interface Part extends Omit<Mark, 'box' | 'shape'> {
  written: string;
  /** From the start of the bars' space. */
  start: number;
  end: number;
}

function drawPart(
  { fontSize, measure, fromStart, patternId }: Canvas,
  layout: RowsLayout,
  { barTop, barHeight }: BarRow,
  { written, start, end, ...mark }: Part,
): StackMark {
  const width = end > start ? Math.max(1, end - start - gap) : 0;
  const box = { x: fromStart(layout.start + start, width), y: barTop, width, height: barHeight };
  const plateWidth = measure(written) + fontSize * 0.6;
  const plateHeight = Math.min(fontSize * 1.2, barHeight - 4);
  const hasRoom = plateWidth + 12 <= width;
  return {
    ...mark,
    // A value of 0 has no area; the ring of focus still needs one.
    box: width === 0 ? { ...box, x: fromStart(layout.start + start, gap), width: gap } : box,
    shape: (
      <g className={bar}>
        <SeriesArea series={mark.column} patternId={patternId} {...box} rx={width > 6 ? 2 : 0} />
      </g>
    ),
    valueText: hasRoom && (
      <>
        <rect
          x={box.x + (width - plateWidth) / 2}
          y={barTop + (barHeight - plateHeight) / 2}
          width={plateWidth}
          height={plateHeight}
          rx={4}
          className={plate}
        />
        <text
          x={box.x + width / 2}
          y={barTop + barHeight / 2}
          dy="0.35em"
          textAnchor="middle"
          className={valueClass}
          fontSize="0.9em"
        >
          {written}
        </text>
      </>
    ),
  };
}
