import { dataOf, isApiError, newIdempotencyKey } from '@aarambh/api-client';
import { limits } from '@aarambh/forms';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Inline } from '@aarambh/ui/Inline';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { TextArea } from '@aarambh/ui/TextArea';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import { LinesTaken, TooManyLines, UnreadLines, type SentLine } from './LinesTaken.tsx';
import { readPasted } from './pastedLines.ts';
import { roundResultTexts } from './roundWords.ts';
import type { DriveRound } from './roundsQuery.ts';
import { useRoundWork } from './useRoundWork.ts';

const results = ['Passed', 'Failed', 'On hold', 'Waiting list'] as const;

interface PastedResultsProps {
  readonly round: DriveRound;
  readonly onClose: () => void;
}

/** Results from a list of roll numbers; lines that were refused stay, each with its reason. */
export function PastedResults({ round, onClose }: PastedResultsProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [result, setResult] = useState<(typeof results)[number]>('Passed');
  const [sent, setSent] = useState<readonly SentLine[]>();
  const { entries, unread } = readPasted(text, result);
  const { mutate, isPending, error } = useRoundWork(
    () =>
      dataOf(
        api().PUT('/round/entries/{id}', {
          params: { path: { id: round.id }, header: { 'Idempotency-Key': newIdempotencyKey() } },
          body: { entries },
        }),
      ),
    ({ outcomes }) =>
      setSent(outcomes.map((outcome, index) => ({ line: entries[index]?.rollNumber ?? '', outcome }))),
  );
  const isTooMany = entries.length > limits.roundLines;
  return (
    <Dialog isOpen title={t('drive.pasteTitle')} onClose={onClose}>
      <Stack gap="md">
        <FailureAlert error={isApiError(error) ? error : null} />
        <Select
          label={t('drive.pasteResult')}
          value={result}
          options={results.map((value) => ({ value, label: t(roundResultTexts[value]) }))}
          onChange={(value) => {
            if (value !== '') setResult(value);
          }}
        />
        <TextArea
          label={t('drive.pasteLabel')}
          hint={t('drive.pasteHint')}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setSent(undefined);
          }}
        />
        <UnreadLines lines={unread} />
        {isTooMany && <TooManyLines most={limits.roundLines} />}
        {sent !== undefined && <LinesTaken sent={sent} done={(count) => t('drive.pasteDone', { count })} />}
        <Inline justify="end">
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('drive.done')}
          </Button>
          <Button
            size="sm"
            isPending={isPending}
            disabled={entries.length === 0 || isTooMany}
            onClick={() => mutate()}
          >
            {t('drive.pasteSave', { count: entries.length })}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
