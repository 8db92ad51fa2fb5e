import { candidateProfileForm } from '@aarambh/forms';
import { useSchemaForm, type FormHandle } from '@aarambh/forms/react';
import { useEffect, useState } from 'react';
import type { AnyRecordForm, AnyValues } from '@aarambh/records';
import { isSame, type CvDraft } from './draft.ts';
import { changed, paused, redone, startHistory, undone, type History } from './history.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- values are only taken from the form and given back to it
export const cvForm = candidateProfileForm as unknown as AnyRecordForm;

/** Changes a CV. `field` names a text that is typed letter by letter, so that undo takes back all of it. */
export type EditCv = (change: (draft: CvDraft) => CvDraft, field?: string) => void;

export interface CvEditing {
  readonly form: FormHandle<AnyValues>;
  readonly draft: CvDraft;
  readonly edit: EditCv;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The person has left a field. */
  readonly pause: () => void;
}

/** A CV while it is written: its form, everything else that is chosen, and one history of both. */
export function useCvDraft(first: CvDraft): CvEditing {
  const form = useSchemaForm(cvForm, { initialValues: first.values, onSubmit: () => undefined });
  const [history, setHistory] = useState(() => startHistory({ ...first, values: { ...form.values() } }));

  useEffect(
    () =>
      form.subscribe(() =>
        setHistory((now) => {
          const values = { ...form.values() };
          const field = Object.keys(values).find((name) => values[name] !== now.present.values[name]);
          return field === undefined ? now : changed(now, { ...now.present, values }, field);
        }),
      ),
    [form],
  );

  const go = (step: (from: History<CvDraft>) => History<CvDraft>): void => {
    const next = step(history);
    setHistory(next);
    if (!isSame(next.present.values, form.values())) form.reset(next.present.values);
  };

  return {
    form,
    draft: history.present,
    edit: (change, field) => setHistory((now) => changed(now, change(now.present), field)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => go(undone),
    redo: () => go(redone),
    pause: () => setHistory(paused),
  };
}
