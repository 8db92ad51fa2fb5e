import { Button } from '@aarambh/ui/Button';
import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { useFormats, useTranslation } from '../host/hooks.ts';
import { useResourceAccess } from '../access/useResourceAccess.ts';
import type { RecordPart } from '../declare/resource.ts';
import { cellOf } from '../cells/cells.tsx';
import { Loading } from './Loading.tsx';
import { ReadingFailure } from './ReadingFailure.tsx';
import type { RecordAddress } from '../list/useListAddress.ts';
import { useRecord } from './useRecord.ts';

interface PartDetailsProps {
  readonly part: RecordPart;
  /** Of the whole record. */
  readonly id: string;
  readonly address: RecordAddress;
  readonly isOnline: boolean;
}

/** The values of a part of a record, with a button that opens its form. */
export function PartDetails({ part, id, address, isOnline }: PartDetailsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { resource } = part;
  const reading = useRecord(resource, id);
  const { data, error } = reading;
  const may = useResourceAccess(resource.actions);
  if (error !== null) {
    return <ReadingFailure level={3} title={t('resources.recordFailed')} reading={reading} error={error} />;
  }
  if (data === undefined) return <Loading />;
  return (
    <Stack gap="md">
      <DescriptionList
        items={resource.columns.map((column) => ({
          id: column.field,
          term: t(column.label),
          details: cellOf(column, data, t, formats),
        }))}
      />
      {may.update && (
        <Inline>
          <Button
            size="sm"
            disabled={!isOnline}
            onClick={() => address.go({ isEditing: true, part: part.id })}
          >
            {t('resources.editPart', { part: t(part.label) })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
