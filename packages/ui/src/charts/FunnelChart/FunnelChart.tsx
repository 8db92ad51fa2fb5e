import { withRef } from '../../hooks/withRef.ts';
import type { ReactNode } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartProps } from '../ChartFigure/chartProps.ts';
import { useNumberFormat } from '../ChartFigure/useNumberFormat.ts';
import type { ChartMessages } from '../messages/en.ts';
import { useChartMessages } from '../messages/useChartMessages.ts';
import { drawFunnel } from './drawFunnel.tsx';
import { measureStages, type FunnelStage, type MeasuredStage } from './stages.ts';

/** Props of {@link FunnelChart}. */
export interface FunnelChartProps extends ChartProps {
  /** From the first stage to the last. */
  data: readonly FunnelStage[];
  /** What the stages are; header of the table's first column. */
  stageLabel: string;
  /** What is counted; header of the table's second column. */
  valueLabel: string;
}

const percent = { style: 'percent', maximumFractionDigits: 0 } as const;

/** How many remain from stage to stage of a way, and which share of the stage before. */
export const FunnelChart = withRef(function FunnelChart(props: FunnelChartProps): ReactNode {
  const { data, stageLabel, valueLabel, summary, ...rest } = props;
  const messages = useChartMessages(props.messages);
  const format = useNumberFormat(props.format);
  const formatShare = useNumberFormat(percent);
  const stages = measureStages(data);
  const writeShare = (share: number | undefined): string => (share === undefined ? '–' : formatShare(share));
  return (
    <ChartFigure
      {...rest}
      component="FunnelChart"
      kind="bar"
      summary={summary ?? summarise(stages, messages, format, writeShare)}
      hasValues={stages.length > 0}
      rows={stages}
      getRowId={({ label }) => label}
      columns={[
        { id: 'label', header: stageLabel, renderCell: ({ label }) => label, isRowHeader: true },
        {
          id: 'value',
          header: valueLabel,
          renderCell: ({ value }) => format(value),
          hrefOf: ({ href }) => href,
          align: 'end',
        },
        {
          id: 'ofPrevious',
          header: messages.ofPrevious,
          renderCell: ({ ofPrevious }) => writeShare(ofPrevious),
          align: 'end',
        },
        {
          id: 'ofFirst',
          header: messages.ofFirst,
          renderCell: ({ ofFirst }) => writeShare(ofFirst),
          align: 'end',
        },
      ]}
      draw={(canvas) => drawFunnel(canvas, stages, { write: format, writeShare, valueLabel, messages })}
    />
  );
});

function summarise(
  stages: readonly MeasuredStage[],
  messages: ChartMessages,
  format: (value: number) => string,
  writeShare: (share: number | undefined) => string,
): string {
  const [first, last] = [stages[0], stages.at(-1)];
  if (!first || !last) return '';
  if (first === last) return messages.singleSummary({ label: first.label, value: format(first.value) });
  return messages.funnelSummary({
    first: first.label,
    firstValue: format(first.value),
    last: last.label,
    lastValue: format(last.value),
    share: writeShare(last.ofFirst),
  });
}
