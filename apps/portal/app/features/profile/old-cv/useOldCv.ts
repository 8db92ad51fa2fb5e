import { multipart, type ApiError, type Attempt, type ErrorCodeOf } from '@aarambh/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useAction } from '#app/screen/useAction.ts';
import {
  keyOfField,
  needsSummary,
  summaryKey,
  takingOf,
  type Completed,
  type Proposal,
  type Reading,
} from './proposals.ts';

interface OldCvParts {
  readonly instituteID: string | null;
  readonly degreeOf: Parameters<typeof takingOf>[2]['degreeOf'];
  /** A file was read: what it says is there instead of the field for the file. */
  readonly onRead: () => void;
  readonly onTaken: () => void;
}

export interface OldCv {
  /** What the file says; undefined until one is read. */
  readonly reading: Reading | undefined;
  readonly isReading: boolean;
  /** Why the file could not be read. */
  readonly fileFailure: ApiError | null;
  readonly read: (file: File) => void;
  /** Another file is to be chosen. */
  readonly forgetFailure: () => void;
  readonly putAway: () => void;
  readonly ticked: ReadonlySet<string>;
  readonly tick: (keys: readonly string[], isTicked: boolean) => void;
  readonly chosen: readonly Proposal[];
  readonly completed: Completed;
  /** What the person is asked to complete. */
  readonly edited: Proposal | typeof summaryKey | null;
  readonly edit: (edited: Proposal | typeof summaryKey | null) => void;
  readonly complete: (said: Readonly<Record<string, unknown>>) => void;
  readonly take: () => void;
  readonly isTaking: boolean;
  /** Why nothing was taken, beside what `errors` says of single proposals. */
  readonly failure: ApiError | null;
  readonly errors: ReadonlyMap<string, string>;
  /** The profile had changed meanwhile, so the file was read again. */
  readonly isReadAgain: boolean;
}

const readCV = (file: File): Promise<Attempt<{ reading: Reading }>> =>
  call((api) => api.POST('/user/oldCv', { body: { file }, bodySerializer: multipart() }));

/** What of an old CV is taken into a profile: read, ticked, completed where something is missing, and taken. */
export function useOldCv({ instituteID, degreeOf, onRead, onTaken }: OldCvParts): OldCv {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [reading, setReading] = useState<Reading>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [completed, setCompleted] = useState<Completed>(new Map());
  const [edited, setEdited] = useState<Proposal | typeof summaryKey | null>(null);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [isReadAgain, setReadAgain] = useState(false);
  const chosen = reading?.proposals.filter(({ key }) => ticked.has(key)) ?? [];

  const readingOf = useAction((next: File, _isAgain: boolean) => readCV(next), {
    onDone: (data, _file, isAgain) => {
      setReading(data.reading);
      setReadAgain(isAgain);
      onRead();
    },
    onFailed: () => setReading(undefined),
  });
  const taking = useAction(
    (said: Completed) => {
      const body = takingOf(chosen, said, { instituteID, degreeOf });
      return call((api) => api.POST('/user/taking', { body }));
    },
    {
      onDone: async () => {
        alerts.success(t('profile.oldCv.taken', { count: chosen.length }));
        onTaken();
        await client.invalidateQueries();
      },
      onFailed: (error) => {
        if (isOutdated(error)) {
          if (file !== undefined) readingOf.run(file, true);
          return;
        }
        setErrors(new Map(errorsOf(error, chosen)));
      },
    },
  );
  const takeWith = (said: Completed): void => {
    if (reading === undefined || chosen.length === 0) return;
    if (needsSummary(chosen, reading) && !said.has(summaryKey)) {
      setEdited(summaryKey);
      return;
    }
    setErrors(new Map());
    setReadAgain(false);
    taking.run(said);
  };
  const tick = (keys: readonly string[], isTicked: boolean): void =>
    setTicked((all) => new Set(isTicked ? [...all, ...keys] : [...all].filter((key) => !keys.includes(key))));
  const complete = (said: Readonly<Record<string, unknown>>): void => {
    if (edited === null) return;
    const key = edited === summaryKey ? summaryKey : edited.key;
    const all = new Map(completed).set(key, said);
    setCompleted(all);
    setErrors((before) => new Map([...before].filter(([each]) => each !== key)));
    setEdited(null);
    if (key === summaryKey) takeWith(all);
    else tick([key], true);
  };
  const { failure } = taking;
  const isSaidElsewhere = failure === null || isOutdated(failure) || errorsOf(failure, chosen).length > 0;

  return {
    reading,
    isReading: readingOf.isPending,
    fileFailure: readingOf.failure,
    read: (next) => {
      setFile(next);
      readingOf.run(next, false);
    },
    forgetFailure: readingOf.clear,
    putAway: () => {
      setReading(undefined);
      setTicked(new Set());
      setCompleted(new Map());
      setErrors(new Map());
    },
    ticked,
    tick,
    chosen,
    completed,
    edited,
    edit: setEdited,
    complete,
    take: () => takeWith(completed),
    isTaking: taking.isPending || (reading !== undefined && readingOf.isPending),
    failure: isSaidElsewhere ? null : failure,
    errors,
    isReadAgain,
  };
}

/** The profile is another one than the file was compared with. */
const isOutdated = ({ code }: ApiError<ErrorCodeOf<'takeIntoProfile'>>): boolean => code === 'STALE';

/** What is wrong, by the proposal that it is about. */
function errorsOf(
  { fieldErrors }: ApiError,
  chosen: readonly Proposal[],
): readonly (readonly [string, string])[] {
  return fieldErrors.flatMap(({ path, message }) => {
    const key = keyOfField(path, chosen);
    return key === undefined ? [] : [[key, message] as const];
  });
}
