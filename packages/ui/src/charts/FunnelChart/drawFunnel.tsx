import { max } from 'd3-array';
import { bar, loss, mutedText, value as valueClass } from '../bars/bars.css.ts';
import { layoutRows } from '../bars/layoutRows.ts';
import { RowLabels } from '../bars/RowLabels.tsx';
import type { Canvas } from '../ChartPlot/ChartPlot.tsx';
import type { Drawing } from '../ChartPlot/marks.ts';
import type { ChartMessages } from '../messages/en.ts';
import { SeriesArea } from '../series/SeriesArea.tsx';
import type { MeasuredStage } from './stages.ts';

interface FunnelTexts {
  write: (value: number) => string;
  writeShare: (share: number | undefined) => string;
  valueLabel: string;
  messages: Pick<ChartMessages, 'point' | 'stagePoint' | 'ofPrevious' | 'ofFirst'>;
}

/** Bars from stage to stage, each with its value and its share; the fall between two stages is shaded. */
export function drawFunnel(canvas: Canvas, stages: readonly MeasuredStage[], texts: FunnelTexts): Drawing {
  const { fontSize, measure, fromStart, patternId } = canvas;
  const { messages, write, writeShare } = texts;
  const space = fontSize / 2;
  const shares = stages.map(({ ofPrevious }) => (ofPrevious === undefined ? '' : writeShare(ofPrevious)));
  // Bold is about a tenth wider than what is measured.
  const valueWidths = stages.map(({ value }) => Math.ceil(measure(write(value)) * 1.1));
  const ends = shares.map(
    (share, index) => space + (valueWidths[index] ?? 0) + (share === '' ? 0 : space + measure(share)),
  );
  const layout = layoutRows(
    canvas,
    stages.map(({ label }) => label),
    { endSpace: Math.ceil(Math.max(0, ...ends)) },
  );
  const most = max(stages, ({ value }) => value) || 1;
  const bars = stages.flatMap((stage, index) => {
    const row = layout.rows[index];
    if (!row) return [];
    const width = stage.value > 0 ? Math.max(2, (stage.value / most) * layout.extent) : 0;
    const box = { x: fromStart(layout.start, width), y: row.barTop, width, height: row.barHeight };
    return { stage, row, box, share: shares[index] ?? '', valueWidth: valueWidths[index] ?? 0 };
  });

  return {
    height: layout.height,
    behind: (
      <>
        {layout.isWide &&
          bars.slice(1).map((next, index) => {
            const before = bars[index];
            if (!before) return undefined;
            const zero = fromStart(layout.start);
            const [top, bottom] = [before.box.y + before.box.height, next.box.y];
            const path = `M${zero} ${top}H${fromStart(layout.start + before.box.width)}L${fromStart(layout.start + next.box.width)} ${bottom}H${zero}Z`;
            return <path key={next.stage.label} d={path} className={loss} />;
          })}
        <RowLabels canvas={canvas} layout={layout} zero={0} />
      </>
    ),
    marks: bars.map(({ stage, row: { area }, box, share }, row) => ({
      id: stage.label,
      href: stage.href,
      target: area,
      name:
        share === ''
          ? messages.point({ label: stage.label, value: write(stage.value) })
          : messages.stagePoint({ label: stage.label, value: write(stage.value), share }),
      row,
      column: 0,
      targetId: stage.label,
      box: box.width === 0 ? { ...box, x: fromStart(layout.start, fontSize), width: fontSize } : box,
      shape: (
        <g className={bar}>
          <SeriesArea series={0} patternId={patternId} {...box} rx={3} />
        </g>
      ),
    })),
    hoverTargets: bars.map(({ stage, row, box }) => ({
      id: stage.label,
      area: row.area,
      highlight: row.area,
      anchor: box,
      title: stage.label,
      lines: [
        { label: texts.valueLabel, value: write(stage.value) },
        ...(stage.ofPrevious === undefined
          ? []
          : [{ label: messages.ofPrevious, value: writeShare(stage.ofPrevious) }]),
        ...(stage.ofFirst === undefined
          ? []
          : [{ label: messages.ofFirst, value: writeShare(stage.ofFirst) }]),
      ],
    })),
    front: bars.map(({ stage, row, box, share, valueWidth }) => {
      const y = row.barTop + row.barHeight / 2;
      const start = layout.start + box.width + space;
      return (
        <g key={stage.label}>
          <text x={fromStart(start)} y={y} dy="0.35em" className={valueClass}>
            {write(stage.value)}
          </text>
          {share !== '' && (
            <text x={fromStart(start + valueWidth + space)} y={y} dy="0.35em" className={mutedText}>
              {share}
            </text>
          )}
        </g>
      );
    }),
  };
}
