import { newIdempotencyKey, type ApiError } from '@aarambh/api-client';
import { fileSizes } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { FileField } from '@aarambh/ui/FileField';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DownloadButton } from '#app/screen/DownloadButton.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { importQuery, sendFile, templateOf, type ImportJob } from './imports.ts';
import type { ImportAction, Resource } from './resource.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldPanel } from '#app/screen/HeldDialog.tsx';
import { Held } from '#app/screen/HeldForm.tsx';
import { ImportHeadings } from './ImportHeadings.tsx';
import {
  headingsAskedFor,
  rememberedMatching,
  rememberMatching,
  type AskedHeadings,
  type Matching,
} from './headingMatching.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { readAgain } from './readAgain.ts';

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
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [started, setStarted] = useState<ImportJob>();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isSending, setSending] = useState(false);
  const [asked, setAsked] = useState<AskedHeadings>();
  const [matching, setMatching] = useState<Matching>({});
  const [isMatching, setIsMatching] = useState(false);
  const key = useRef<{ wish: string; value: string }>(undefined);
  const { data } = useQuery({ ...importQuery(started?.id ?? ''), enabled: started !== undefined });
  const job = started === undefined ? undefined : (data?.data.importJob ?? started);
  const isRunning = job?.state === 'Running';
  const many = t(resource.texts.many);
  const { note } = action;

  const hasWritten = job?.mode === 'commit' && !isRunning;
  useEffect(() => {
    if (hasWritten) void readAgain(client, resource);
  }, [hasWritten, client, resource]);

  const send = async (mode: ImportJob['mode'], isWhole: boolean, headings: Matching): Promise<void> => {
    if (file === undefined) return;
    setSending(true);
    setFailure(null);
    // A try after a dead network is the same wish.
    const wish = `${mode} ${isWhole} ${started?.id ?? ''} ${JSON.stringify(headings)}`;
    if (key.current?.wish !== wish) key.current = { wish, value: newIdempotencyKey() };
    const idempotencyKey = key.current.value;
    const sent = await sendFile(action, { file, of, mode, isWhole, headings, idempotencyKey });
    setSending(false);
    if (sent.ok) {
      setMatching(headings);
      setIsMatching(false);
      setStarted(sent.data);
      return;
    }
    const unknown = headingsAskedFor(sent.error);
    if (unknown === undefined) {
      setIsMatching(false);
      setFailure(sent.error);
      return;
    }
    const before = rememberedMatching(action.kind, unknown);
    if (before !== undefined && Object.keys(headings).length === 0) {
      setAsked(unknown);
      await send(mode, isWhole, before);
      return;
    }
    setAsked(unknown);
    setIsMatching(true);
  };
  const check = () => void send('dryRun', false, {});
  const match = (said: Matching) => {
    rememberMatching(action.kind, said);
    void send('dryRun', false, said);
  };
  const matchAgain = () => {
    setStarted(undefined);
    setIsMatching(true);
  };
  const beginAnew = () => {
    setFile(undefined);
    setStarted(undefined);
    setFailure(null);
    setAsked(undefined);
    setMatching({});
    setIsMatching(false);
    key.current = undefined;
  };
  const isAsking = isMatching && asked !== undefined && job === undefined;

  return (
    <HeldPanel isOpen onClose={onClose} width="wide" title={t('resources.import.title', { many })}>
      <Stack gap="lg">
        {/* A file that was refused is chosen anew anyway. */}
        <Held isChanged={file !== undefined && job === undefined && failure === null} />
        <FailureAlert error={failure} />
        {isAsking && (
          <ImportHeadings
            asked={asked}
            before={matching}
            isSending={isSending}
            onMatch={match}
            onAnother={beginAnew}
          />
        )}
        {job === undefined && !isAsking && (
          <>
            <Text>{t('resources.import.lead')}</Text>
            {note !== undefined && <Text tone="muted">{t(note)}</Text>}
            <Inline>
              <DownloadButton
                messages={{ label: t('resources.import.template'), pending: t('resources.import.loading') }}
                load={() => templateOf(action.kind)}
              />
            </Inline>
            <FileField
              label={t('resources.import.file')}
              hint={t('resources.import.fileHint')}
              accept=".csv,text/csv"
              kinds="CSV"
              maxSize={fileSizes.csv}
              onChange={([chosen]) => {
                setFile(chosen);
                setFailure(null);
                setAsked(undefined);
                setMatching({});
                key.current = undefined;
              }}
            />
            <Inline justify="end">
              <Button
                isPending={isSending}
                messages={{ pending: t('resources.import.sending') }}
                disabled={file === undefined}
                onClick={check}
              >
                {t('resources.import.check')}
              </Button>
            </Inline>
          </>
        )}
        {isRunning && <ImportProgress job={job} />}
        {job?.mode === 'dryRun' && !isRunning && asked !== undefined && (
          <Inline>
            <Button variant="secondary" size="toolbar" onClick={matchAgain}>
              {t('resources.import.match.again')}
            </Button>
          </Inline>
        )}
        {job !== undefined && !isRunning && (
          <ImportResult
            job={job}
            isSending={isSending}
            onTake={(isWhole) => void send('commit', isWhole, matching)}
            onAnother={beginAnew}
            onClose={onClose}
          />
        )}
        {job?.state === 'Cancelled' && <Alert tone="warning">{t('resources.import.cancelled')}</Alert>}
      </Stack>
    </HeldPanel>
  );
}
