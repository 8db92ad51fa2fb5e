import type { components } from '@aarambh/api-client';
import { Table } from '@aarambh/ui/Table';
import { titleOf, wordsOf } from '@aarambh/records/data';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { eligibleStudentResource } from './eligibleStudent.tsx';

type Mapping = components['schemas']['Mapping'];

interface Fact {
  readonly id: string;
  readonly name: string;
  /** Of each applicant, in their order. */
  readonly values: readonly (string | null)[];
}

/** A few applicants side by side: what the list knows of them, how they are rated, and what they answered. */
export default function ApplicantComparison({ rows }: { readonly rows: readonly Mapping[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [, ...columns] = eligibleStudentResource.columns;
  const known = columns.map((column): Fact => ({
    id: column.field,
    name: titleOf(column, t),
    values: rows.map((row) => wordsOf(column, row, t, formats)),
  }));
  const questions = new Map(
    rows.flatMap(({ answers = [] }) => answers.map(({ questionID, question }) => [questionID, question])),
  );
  const answered = [...questions].map(([id, question]): Fact => ({
    id,
    name: question,
    values: rows.map(({ answers = [] }) => answers.find((each) => each.questionID === id)?.answer ?? null),
  }));
  return (
    <Table
      caption={t('resources.eligibleStudent.compare')}
      rows={[...known, ...answered].filter(({ values }) => values.some((value) => value !== null))}
      getRowId={({ id }) => id}
      columns={[
        {
          id: 'fact',
          header: t('resources.eligibleStudent.fact'),
          isRowHeader: true,
          renderCell: ({ name }) => name,
        },
        ...rows.map((row, index) => ({
          id: row.id,
          header: eligibleStudentResource.nameOf(row),
          renderCell: ({ values }: Fact) => values[index] ?? '–',
        })),
      ]}
    />
  );
}
