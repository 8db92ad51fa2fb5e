import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';

/** Something that the person and somebody else set to different values. */
export interface Difference {
  /** Unique among the differences. */
  readonly id: string;
  readonly label: ReactNode;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

interface ConflictProps {
  readonly differences: readonly Difference[];
  readonly onKeepMine: () => Promise<void>;
  readonly onTakeTheirs: () => void;
}

/** Says that somebody else saved meanwhile, with both values of what differs, and lets the person choose. */
export function Conflict({ differences, onKeepMine, onTakeTheirs }: ConflictProps) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  return (
    <Alert tone="warning" title={t('resources.staleTitle')} focusOnMount>
      <Stack gap="sm">
        <Text>{differences.length === 0 ? t('resources.staleSame') : t('resources.staleText')}</Text>
        {differences.length > 0 && (
          <Table
            caption={t('resources.staleTitle')}
            rows={differences}
            getRowId={({ id }) => id}
            columns={[
              {
                id: 'field',
                header: t('resources.staleField'),
                isRowHeader: true,
                renderCell: ({ label }) => label,
              },
              { id: 'mine', header: t('resources.staleMine'), renderCell: ({ mine }) => mine },
              { id: 'theirs', header: t('resources.staleTheirs'), renderCell: ({ theirs }) => theirs },
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
