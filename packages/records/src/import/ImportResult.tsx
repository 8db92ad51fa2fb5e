import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { Stack } from '@aarambh/ui/Stack';
import { StatCard } from '@aarambh/ui/StatCard';
import { Table } from '@aarambh/ui/Table';
import { Suspense, useState } from 'react';
import type { ImportAction } from '../declare/resourceActions.ts';
import { useService, useTranslation } from '../host/hooks.ts';
import { DownloadButton } from '../host/parts.tsx';
import type { ImportJob } from '../register.ts';
import * as styles from './counts.css.ts';

interface ImportResultProps {
  readonly job: ImportJob;
  readonly isSending: boolean;
  readonly Cost: ImportAction['Cost'];
  /** Takes the file in. @param isWhole nothing, while any row fails */
  readonly onTake: (isWhole: boolean) => void;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** What a file would do or did: how many rows of each kind, what is wrong with which row, and what to do next. */
export function ImportResult({ job, isSending, Cost, onTake, onAnother, onClose }: ImportResultProps) {
  const { t } = useTranslation();
  const { mode, state, created, updated, unchanged, failed } = job;
  const [whole, setWhole] = useState('valid');
  const takes = created + updated;
  const isTrial = mode === 'dryRun';
  const canTake = isTrial && state === 'Done' && takes > 0 && (whole === 'valid' || failed === 0);
  return (
    <Stack gap="lg">
      <Verdict job={job} />
      <div className={styles.counts}>
        <StatCard
          label={t(isTrial ? 'resources.import.toCreate' : 'resources.import.created')}
          value={created}
        />
        <StatCard
          label={t(isTrial ? 'resources.import.toUpdate' : 'resources.import.updated')}
          value={updated}
        />
        <StatCard label={t('resources.import.unchanged')} value={unchanged} />
        <StatCard label={t('resources.import.failed')} value={failed} />
      </div>
      {isTrial && Cost !== undefined && (
        <Suspense>
          <Cost job={job} />
        </Suspense>
      )}
      {failed > 0 && <Faults job={job} />}
      <Verdicts job={job} />
      {isTrial && failed > 0 && takes > 0 && (
        <RadioGroup
          label={t('resources.import.how')}
          value={whole}
          onChange={(value) => setWhole(value)}
          options={[
            { value: 'valid', label: t('resources.import.valid', { count: takes }) },
            { value: 'whole', label: t('resources.import.whole') },
          ]}
        />
      )}
      <Inline justify="end">
        <Button variant="secondary" size="sm" onClick={onAnother}>
          {t('resources.import.another')}
        </Button>
        {canTake ? (
          <Button
            size="sm"
            isPending={isSending}
            messages={{ pending: t('resources.import.sending') }}
            onClick={() => onTake(whole === 'whole' || failed === 0)}
          >
            {t('resources.import.take', { count: takes })}
          </Button>
        ) : (
          <Button size="sm" onClick={onClose}>
            {t('resources.import.close')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

/** The result in a sentence; it is announced, because it comes by itself. */
function Verdict({ job: { mode, state, created, updated, failed, rows } }: { readonly job: ImportJob }) {
  const { t } = useTranslation();
  const takes = created + updated;
  const sentence = (): string => {
    if (state === 'Refused') return t('resources.import.refused', { count: failed });
    if (state === 'Cancelled') return t('resources.import.cancelled');
    if (mode === 'commit') return t('resources.import.taken', { count: takes });
    if (takes === 0 && failed === 0) return t('resources.import.nothing', { count: rows });
    return t('resources.import.checked', { count: rows });
  };
  const tone = failed > 0 || state !== 'Done' ? 'warning' : mode === 'commit' ? 'success' : 'info';
  return (
    <output>
      <Alert tone={tone}>{sentence()}</Alert>
    </output>
  );
}

function Faults({ job }: { readonly job: ImportJob }) {
  const { imports } = useService();
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      <Table
        caption={t('resources.import.faults')}
        isCaptionVisible
        rows={job.errors}
        getRowId={({ row, column, code }) => `${row} ${column} ${code}`}
        columns={[
          {
            id: 'row',
            header: t('resources.import.row'),
            // In a narrow window it is the title of a card.
            renderCell: ({ row }) => t('resources.import.line', { row }),
            isRowHeader: true,
          },
          { id: 'column', header: t('resources.import.column'), renderCell: ({ column }) => column ?? '-' },
          { id: 'reason', header: t('resources.import.reason'), renderCell: ({ message }) => message },
          {
            id: 'proposal',
            header: t('resources.import.proposal'),
            renderCell: ({ suggestion }) => suggestion ?? '-',
          },
        ]}
      />
      <Inline>
        <DownloadButton
          messages={{ label: t('resources.import.failedRows'), pending: t('resources.import.loading') }}
          load={() => imports.failedRows(job)}
        />
      </Inline>
    </Stack>
  );
}

function Verdicts({ job: { verdicts } }: { readonly job: ImportJob }) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('resources.import.rows', { count: verdicts.length })}
      isCaptionVisible
      rows={verdicts}
      getRowId={({ row }) => String(row)}
      columns={[
        { id: 'row', header: t('resources.import.row'), renderCell: ({ row }) => row, card: 'line' },
        { id: 'name', header: t('resources.fields.name'), renderCell: ({ name }) => name, isRowHeader: true },
        {
          id: 'verdict',
          header: t('resources.import.verdict'),
          renderCell: ({ verdict }) => t(`resources.import.verdicts.${verdict}`),
        },
      ]}
    />
  );
}
