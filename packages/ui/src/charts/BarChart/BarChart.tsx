import { withRef } from '../../hooks/withRef.ts';
import type { ReactNode } from 'react';
import { drawBars } from './drawBars.tsx';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartProps } from '../ChartFigure/chartProps.ts';
import { useNumberFormat } from '../ChartFigure/useNumberFormat.ts';
import { useChartMessages } from '../messages/useChartMessages.ts';
import { knownValue } from '../series/seriesData.ts';

/** A bar of a {@link BarChart}. */
export interface BarDatum {
  /** What is counted here. Unique in the chart. */
  label: string;
  /** `null` where it is not known; what is no number (0 / 0) or has no end counts so, too. May be less than 0. */
  value: number | null;
  /** Where the bar leads: to what it counts. */
  href?: string | undefined;
}

/** Props of {@link BarChart}. */
export interface BarChartProps extends ChartProps {
  /** From top to bottom, in the order in which they are given. */
  data: readonly BarDatum[];
  /** What the labels are; header of the table's first column. */
  categoryLabel: string;
  /** What the values are; header of the table's second column. */
  valueLabel: string;
}

/** Compares one number of several things: horizontal bars, so that labels of any length have room. */
export const BarChart = withRef(function BarChart(props: BarChartProps): ReactNode {
  const { data: given, categoryLabel, valueLabel, summary, ...rest } = props;
  const data = given.map((datum) => ({ ...datum, value: knownValue(datum.value) }));
  const messages = useChartMessages(props.messages);
  const format = useNumberFormat(props.format);
  const write = (value: number | null): string => (value === null ? messages.noValue : format(value));
  return (
    <ChartFigure
      {...rest}
      component="BarChart"
      kind="bar"
      summary={summary ?? summarise(data, messages, format)}
      hasValues={data.some(({ value }) => value !== null)}
      rows={data}
      getRowId={({ label }) => label}
      columns={[
        {
          id: 'label',
          header: categoryLabel,
          renderCell: ({ label }) => label,
          isRowHeader: true,
          sortValue: ({ label }) => label,
        },
        {
          id: 'value',
          header: valueLabel,
          renderCell: ({ value }) => write(value),
          hrefOf: ({ href }) => href,
          align: 'end',
          sortValue: ({ value }) => value,
        },
      ]}
      draw={(canvas) => drawBars(canvas, data, { write, valueLabel, name: messages.point })}
    />
  );
});

function summarise(
  data: readonly BarDatum[],
  messages: ReturnType<typeof useChartMessages>,
  format: (value: number) => string,
): string {
  const known = data.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const sorted = known.toSorted((a, b) => b.value - a.value);
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  if (!highest || !lowest) return '';
  if (highest !== lowest && highest.value === lowest.value)
    return messages.equalSummary({ value: format(highest.value) });
  if (highest === lowest)
    return messages.singleSummary({ label: highest.label, value: format(highest.value) });
  return messages.barSummary({
    highest: highest.label,
    highestValue: format(highest.value),
    lowest: lowest.label,
    lowestValue: format(lowest.value),
  });
}
