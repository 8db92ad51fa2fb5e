import type { ChartColumn } from '../ChartFigure/chartColumn.ts';
import { valueOf, type Series, type SeriesDatum } from './seriesData.ts';

/** The columns of a table twin with several series: the label, then a column a series. */
export function seriesColumns(
  categoryLabel: string,
  series: readonly Series[],
  write: (value: number | null) => string,
): ChartColumn<SeriesDatum>[] {
  return [
    {
      id: 'label',
      header: categoryLabel,
      renderCell: ({ label }) => label,
      isRowHeader: true,
    },
    ...series.map((one): ChartColumn<SeriesDatum> => ({
      id: `series-${one.id}`,
      header: one.label,
      renderCell: (datum) => write(valueOf(datum, one)),
      hrefOf: ({ links }) => links?.[one.id],
      align: 'end',
      sortValue: (datum) => valueOf(datum, one),
    })),
  ];
}
