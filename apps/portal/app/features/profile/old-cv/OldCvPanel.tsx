import { multipart, type ApiError, type Attempt } from '@aarambh/api-client';
import { fileSizes } from '@aarambh/forms';
import { Button } from '@aarambh/ui/Button';
import { FileField } from '@aarambh/ui/FileField';
import { Panel } from '@aarambh/ui/Panel';
import { Spinner } from '@aarambh/ui/Spinner';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { failureText } from '#app/session/failureText.ts';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';
import { useUser } from '#app/screen/useUser.ts';
import { ProposalDialog } from './ProposalDialog.tsx';
import {
  definitions,
  entryOf,
  keyOfField,
  needsSummary,
  summaryForm,
  summaryKey,
  takingOf,
  type Completed,
  type Proposal,
  type Reading,
} from './proposals.ts';
import { Review } from './Review.tsx';

const read = (file: File): Promise<Attempt<{ reading: Reading }>> =>
  call((api) => api.POST('/user/oldCv', { body: { file }, bodySerializer: multipart() }));

const fileWords: typeof failureText = (error, ...rest) =>
  error.fieldErrors[0]?.message ?? failureText(error, ...rest);

/** Begins a profile with an old CV: the file is read and not kept, and the person ticks what is taken of it. */
export function OldCvPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { parentEntityID, isFresher } = useUser();
  const [file, setFile] = useState<File>();
  const [isReading, setReading] = useState(false);
  const [fileError, setFileError] = useState<ApiError | null>(null);
  const [reading, setReadingOf] = useState<Reading>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [completed, setCompleted] = useState<Completed>(new Map());
  const [edited, setEdited] = useState<Proposal | typeof summaryKey | null>(null);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isReadAgain, setReadAgain] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const programs = useQuery({
    ...queries().queryOptions('get', '/program/all', {
      params: { query: { pageNo: -1, instituteID: parentEntityID ?? '' } },
    }),
    enabled: isFresher === true && parentEntityID !== null,
  });
  const offered = programs.data?.data.programs ?? [];
  const names = Object.fromEntries(offered.map(({ id, name }) => [id, name]));

  /** Reads a file, or one that was read before, anew. */
  const readFile = async (chosen: File): Promise<void> => {
    setFile(chosen);
    setFileError(null);
    setReading(true);
    const result = await read(chosen);
    setReading(false);
    if (!result.ok) {
      setFileError(result.error);
      setReadingOf(undefined);
      return;
    }
    setReadingOf(result.data.reading);
    title.current?.focus();
  };

  const chosen = reading?.proposals.filter(({ key }) => ticked.has(key)) ?? [];
  const tick = (keys: readonly string[], isTicked: boolean): void =>
    setTicked((all) => new Set(isTicked ? [...all, ...keys] : [...all].filter((key) => !keys.includes(key))));

  const take = async (said: Completed = completed): Promise<void> => {
    if (reading === undefined || chosen.length === 0) return;
    if (needsSummary(chosen, reading) && !said.has(summaryKey)) {
      setEdited(summaryKey);
      return;
    }
    setTaking(true);
    setErrors(new Map());
    setFailure(null);
    setReadAgain(false);
    const body = takingOf(chosen, said, {
      instituteID: parentEntityID,
      degreeOf: (programID) => offered.find(({ id }) => id === programID)?.degree,
    });
    const result = await call((api) => api.POST('/user/taking', { body }));
    setTaking(false);
    if (result.ok) {
      alerts.success(t('profile.oldCv.taken', { count: chosen.length }));
      onClose();
      await client.invalidateQueries();
      return;
    }
    if (result.error.code === 'STALE' && file !== undefined) {
      await readFile(file);
      setReadAgain(true);
      return;
    }
    const named = result.error.fieldErrors.flatMap(({ path, message }) => {
      const key = keyOfField(path, chosen);
      return key === undefined ? [] : [[key, message] as const];
    });
    if (named.length === 0) setFailure(result.error);
    setErrors(new Map(named));
  };

  const leave = (): void => {
    if (ticked.size > 0 || completed.size > 0) setAsksToLeave(true);
    else onClose();
  };
  return (
    <Panel
      isOpen
      width="lg"
      title={t('profile.oldCv.title')}
      titleRef={title}
      closeOnNavigate={false}
      onClose={leave}
      footer={
        reading === undefined ? undefined : (
          <Button isFullWidth isPending={isTaking} disabled={chosen.length === 0} onClick={() => void take()}>
            {chosen.length === 0
              ? t('profile.oldCv.takeNone')
              : t('profile.oldCv.take', { count: chosen.length })}
          </Button>
        )
      }
    >
      {reading === undefined ? (
        <Stack gap="md">
          <Text>{t('profile.oldCv.text')}</Text>
          <FailureAlert error={fileError} title={t('profile.oldCv.unread')} word={fileWords} takesFocus />
          <FileField
            label={t('profile.oldCv.file')}
            hint={t('profile.oldCv.hint')}
            accept=".pdf,.json,application/pdf,application/json"
            kinds={t('profile.oldCv.kinds')}
            maxSize={fileSizes.pdf}
            onChange={([next], { reason }) => {
              setFileError(null);
              if (next !== undefined && reason === 'add') void readFile(next);
            }}
          />
          {isReading && <Spinner label={t('profile.oldCv.reading')} />}
        </Stack>
      ) : (
        <Review
          {...{ reading, ticked, completed, errors, failure, isReadAgain, names }}
          onTick={tick}
          onEdit={setEdited}
          onOtherFile={() => {
            setReadingOf(undefined);
            setTicked(new Set());
            setCompleted(new Map());
            setErrors(new Map());
          }}
        />
      )}
      {edited !== null && (
        <ProposalDialog
          title={edited === summaryKey ? t('profile.sections.academics.title') : edited.title}
          lead={t(edited === summaryKey ? 'profile.oldCv.summaryFirst' : 'profile.oldCv.notSaved')}
          definition={edited === summaryKey ? summaryForm : (definitions[edited.section] ?? summaryForm)}
          entry={edited === summaryKey ? (completed.get(summaryKey) ?? {}) : entryOf(edited, completed)}
          choices={{
            items: { programID: offered.map(({ id, name }) => ({ id, label: name ?? id })) },
            settled:
              edited === summaryKey
                ? ['educationGapYears', 'gapReason', 'mediumOfInstruction']
                : ['proofImageID'],
          }}
          onDone={(said) => {
            const key = edited === summaryKey ? summaryKey : edited.key;
            const all = new Map(completed).set(key, said);
            setCompleted(all);
            setErrors((before) => new Map([...before].filter(([each]) => each !== key)));
            setEdited(null);
            if (key === summaryKey) void take(all);
            else tick([key], true);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      <UnsavedChangesDialog
        isChanged={() => ticked.size > 0 && !isTaking}
        isClosing={asksToLeave}
        onClose={onClose}
        onStay={() => setAsksToLeave(false)}
      />
    </Panel>
  );
}
