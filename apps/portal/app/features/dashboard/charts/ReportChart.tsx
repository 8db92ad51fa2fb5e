import { type components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import type { ChartProps } from '@aarambh/ui/charts';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Text } from '@aarambh/ui/Text';
import type { ReactNode } from 'react';
import { saveCsv } from '#app/csv/saveCsv.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { requestIdOf } from '#app/session/requestIdOf.ts';
import { useReport, type Report, type ReportQuery } from './useReport.ts';

const whole: ReportQuery = {};

/** A value of each row of a report. */
export interface ReportColumn {
  /** Key of the value. */
  readonly id: string;
  readonly label: string;
}

interface ReportChartProps {
  readonly name: components['schemas']['ReportName'];
  readonly title: string;
  /** Of whom it is, and since when. @default everybody */
  readonly query?: ReportQuery;
  /** What the rows are. */
  readonly rowLabel: string;
  readonly columns: readonly ReportColumn[];
  /** What a row is called. @default the label of the report */
  readonly labelOf?: (row: Report['series'][number]) => string;
  /** Draws the rows, whose labels are those of `labelOf`. */
  readonly children: (rows: Report['series'], chart: ChartProps) => ReactNode;
}

/** A report as a chart on a card of its own: with its loading, failure and nothing, and its values as a CSV file. */
export function ReportChart(props: ReportChartProps) {
  const { name, title, query = whole, rowLabel, columns, labelOf, children } = props;
  const { t } = useTranslation();
  const { report, error, isPending, refetch } = useReport(name, query);
  const rows = (report?.series ?? []).map((row) => ({ ...row, label: labelOf?.(row) ?? row.label }));
  const isEmpty = rows.every(({ values }) => columns.every(({ id }) => (values[id] ?? 0) === 0));
  const download = () =>
    saveCsv(
      name,
      [rowLabel, ...columns.map(({ label }) => label)],
      rows.map(({ label, values }) => [label, ...columns.map(({ id }) => values[id] ?? null)]),
    );
  return (
    <Card padding="md">
      {children(isEmpty ? [] : rows, {
        title,
        level: 3,
        isLoading: isPending,
        empty: <Text tone="muted">{t('dashboard.charts.empty')}</Text>,
        ...(isEmpty ? {} : { onDownload: download }),
        ...(error === null
          ? {}
          : {
              error: (
                <ErrorState
                  requestId={requestIdOf(error)}
                  title={t('dashboard.charts.unread')}
                  level={4}
                  onRetry={() => void refetch()}
                >
                  <FailureWords error={error} otherwise={t('failure.server')} />
                </ErrorState>
              ),
            }),
      })}
    </Card>
  );
}
