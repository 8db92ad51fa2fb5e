import { Link } from '@aarambh/ui/Link';
import { Table } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';
import type { Dashboard } from './useDashboard.ts';

/** How many of those who graduate next are placed, by program, and the share of the year before beside it. */
export function Programs({ programs }: { readonly programs: NonNullable<Dashboard['programs']> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { passingYear, rows } = programs;
  const title = t('dashboard.programs.title', { year: passingYear });
  const linked = ({ total, link }: { total: number; link: string }, name: string, label: string) =>
    total === 0 ? (
      formats.number(0)
    ) : (
      <Link href={link} aria-label={`${name}, ${label}: ${formats.number(total)}`}>
        {formats.number(total)}
      </Link>
    );
  return (
    <DashboardCard title={title}>
      {rows.length === 0 ? (
        <Text tone="muted">{t('dashboard.programs.none', { year: passingYear })}</Text>
      ) : (
        <Table
          caption={title}
          rows={rows}
          getRowId={({ id }) => id}
          columns={[
            {
              id: 'name',
              header: t('dashboard.charts.program'),
              isRowHeader: true,
              renderCell: ({ name }) => name,
            },
            {
              id: 'students',
              header: t('dashboard.figures.students'),
              align: 'end',
              renderCell: ({ students, name }) => linked(students, name, t('dashboard.figures.students')),
            },
            {
              id: 'placed',
              header: t('dashboard.figures.placed'),
              align: 'end',
              renderCell: ({ placed, name }) => linked(placed, name, t('dashboard.figures.placed')),
            },
            {
              id: 'share',
              header: t('dashboard.programs.share'),
              align: 'end',
              renderCell: ({ placed, students }) => formats.percent(placed.total / students.total),
            },
            {
              id: 'before',
              header: t('dashboard.programs.before', { year: passingYear - 1 }),
              align: 'end',
              renderCell: ({ percentBefore }) =>
                percentBefore === null ? '–' : formats.percent(percentBefore / 100),
            },
          ]}
        />
      )}
    </DashboardCard>
  );
}
