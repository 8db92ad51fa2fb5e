import type { components } from '@aarambh/api-client';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { recordService } from '#app/records/service.ts';
import { DownloadButton } from '#app/screen/DownloadButton.tsx';

interface ImportFaultsProps {
  readonly row: components['schemas']['ImportJob'];
}

/** What is wrong with the rows of a file that failed, and the file of them, to mend and send again. Nothing where none did. */
export default function ImportFaults({ row: job }: ImportFaultsProps) {
  const { t } = useTranslation();
  if (job.failed === 0) return null;
  return (
    <Stack gap="sm">
      <Table
        caption={t('resources.importJob.faults')}
        isCaptionVisible
        rows={job.errors}
        getRowId={({ row, column, code }) => `${row} ${column} ${code}`}
        columns={[
          {
            id: 'row',
            header: t('resources.importJob.line'),
            isRowHeader: true,
            renderCell: ({ row }) => row,
          },
          {
            id: 'column',
            header: t('resources.importJob.column'),
            renderCell: ({ column }) => column ?? '-',
          },
          { id: 'reason', header: t('resources.importJob.reason'), renderCell: ({ message }) => message },
        ]}
      />
      {job.failed > job.errors.length && <Text tone="muted">{t('resources.importJob.more')}</Text>}
      <DownloadButton
        load={() => recordService.imports.failedRows(job)}
        messages={{ label: t('resources.importJob.errors'), pending: t('resources.importJob.preparing') }}
      />
    </Stack>
  );
}
