import { dataOf, isApiError, newIdempotencyKey, type components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { TextArea } from '@aarambh/ui/TextArea';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import { readPasted } from './pastedLines.ts';
import { roundResultTexts } from './roundWords.ts';
import type { DriveRound } from './roundsQuery.ts';
import { useRoundWork } from './useRoundWork.ts';

type Outcome = components['schemas']['RoundEntryOutcome'];

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
  const [sent, setSent] = useState<readonly { rollNumber: string; outcome: Outcome }[]>();
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
      setSent(outcomes.map((outcome, index) => ({ rollNumber: entries[index]?.rollNumber ?? '', outcome }))),
  );
  const refused = sent?.filter(({ outcome }) => !outcome.ok) ?? [];
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
        {unread.length > 0 && (
          <Alert tone="warning">
            {t('drive.pasteUnread', { count: unread.length, lines: unread.join(', ') })}
          </Alert>
        )}
        {sent !== undefined && (
          <Alert tone={refused.length === 0 ? 'success' : 'warning'}>
            {t('drive.pasteDone', { count: sent.length - refused.length })}
            {refused.length > 0 && (
              <List kind="bulleted" label={t('drive.pasteRefused')}>
                {refused.map(({ rollNumber, outcome }) => (
                  <ListItem key={rollNumber}>
                    {rollNumber}: {outcome.error?.message}
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
          <Button size="sm" isPending={isPending} disabled={entries.length === 0} onClick={() => mutate()}>
            {t('drive.pasteSave', { count: entries.length })}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
