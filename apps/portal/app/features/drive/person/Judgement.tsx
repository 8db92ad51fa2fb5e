import { isApiError } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { NumberField } from '@aarambh/ui/NumberField';
import { Stack } from '@aarambh/ui/Stack';
import { TextArea } from '@aarambh/ui/TextArea';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { Held } from '#app/screen/HeldForm.tsx';
import type { PersonPartProps } from './PersonDialog.tsx';
import { useEntrySaving } from './useEntrySaving.ts';

/** Characters of a note, as the contract has it. */
const longestNote = 500;

/** Marks, the place on the waiting list, and a note that the candidate never reads. */
export function Judgement({ round, entry, onDone }: PersonPartProps) {
  const { t } = useTranslation();
  const first = { marks: entry.marks ?? null, rank: entry.rank ?? null, note: entry.note ?? '' };
  const [marks, setMarks] = useState(first.marks);
  const [rank, setRank] = useState(first.rank);
  const [note, setNote] = useState(first.note);
  const [wrong, setWrong] = useState<Readonly<Record<string, boolean>>>({});
  const { mutate, isPending, error, refusal } = useEntrySaving(round, () => {
    alerts.success(t('drive.person.saved', { name: entry.name }));
    onDone();
  });
  const isWaiting = entry.result === 'Waiting list';
  const change = {
    ...(marks !== first.marks && { marks }),
    ...(rank !== null && rank !== first.rank && { rank }),
    ...(note.trim() !== first.note && { note: note.trim() === '' ? null : note.trim() }),
  };
  const isChanged = Object.keys(change).length > 0;
  const isWrong = Object.values(wrong).includes(true);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged) onDone();
        else if (!isWrong) mutate({ applicationID: entry.applicationID, ...change });
      }}
    >
      <Stack gap="md">
        <Held isChanged={isChanged && !isPending} />
        <FailureAlert error={isApiError(error) ? error : null} />
        {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
        {round.maxMarks != null && (
          <NumberField
            label={t('drive.marks')}
            hint={t('drive.person.marksHint', { most: round.maxMarks })}
            value={marks}
            min={0}
            max={round.maxMarks}
            step={0.01}
            onChange={(value, { issue }) => {
              setMarks(value);
              setWrong((before) => ({ ...before, marks: issue !== undefined }));
            }}
          />
        )}
        {isWaiting && (
          <NumberField
            label={t('drive.person.rank')}
            value={rank}
            min={1}
            max={10_000}
            step={1}
            onChange={(value, { issue }) => {
              setRank(value);
              setWrong((before) => ({ ...before, rank: issue !== undefined }));
            }}
          />
        )}
        <TextArea
          label={t('drive.person.note')}
          hint={t('drive.person.noteHint')}
          value={note}
          characterLimit={longestNote}
          onChange={setNote}
        />
        <Inline justify="end">
          <Button type="submit" size="sm" isPending={isPending}>
            {t('drive.person.save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
