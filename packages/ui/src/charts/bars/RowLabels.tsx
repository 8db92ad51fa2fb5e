import type { ReactNode } from 'react';
import type { Canvas } from '../ChartPlot/ChartPlot.tsx';
import type { RowsLayout } from './layoutRows.ts';
import { baseline, text } from './bars.css.ts';

/** The labels of the rows, and the line on which the bars stand. */
export function RowLabels({
  canvas,
  layout,
  zero,
}: {
  canvas: Canvas;
  layout: RowsLayout;
  /** Where the value 0 stands, from the start of the bars' space. */
  zero: number;
}): ReactNode {
  const zeroLine = { x: canvas.fromStart(layout.start + zero - 1, 1), width: 1, className: baseline };
  return (
    <>
      {layout.isWide && <rect {...zeroLine} y={0} height={layout.height} />}
      {layout.rows.map(({ area, label, barTop, barHeight }) => (
        <g key={area.y}>
          {label.map((line) => (
            <text key={line.y} x={canvas.fromStart(0)} y={line.y} className={text}>
              {line.text}
            </text>
          ))}
          {!layout.isWide && <rect {...zeroLine} y={barTop - 3} height={barHeight + 6} />}
        </g>
      ))}
    </>
  );
}
