import { fileSizes } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { FileField } from '@aarambh/ui/FileField';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import type { ImportAction } from '../declare/resourceActions.ts';
import type { Resource } from '../declare/resource.ts';
import { useService, useTranslation } from '../host/hooks.ts';
import { DownloadButton, FailureAlert, Held, HeldPanel } from '../host/parts.tsx';
import { ImportHeadings } from './ImportHeadings.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { useImport } from './useImport.ts';

interface ImportPanelProps {
  readonly resource: Resource;
  readonly action: ImportAction;
  /** Query of the call that says what the file is for. */
  readonly of: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}

/** Takes in a file of records: first tried row by row, then taken in when its reader says so. */
export function ImportPanel({ resource, action, of, onClose }: ImportPanelProps) {
  const { t } = useTranslation();
  const { imports } = useService();
  const { file, job, asked, isAsking, isSending, failure, ...its } = useImport({ resource, action, of });
  const isRunning = job?.state === 'Running';
  const many = t(resource.texts.many);
  const { note } = action;

  return (
    <HeldPanel isOpen onClose={onClose} width="lg" title={t('resources.import.title', { many })}>
      <Stack gap="lg">
        {/* A file that was refused is chosen anew anyway. */}
        <Held isChanged={file !== undefined && job === undefined && failure === null} />
        <FailureAlert error={failure} />
        {isAsking && asked !== undefined && (
          <ImportHeadings
            asked={asked}
            before={its.matching}
            isSending={isSending}
            onMatch={its.match}
            onAnother={its.beginAnew}
          />
        )}
        {job === undefined && !isAsking && (
          <>
            <Text>{t('resources.import.lead')}</Text>
            {note !== undefined && <Text tone="muted">{t(note)}</Text>}
            <Inline>
              <DownloadButton
                messages={{ label: t('resources.import.template'), pending: t('resources.import.loading') }}
                load={() => imports.template(action.kind)}
              />
            </Inline>
            <FileField
              label={t('resources.import.file')}
              hint={t('resources.import.fileHint')}
              accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              kinds="CSV, XLSX"
              maxSize={fileSizes.csv}
              onChange={([chosen]) => its.choose(chosen)}
            />
            <Inline justify="end">
              <Button
                isPending={isSending}
                messages={{ pending: t('resources.import.sending') }}
                disabled={file === undefined}
                onClick={its.check}
              >
                {t('resources.import.check')}
              </Button>
            </Inline>
          </>
        )}
        {isRunning && <ImportProgress job={job} />}
        {job?.mode === 'dryRun' && !isRunning && asked !== undefined && (
          <Inline>
            <Button variant="secondary" size="sm" onClick={its.matchAgain}>
              {t('resources.import.match.again')}
            </Button>
          </Inline>
        )}
        {job !== undefined && !isRunning && (
          <ImportResult
            job={job}
            isSending={isSending}
            Cost={action.Cost}
            onTake={its.take}
            onAnother={its.beginAnew}
            onClose={onClose}
          />
        )}
        {job?.state === 'Cancelled' && <Alert tone="warning">{t('resources.import.cancelled')}</Alert>}
      </Stack>
    </HeldPanel>
  );
}
