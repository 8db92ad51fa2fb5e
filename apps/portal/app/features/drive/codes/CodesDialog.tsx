import { dataOf, isApiError, newIdempotencyKey } from '@aarambh/api-client';
import { fileSizes, limits } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { FileField } from '@aarambh/ui/FileField';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { TextArea } from '@aarambh/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { csvOfWorkbook, isWorkbook } from '#app/files/workbook-reading/csvOfWorkbook.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import { LinesTaken, TooManyLines, UnreadLines, type SentLine } from '../LinesTaken.tsx';
import { codedQuery, type DriveRound } from '../roundsQuery.ts';
import { useRoundWork } from '../useRoundWork.ts';
import { Coded } from './Coded.tsx';
import { readCodes } from './codeLines.ts';

interface CodesDialogProps {
  readonly round: DriveRound;
  readonly onClose: () => void;
}

/** Codes of an outside test, pasted or from a file: named by roll number, or dealt out in order. Each person is told the own one. */
export function CodesDialog({ round, onClose }: CodesDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<'tooLarge' | 'unreadable'>();
  const [sent, setSent] = useState<readonly SentLine[]>();
  const { lines, unread } = readCodes(text);
  const { mutate, isPending, error } = useRoundWork(
    () =>
      dataOf(
        api().PUT('/round/codes/{id}', {
          params: { path: { id: round.id }, header: { 'Idempotency-Key': newIdempotencyKey() } },
          body: { lines },
        }),
      ),
    ({ outcomes }) => {
      setSent(
        outcomes.map((outcome, index) => ({
          line: lines[index]?.rollNumber ?? lines[index]?.code ?? '',
          outcome,
        })),
      );
      void client.invalidateQueries(codedQuery(round.id));
    },
  );
  const isTooMany = lines.length > limits.roundLines;
  const type = (typed: string) => {
    setText(typed);
    setSent(undefined);
  };
  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const table = isWorkbook(file) ? await csvOfWorkbook(file) : file;
    setFault(typeof table === 'string' ? table : undefined);
    if (typeof table !== 'string') type(await table.text());
  }
  return (
    <Dialog isOpen title={t('drive.codes.titleOf', { name: round.name })} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('drive.codes.lead')}</Text>
        <Coded round={round} />
        <FailureAlert error={isApiError(error) ? error : null} />
        <FileField
          label={t('drive.codes.file')}
          accept=".csv,.txt,.xlsx,text/csv,text/plain"
          kinds="CSV, XLSX, TXT"
          maxSize={fileSizes.csv}
          onChange={([file]) => void take(file)}
        />
        {fault !== undefined && (
          <Alert tone="danger">
            {t(
              fault === 'tooLarge'
                ? 'resources.import.workbook.tooLarge'
                : 'resources.import.workbook.unreadable',
            )}
          </Alert>
        )}
        <TextArea label={t('drive.codes.label')} hint={t('drive.codes.hint')} value={text} onChange={type} />
        <UnreadLines lines={unread} />
        {isTooMany && <TooManyLines most={limits.roundLines} />}
        {sent !== undefined && <LinesTaken sent={sent} done={(count) => t('drive.codes.given', { count })} />}
        <Inline justify="end">
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('drive.done')}
          </Button>
          <Button
            size="sm"
            isPending={isPending}
            disabled={lines.length === 0 || isTooMany || sent !== undefined}
            onClick={() => mutate()}
          >
            {t('drive.codes.give', { count: lines.length })}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
