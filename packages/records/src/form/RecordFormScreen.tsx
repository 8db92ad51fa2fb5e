import { Card } from '@aarambh/ui/Card';
import { Stack } from '@aarambh/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useService, useTellFailure, useTranslation } from '../host/hooks.ts';
import { ScreenHeading } from '../host/parts.tsx';
import { setStatus } from '../calls/calls.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { Loading } from '../record/Loading.tsx';
import { ReadingFailure } from '../record/ReadingFailure.tsx';
import { RecordEditor } from './RecordEditor.tsx';
import { useRecord } from '../record/useRecord.ts';

interface RecordFormScreenProps {
  readonly resource: Resource;
  /** Address of the list, where it leads back to. */
  readonly list: `/${string}`;
  readonly lead: string;
  /** A second button, which saves and then gives the record this status. It is not there once the record has it. */
  readonly next: { readonly status: string; readonly label: string };
}

/** The form of a record on a screen of its own, where a sheet is too small for it: a new one, or the one that `?id=` names. */
export function RecordFormScreen({ resource, list, lead, next }: RecordFormScreenProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const service = useService();
  const tellFailure = useTellFailure();
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const record = useRecord(resource, id);
  const { data: row, error } = record;
  const one = t(resource.texts.one);

  async function goOn(stored: AnyRow): Promise<void> {
    const result = await setStatus(service, resource, stored, next.status);
    await queryClient.invalidateQueries({ queryKey: [resource.family] });
    if (!result.ok) tellFailure(result.error);
  }

  return (
    <Stack gap="md">
      <ScreenHeading lead={lead}>
        {id === null
          ? t('resources.newRecord', { one })
          : t('resources.editRecord', { name: row === undefined ? one : resource.nameOf(row) })}
      </ScreenHeading>
      <Card>
        {id !== null && row === undefined ? (
          error === null ? (
            <Loading />
          ) : (
            <ReadingFailure title={t('resources.recordFailed')} reading={record} error={error} />
          )
        ) : (
          <RecordEditor
            key={id}
            resource={resource}
            row={row}
            alternative={row?.status === next.status ? undefined : { label: next.label, afterwards: goOn }}
            onDone={(stored) =>
              void navigate(`${list}?${new URLSearchParams({ record: stored }).toString()}`)
            }
            onCancel={() => void navigate(list)}
          />
        )}
      </Card>
    </Stack>
  );
}
