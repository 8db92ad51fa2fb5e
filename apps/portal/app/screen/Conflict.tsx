import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useAction } from './useAction.ts';

/** Something that the person and somebody else set to different values. */
export interface Difference {
  /** Unique among the differences. */
  readonly id: string;
  readonly label: ReactNode;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

interface ConflictProps {
  /** @default that somebody else changed this */
  readonly title?: string;
  /** What else is known of the other change, such as its reason. */
  readonly note?: ReactNode;
  readonly differences: readonly Difference[];
  /** Saves what the person has, over the version that was saved meanwhile. */
  readonly onKeepMine: () => void | Promise<void>;
  readonly onTakeTheirs: () => void;
}

/** Says that somebody else saved meanwhile, with both values of what differs, and lets the person choose. */
export function Conflict({ note, differences, onKeepMine, onTakeTheirs, ...props }: ConflictProps) {
  const { t } = useTranslation();
  const { title = t('shell.conflict.title') } = props;
  const keeping = useAction(async () => ({ ok: true, data: await onKeepMine() }) as const);
  return (
    <Alert tone="warning" title={title} focusOnMount>
      <Stack gap="sm">
        {note !== undefined && <Text>{note}</Text>}
        <Text>{differences.length === 0 ? t('shell.conflict.same') : t('shell.conflict.text')}</Text>
        {differences.length > 0 && (
          <Table
            caption={title}
            rows={differences}
            getRowId={({ id }) => id}
            columns={[
              {
                id: 'field',
                header: t('shell.conflict.field'),
                isRowHeader: true,
                renderCell: ({ label }) => label,
              },
              { id: 'mine', header: t('shell.conflict.mine'), renderCell: ({ mine }) => mine },
              { id: 'theirs', header: t('shell.conflict.theirs'), renderCell: ({ theirs }) => theirs },
            ]}
          />
        )}
        <Inline>
          <Button size="sm" isPending={keeping.isPending} onClick={() => keeping.run()}>
            {t('shell.conflict.keepMine')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onTakeTheirs}>
            {t('shell.conflict.takeTheirs')}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
}
