import { dataOf, isApiError, newIdempotencyKey, type components } from '@aarambh/api-client';
import { fileSizes } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { FileField } from '@aarambh/ui/FileField';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { TextArea } from '@aarambh/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { csvOfWorkbook, isWorkbook } from '#app/files/workbook-reading/csvOfWorkbook.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import { codedQuery, type DriveRound } from '../roundsQuery.ts';
import { useRoundWork } from '../useRoundWork.ts';
import { Coded } from './Coded.tsx';
import { readCodes } from './codeLines.ts';

type Outcome = components['schemas']['RoundEntryOutcome'];

/** Most lines of one call, as the contract has it. */
const most = 1_000;

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
  const [sent, setSent] = useState<readonly { line: string; outcome: Outcome }[]>();
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
  const refused = sent?.filter(({ outcome }) => !outcome.ok) ?? [];
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
        {unread.length > 0 && (
          <Alert tone="warning">
            {t('drive.pasteUnread', { count: unread.length, lines: unread.join(', ') })}
          </Alert>
        )}
        {lines.length > most && <Alert tone="warning">{t('drive.codes.tooMany', { most })}</Alert>}
        {sent !== undefined && (
          <Alert tone={refused.length === 0 ? 'success' : 'warning'}>
            {t('drive.codes.given', { count: sent.length - refused.length })}
            {refused.length > 0 && (
              <List kind="bulleted" label={t('drive.pasteRefused')}>
                {refused.map(({ line, outcome }, index) => (
                  <ListItem key={index}>
                    {line}: {outcome.error?.message}
                  </ListItem>
                ))}
              </List>
            )}
          </Alert>
        )}
        <Inline justify="end">
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('drive.done')}
          </Button>
          <Button
            size="sm"
            isPending={isPending}
            disabled={lines.length === 0 || lines.length > most || sent !== undefined}
            onClick={() => mutate()}
          >
            {t('drive.codes.give', { count: lines.length })}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
