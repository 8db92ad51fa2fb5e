import type { components } from '@aarambh/api-client';
import type { SeasonOutcome } from '@aarambh/api-client/enums';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { FunnelChart } from '@aarambh/ui/charts';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Grid } from '@aarambh/ui/Grid';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { StatCard } from '@aarambh/ui/StatCard';
import { Table } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { saveCsv } from '#app/csv/saveCsv.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { peopleAddress } from './peopleAddress.ts';

type Report = components['schemas']['Report'];
type Row = Report['series'][number];

/** Key of the row of everybody. */
const everybody = '';

const steps = ['enrolled', 'applied', 'shortlisted', 'offered', 'placed'] as const;
const counted = [
  ...steps,
  'pending',
  'notPlaced',
  'elsewhere',
  'studies',
  'notLooking',
] as const satisfies readonly (SeasonOutcome | 'enrolled')[];

interface ReportFiguresProps {
  readonly seasonID: string;
  readonly report: Report;
}

/** The figures of a season: the chief ones, the funnel, and every one by program, to read and as a CSV file. */
export function ReportFigures({ seasonID, report: { totals, series } }: ReportFiguresProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const percent = (value: number | undefined) =>
    value === undefined ? '–' : formats.percentExactly(value / 100);
  const money = (paise: number | undefined) => (paise === undefined ? '–' : formats.rupees(paise));
  const nameOf = ({ key, label }: Row) => {
    if (key === everybody) return t('resources.seasonReport.everybody');
    return label === '' ? t('resources.seasonReport.noProgram') : label;
  };
  // The sum first: on a phone each row is a long card.
  const rows: Row[] = [{ key: everybody, label: '', values: totals }, ...series];
  const figure = (row: Row, name: (typeof counted)[number]) => {
    const value = row.values[name] ?? 0;
    const count = formats.number(value);
    if (name === 'enrolled' || value === 0) return count;
    return (
      <Link
        href={peopleAddress({ seasonID, outcome: name, programID: row.key })}
        aria-label={`${nameOf(row)}, ${t(`resources.seasonReport.figures.${name}`)}: ${count}`}
      >
        {count}
      </Link>
    );
  };
  const download = () =>
    saveCsv(
      'season',
      [
        t('resources.fields.program'),
        ...counted.map((name) => t(`resources.seasonReport.figures.${name}`)),
        t('resources.seasonReport.percent'),
        t('resources.seasonReport.medianRupees'),
      ],
      rows.map((row) => [
        nameOf(row),
        ...counted.map((name) => row.values[name] ?? 0),
        row.values.placedPercent ?? null,
        row.values.medianPaise === undefined ? null : row.values.medianPaise / 100,
      ]),
    );
  if ((totals.enrolled ?? 0) === 0) {
    return <EmptyState title={t('resources.seasonReport.nobody')} />;
  }
  return (
    <>
      <Grid gap="sm" minColumnWidth="sm">
        <StatCard label={t('resources.seasonReport.figures.enrolled')} value={totals.enrolled ?? 0} />
        <StatCard
          label={t('resources.seasonReport.percent')}
          value={percent(totals.placedPercent)}
          hint={t('resources.seasonReport.percentHint')}
        />
        <StatCard
          label={t('resources.seasonReport.median')}
          value={money(totals.medianPaise)}
          hint={t('resources.seasonReport.medianHint')}
        />
        <StatCard label={t('resources.seasonReport.figures.pending')} value={totals.pending ?? 0} />
      </Grid>
      <Card padding="md">
        <FunnelChart
          title={t('resources.seasonReport.funnel')}
          level={2}
          data={steps.map((name) => ({
            label: t(`resources.seasonReport.figures.${name}`),
            value: totals[name] ?? 0,
          }))}
          stageLabel={t('resources.seasonReport.step')}
          valueLabel={t('resources.seasonReport.students')}
        />
      </Card>
      <Stack as="section" gap="sm" aria-labelledby="season-report-programs">
        <Inline justify="between" align="center">
          <Heading level={2} id="season-report-programs">
            {t('resources.seasonReport.byProgram')}
          </Heading>
          <Button variant="secondary" size="sm" onClick={download}>
            {t('resources.seasonReport.csv')}
          </Button>
        </Inline>
        <Text tone="muted">{t('resources.seasonReport.once')}</Text>
        <Card padding="none">
          <Table
            caption={t('resources.seasonReport.byProgram')}
            rows={rows}
            getRowId={({ key }) => key}
            columns={[
              { id: 'program', header: t('resources.fields.program'), renderCell: nameOf, isRowHeader: true },
              {
                id: 'percent',
                header: t('resources.seasonReport.percent'),
                renderCell: ({ values }) => percent(values.placedPercent),
                align: 'end',
              },
              {
                id: 'median',
                header: t('resources.seasonReport.median'),
                renderCell: ({ values }) => money(values.medianPaise),
                align: 'end',
              },
              ...counted.map((name) => ({
                id: name,
                header: t(`resources.seasonReport.figures.${name}`),
                renderCell: (row: Row) => figure(row, name),
                align: 'end' as const,
              })),
            ]}
          />
        </Card>
      </Stack>
    </>
  );
}
