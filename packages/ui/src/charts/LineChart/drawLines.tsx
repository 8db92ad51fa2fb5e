import { line, symbol } from 'd3-shape';
import type { ReactNode } from 'react';
import type { Canvas } from '../ChartPlot/ChartPlot.tsx';
import type { Drawing } from '../ChartPlot/marks.ts';
import { fillClass, strokeClass } from '../series/classes.ts';
import { dashes, lookOf, symbolOf } from '../series/looks.ts';
import { halo } from '../series/series.css.ts';
import { valueOf, type Series, type SeriesDatum } from '../series/seriesData.ts';
import { layoutAxes, type Axes } from './layoutAxes.ts';
import { axisText, gridLine, zeroLine } from './LineChart.css.ts';

interface LineTexts {
  write: (value: number | null) => string;
  format: (value: number) => string;
  startsAtZero: boolean;
  /** What is read for a point. */
  name: (words: { label: string; series: string; value: string }) => string;
}

interface Point {
  x: number;
  y: number | null;
}

/** Area of a point's shape in square CSS pixels; less where the points are closer than they are wide. */
function pointSize(step: number): number {
  return Math.min(70, Math.max(9, (step * 0.7) ** 2));
}

/** Lines with their points, over a grid. */
export function drawLines(
  canvas: Canvas,
  data: readonly SeriesDatum[],
  series: readonly Series[],
  texts: LineTexts,
): Drawing {
  const axes = layoutAxes(canvas, data, series, texts);
  const path = line<Point>()
    .defined(({ y }) => y !== null)
    .x(({ x }) => x)
    .y(({ y }) => y ?? 0);
  const lines = series.map((one, index) => ({
    one,
    index,
    points: data.map((datum, place): Point => {
      const value = valueOf(datum, one);
      return { x: axes.x(place), y: value === null ? null : axes.y(value) };
    }),
  }));

  return {
    height: axes.height,
    behind: (
      <>
        <Grid canvas={canvas} axes={axes} />
        {lines.map(({ one, index, points }) => (
          <path
            key={one.id}
            d={path(points) ?? undefined}
            className={strokeClass(index)}
            strokeDasharray={dashes[lookOf(index)]}
          />
        ))}
      </>
    ),
    marks: lines.flatMap(({ one, index, points }) =>
      points.flatMap(({ x, y }, column) => {
        const datum = data[column];
        if (y === null || !datum) return [];
        return {
          id: `${one.id}/${datum.label}`,
          href: datum.links?.[one.id],
          name: texts.name({
            label: datum.label,
            series: one.label,
            value: texts.write(valueOf(datum, one)),
          }),
          row: index,
          column,
          targetId: datum.label,
          box: { x: x - 8, y: y - 8, width: 16, height: 16 },
          shape: (
            <g className={halo}>
              <path
                d={symbol(symbolOf(index), pointSize(axes.step))() ?? undefined}
                transform={`translate(${x} ${y})`}
                className={fillClass(index)}
              />
            </g>
          ),
        };
      }),
    ),
    hoverTargets: data.map((datum, index) => {
      const x = axes.x(index);
      const half = axes.step / 2;
      const band = Math.min(20, Math.max(6, axes.step));
      return {
        id: datum.label,
        area: { x: x - half, y: 0, width: axes.step, height: axes.height },
        highlight: { x: x - band / 2, y: axes.top - 8, width: band, height: axes.bottom - axes.top + 8 },
        anchor: { x: x - 10, y: axes.top, width: 20, height: 0 },
        title: datum.label,
        lines: series.map((one, position) => ({
          label: one.label,
          value: texts.write(valueOf(datum, one)),
          series: position,
        })),
      };
    }),
  };
}

function Grid({ canvas, axes }: { canvas: Canvas; axes: Axes }): ReactNode {
  const { fromStart, fontSize } = canvas;
  return (
    <>
      {axes.ticks.map(({ value, text, y }) => (
        <g key={value}>
          <rect
            x={fromStart(axes.start, axes.extent)}
            y={Math.round(y)}
            width={axes.extent}
            height={1}
            className={value === 0 ? zeroLine : gridLine}
          />
          <text
            x={fromStart(axes.start - fontSize / 2)}
            y={y}
            dy="0.35em"
            textAnchor="end"
            className={axisText}
          >
            {text}
          </text>
        </g>
      ))}
      {axes.labels.map(({ x, lines }) => (
        <g key={x}>
          {lines.map(({ text, y }) => (
            <text key={y} x={x} y={y} textAnchor="middle" className={axisText}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </>
  );
}
