import { TableCard } from '@aarambh/records/screens';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ReferencePart } from './contract.ts';
import * as styles from './reference.css.ts';

interface PartsProps {
  readonly title: string;
  readonly parts: readonly ReferencePart[];
}

/** Parameters or properties, each with what it can be. Nothing where there are none. */
export function Parts({ title, parts }: PartsProps) {
  const { t } = useTranslation();
  if (parts.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={2}>{title}</Heading>
      <TableCard>
        <Table<ReferencePart>
          fits="room"
          caption={title}
          rows={parts}
          getRowId={({ name, type }) => `${type} ${name}`}
          columns={[
            {
              id: 'name',
              header: t('reference.name'),
              isRowHeader: true,
              renderCell: ({ name }) => <code className={styles.code}>{name}</code>,
            },
            {
              id: 'type',
              header: t('reference.type'),
              renderCell: ({ type }) => <span lang="en">{type}</span>,
            },
            {
              id: 'needed',
              header: t('reference.needed'),
              renderCell: ({ isRequired }) => t(isRequired ? 'reference.needed' : 'reference.optional'),
            },
            {
              id: 'about',
              header: t('reference.about'),
              renderCell: ({ description, values }) => (
                <span lang="en">{[description, values.join(', ')].filter(Boolean).join(' ')}</span>
              ),
            },
          ]}
        />
      </TableCard>
    </Stack>
  );
}
