import type { ApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { useHost } from '../host/host.ts';
import { useFailureText, useFormats, useTranslation } from '../host/hooks.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { takeFocus, type Outcome } from './bulk.ts';
import { usageText } from '../actions/Usage.tsx';
import type { BulkAction } from './useBulkActions.ts';

interface BulkResultProps {
  readonly resource: Resource;
  readonly action: BulkAction;
  readonly outcomes: readonly Outcome[];
  /** Those with which nothing was begun: it was stopped, or the network was gone. */
  readonly left: readonly AnyRow[];
  readonly onRetry: (rows: readonly AnyRow[]) => void;
  readonly onClose: () => void;
}

/** With how many records something was done, and why not with the others; those can be kept as a file or tried again. */
export function BulkResult({ resource, action, outcomes, left, onRetry, onClose }: BulkResultProps) {
  const { t } = useTranslation();
  const { csvFile, saveFile } = useHost();
  const failureText = useFailureText();
  const formats = useFormats();
  const reasonOf = (error: ApiError): string =>
    [failureText(error), usageText(resource, error.details, t, formats)].join(' ').trim();
  const failed = outcomes.flatMap((each) =>
    each.isDone ? [] : [{ row: each.row, reason: reasonOf(each.error) }],
  );
  const open = [...failed, ...left.map((row) => ({ row, reason: t('resources.bulk.left') }))];
  const count = outcomes.length - failed.length;
  const columns = [t('resources.fields.name'), t('resources.import.reason')] as const;
  return (
    <Stack gap="md">
      <output>
        <Alert tone={open.length === 0 ? 'success' : 'warning'}>
          {t('resources.bulk.done', { count })}
          {open.length > 0 && ` ${t('resources.bulk.notDone', { count: open.length })}`}
        </Alert>
      </output>
      {open.length > 0 && (
        <Table
          caption={t('resources.bulk.notDone', { count: open.length })}
          rows={open}
          getRowId={({ row }) => row.id}
          columns={[
            {
              id: 'name',
              header: columns[0],
              renderCell: ({ row }) => resource.nameOf(row),
              isRowHeader: true,
            },
            { id: 'reason', header: columns[1], renderCell: ({ reason }) => reason },
          ]}
        />
      )}
      <Inline justify="end">
        {open.length > 0 && (
          <>
            <Button
              variant="secondary"
              size="sm"
              onClick={() =>
                saveFile(
                  csvFile(
                    ['id', ...columns],
                    open.map(({ row, reason }) => [row.id, resource.nameOf(row), reason]),
                  ),
                  `${resource.key}-${action.id}.csv`,
                )
              }
            >
              {t('resources.bulk.file')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => onRetry(open.map(({ row }) => row))}>
              {t('resources.bulk.retry', { count: open.length })}
            </Button>
          </>
        )}
        <Button ref={takeFocus} size="sm" onClick={onClose}>
          {t('resources.bulk.close')}
        </Button>
      </Inline>
    </Stack>
  );
}
