import { withRef } from '../../hooks/withRef.ts';
import { greatest, sum } from 'd3-array';
import type { ReactNode } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartProps } from '../ChartFigure/chartProps.ts';
import { useNumberFormat } from '../ChartFigure/useNumberFormat.ts';
import type { ChartMessages } from '../messages/en.ts';
import { useChartMessages } from '../messages/useChartMessages.ts';
import { seriesColumns } from '../series/seriesColumns.ts';
import { totalOf, valueOf, type Series, type SeriesDatum } from '../series/seriesData.ts';
import { drawStacks } from './drawStacks.tsx';

/** Props of {@link StackedBarChart}. */
export interface StackedBarChartProps extends ChartProps {
  /** From top to bottom, in the order in which they are given. Values are not less than 0. */
  data: readonly SeriesDatum[];
  /** The parts of each bar, from the start of the line; at most six. */
  series: readonly Series[];
  /** What the labels are; header of the table's first column. */
  categoryLabel: string;
}

/** Compares totals and what they are made of: horizontal bars of several parts. */
export const StackedBarChart = withRef(function StackedBarChart(props: StackedBarChartProps): ReactNode {
  const { data, series, categoryLabel, summary, ...rest } = props;
  const messages = useChartMessages(props.messages);
  const format = useNumberFormat(props.format);
  const write = (value: number | null): string => (value === null ? messages.noValue : format(value));
  return (
    <ChartFigure
      {...rest}
      component="StackedBarChart"
      kind="bar"
      legend={series.map(({ label }) => label)}
      summary={summary ?? summarise(data, series, messages, format)}
      hasValues={data.some((datum) => series.some((one) => valueOf(datum, one) !== null))}
      rows={data}
      getRowId={({ label }) => label}
      columns={[
        ...seriesColumns(categoryLabel, series, write),
        {
          id: 'total',
          header: messages.total,
          renderCell: (datum) => format(totalOf(datum, series)),
          align: 'end',
          sortValue: (datum) => totalOf(datum, series),
        },
      ]}
      draw={(canvas) =>
        drawStacks(canvas, data, series, { write, total: messages.total, name: messages.seriesPoint })
      }
    />
  );
});

function summarise(
  data: readonly SeriesDatum[],
  series: readonly Series[],
  messages: ChartMessages,
  format: (value: number) => string,
): string {
  const highest = greatest(data, (datum) => totalOf(datum, series));
  if (!highest) return '';
  return messages.stackedSummary({
    total: format(sum(data, (datum) => totalOf(datum, series))),
    highest: highest.label,
    highestValue: format(totalOf(highest, series)),
  });
}
