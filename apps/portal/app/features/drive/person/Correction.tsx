import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { NumberField } from '@aarambh/ui/NumberField';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { TextArea } from '@aarambh/ui/TextArea';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { Held } from '#app/screen/HeldForm.tsx';
import { api } from '#app/session/api.ts';
import { applicationTexts } from '#app/words/jobs.ts';
import { attendanceTexts, roundResultTexts } from '../roundWords.ts';
import { useRoundWork } from '../useRoundWork.ts';
import { longestReason, shortestReason } from './Excuse.tsx';
import type { PersonPartProps } from './PersonDialog.tsx';

type Result = components['schemas']['RoundCorrectionRequest']['result'];

const texts = {
  Passed: roundResultTexts.Passed,
  Failed: roundResultTexts.Failed,
  'On hold': roundResultTexts['On hold'],
  'Waiting list': roundResultTexts['Waiting list'],
  Absent: attendanceTexts.Absent,
} as const satisfies Record<Result, string>;

const results = [
  'Passed',
  'Failed',
  'On hold',
  'Waiting list',
  'Absent',
] as const satisfies readonly Result[];

/** Corrects a result of a closed round: first it says what follows, then it is done. */
export function Correction({ round, entry, onDone }: PersonPartProps) {
  const { t } = useTranslation();
  const [result, setResult] = useState<Result | ''>('');
  const [marks, setMarks] = useState(entry.marks ?? null);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isShort = reason.trim().length < shortestReason;
  const send = (asked: Result, dryRun: boolean) =>
    dataOf(
      api().PUT('/round/correct/{id}', {
        params: { path: { id: round.id } },
        body: {
          applicationID: entry.applicationID,
          result: asked,
          ...(marks !== (entry.marks ?? null) && { marks }),
          reason: reason.trim(),
          rowVersion: entry.rowVersion ?? 0,
          dryRun,
        },
      }),
    );
  const trial = useMutation({ mutationFn: (asked: Result) => send(asked, true) });
  const correcting = useRoundWork(
    (asked: Result) => send(asked, false),
    () => {
      alerts.success(t('drive.person.corrected', { name: entry.name }));
      onDone();
    },
  );
  const tried = trial.data?.correction;
  const error = correcting.error ?? trial.error;
  const forget = () => {
    trial.reset();
    correcting.reset();
  };
  const isChanged = result !== '' || reason !== '';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (result === '' || isShort) return;
        if (tried === undefined) trial.mutate(result);
        else correcting.mutate(result);
      }}
    >
      <Stack gap="md">
        <Held isChanged={isChanged && !correcting.isPending} />
        <FailureAlert error={isApiError(error) ? error : null} />
        <Select
          label={t('drive.person.right')}
          value={result}
          placeholder={t('drive.person.choose')}
          error={isAsked && result === '' ? t('drive.person.rightNeeded') : undefined}
          options={results.map((value) => ({ value, label: t(texts[value]) }))}
          onChange={(value) => {
            setResult(value);
            forget();
          }}
        />
        {round.maxMarks != null && (
          <NumberField
            label={t('drive.marks')}
            value={marks}
            min={0}
            max={round.maxMarks}
            step={0.01}
            onChange={(value, { issue }) => {
              if (issue === undefined) setMarks(value);
              forget();
            }}
          />
        )}
        <TextArea
          label={t('drive.person.why')}
          hint={t('drive.person.whyHint')}
          value={reason}
          characterLimit={longestReason}
          error={isAsked && isShort ? t('drive.person.reasonNeeded') : undefined}
          onChange={(typed) => {
            setReason(typed);
            forget();
          }}
        />
        <output>{tried !== undefined && <Following correction={tried} />}</output>
        <Inline justify="end">
          <Button type="submit" size="sm" isPending={trial.isPending || correcting.isPending}>
            {t(tried === undefined ? 'drive.person.try' : 'drive.person.correct')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function Following({
  correction: { from, to, absence, isTold, credits },
}: {
  readonly correction: components['schemas']['RoundCorrection'];
}) {
  const { t } = useTranslation();
  return (
    <Alert tone="info" title={t('drive.person.follows')}>
      <List kind="bulleted">
        <ListItem>
          {from === to
            ? t('drive.person.stays', { status: t(applicationTexts[from]) })
            : t('drive.person.goes', { from: t(applicationTexts[from]), to: t(applicationTexts[to]) })}
        </ListItem>
        {absence === 'Counts' && <ListItem>{t('drive.person.counts')}</ListItem>}
        {absence === 'Lifted' && <ListItem>{t('drive.person.lifted')}</ListItem>}
        <ListItem>{t(isTold ? 'drive.person.told' : 'drive.person.untold')}</ListItem>
        <ListItem>
          {credits.needed === 0 ? t('drive.closing.free') : t('drive.closing.credits', credits)}
        </ListItem>
      </List>
    </Alert>
  );
}
