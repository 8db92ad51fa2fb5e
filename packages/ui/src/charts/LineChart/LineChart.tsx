import { withRef } from '../../hooks/withRef.ts';
import type { ReactNode } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartProps } from '../ChartFigure/chartProps.ts';
import { useNumberFormat } from '../ChartFigure/useNumberFormat.ts';
import type { ChartMessages } from '../messages/en.ts';
import { useChartMessages } from '../messages/useChartMessages.ts';
import { seriesColumns } from '../series/seriesColumns.ts';
import { valueOf, type Series, type SeriesDatum } from '../series/seriesData.ts';
import { drawLines } from './drawLines.tsx';

/** Props of {@link LineChart}. */
export interface LineChartProps extends ChartProps {
  /** From the earliest to the latest, at equal distances. A value that is not known leaves a gap in its line. */
  data: readonly SeriesDatum[];
  /** The lines; at most six. */
  series: readonly Series[];
  /** What the labels are; header of the table's first column. */
  categoryLabel: string;
  /**
   * Whether the scale begins at 0. Without it small changes are seen better, and look larger than they are.
   * @default true
   */
  startsAtZero?: boolean;
}

/** How numbers develop: a line a series, with a shape and a dash of its own. */
export const LineChart = withRef(function LineChart(props: LineChartProps): ReactNode {
  const { data, series, categoryLabel, startsAtZero = true, summary, ...rest } = props;
  const messages = useChartMessages(props.messages);
  const format = useNumberFormat(props.format);
  const write = (value: number | null): string => (value === null ? messages.noValue : format(value));
  return (
    <ChartFigure
      {...rest}
      component="LineChart"
      kind="line"
      legend={series.length > 1 ? series.map(({ label }) => label) : undefined}
      summary={summary ?? summarise(data, series, messages, format)}
      hasValues={data.some((datum) => series.some((one) => valueOf(datum, one) !== null))}
      rows={data}
      getRowId={({ label }) => label}
      columns={seriesColumns(categoryLabel, series, write)}
      draw={(canvas) =>
        drawLines(canvas, data, series, { write, format, startsAtZero, name: messages.seriesPoint })
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
  return series
    .flatMap((one) => {
      const known = data.flatMap((datum) => {
        const value = valueOf(datum, one);
        return value === null ? [] : { label: datum.label, value: format(value) };
      });
      const [first, last] = [known[0], known.at(-1)];
      if (!first || !last) return [];
      return messages.lineSummary({
        series: one.label,
        first: first.label,
        firstValue: first.value,
        last: last.label,
        lastValue: last.value,
      });
    })
    .join(' ');
}
