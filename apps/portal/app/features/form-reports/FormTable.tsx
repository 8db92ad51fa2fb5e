import type { components } from '@aarambh/api-client';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Link } from '@aarambh/ui/Link';
import { Table, type TableColumn } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { TableCard } from '@aarambh/records/screens';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { cellTexts, columnTexts, formTexts, lineTexts, official } from './formWords.ts';
import { table as tableStyle } from './FormTable.css.ts';

type Report = components['schemas']['FormReport'];
type Column = Report['columns'][number];
type Row = Report['rows'][number];

interface FormTableProps {
  readonly report: Report;
}

/** A table that leaves the house; each figure leads to its rows. A form of somebody else has its own words, in English. */
export function FormTable({ report: { form, columns, rows, total } }: FormTableProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isOfficial = official.has(form);
  const headerOf = ({ key, label }: Column): string => {
    const text = isOfficial ? undefined : columnTexts[key];
    return text === undefined ? label : t(text);
  };
  const [naming] = columns.filter(({ as }) => as === 'text');
  const textOf = ({ key, as }: Column, row: Row): string => {
    const value = row.cells[key] ?? null;
    if (value === null) return '–';
    if (typeof value === 'number') {
      if (as === 'rupees') return formats.rupees(value * 100);
      if (as === 'percent') return formats.percentExactly(value / 100);
      return as === 'year' ? String(value) : formats.number(value);
    }
    const line = key === 'line' || key === 'group' ? lineTexts[row.key] : undefined;
    const word = line ?? cellTexts[key]?.[value];
    return word === undefined ? value : t(word);
  };
  const nameOf = (row: Row): string => (naming === undefined ? row.key : textOf(naming, row));
  const cellOf = (column: Column, row: Row) => {
    const text = textOf(column, row);
    const href = row.links[column.key];
    if (href === undefined) return text;
    const isName = column.key === naming?.key;
    return (
      <Link href={href} {...(!isName && { 'aria-label': `${nameOf(row)}, ${headerOf(column)}: ${text}` })}>
        {text}
      </Link>
    );
  };
  return (
    <>
      {total > rows.length && (
        <Text tone="muted">
          {t('resources.formReports.first', {
            shown: formats.number(rows.length),
            total: formats.number(total),
          })}
        </Text>
      )}
      <div {...(isOfficial && { lang: 'en' })}>
        <TableCard>
          <Table<Row>
            fits="room"
            className={tableStyle}
            caption={t(formTexts[form])}
            rows={rows}
            getRowId={({ key }) => key}
            empty={<EmptyState level={3} title={t('resources.formReports.nobody')} />}
            columns={columns.map((column): TableColumn<Row> => ({
              id: column.key,
              header: headerOf(column),
              align: column.as === 'text' || column.as === 'year' ? 'start' : 'end',
              isRowHeader: column.key === naming?.key,
              renderCell: (row) => cellOf(column, row),
            }))}
          />
        </TableCard>
      </div>
    </>
  );
}
