import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { i18n } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { AnyRow, Resource } from '../resources/resource.ts';
import { cellOf } from './cells.tsx';

interface ConflictNoticeProps {
  readonly resource: Resource;
  /** What the person wants to save. */
  readonly mine: Readonly<Record<string, unknown>>;
  /** What somebody else saved meanwhile. */
  readonly theirs: AnyRow;
  readonly onKeepMine: () => Promise<void>;
  readonly onTakeTheirs: () => void;
}

/** Says that a record was changed meanwhile, with both values of what differs, and lets the person choose. */
export function ConflictNotice({ resource, mine, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const fields = Object.keys(mine).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name] ?? null),
  );
  const valueOf = (field: string, row: AnyRow) =>
    cellOf(
      resource.columns.find((column) => column.field === field) ?? { field, label: 'resources.details' },
      row,
      t,
      i18n.language,
    ) ?? '–';
  const labelOf = (field: string): string => {
    const label = resource.form?.definition.fields[field]?.label;
    return label === undefined ? field : t(`forms.${label}`);
  };
  return (
    <Alert tone="warning" title={t('resources.staleTitle')} focusOnMount>
      <Stack gap="sm">
        <Text>{fields.length === 0 ? t('resources.staleSame') : t('resources.staleText')}</Text>
        {fields.length > 0 && (
          <Table
            caption={t('resources.staleTitle')}
            rows={fields}
            getRowId={(field) => field}
            columns={[
              { id: 'field', header: t('resources.staleField'), isRowHeader: true, renderCell: labelOf },
              {
                id: 'mine',
                header: t('resources.staleMine'),
                renderCell: (field) => valueOf(field, { ...theirs, ...mine }),
              },
              {
                id: 'theirs',
                header: t('resources.staleTheirs'),
                renderCell: (field) => valueOf(field, theirs),
              },
            ]}
          />
        )}
        <Inline>
          <Button
            size="toolbar"
            isPending={isSaving}
            onClick={() => {
              setSaving(true);
              void onKeepMine();
            }}
          >
            {t('resources.keepMine')}
          </Button>
          <Button variant="secondary" size="toolbar" onClick={onTakeTheirs}>
            {t('resources.takeTheirs')}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
}
