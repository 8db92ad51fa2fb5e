import { useAnnounce } from '@aarambh/ui/Announcer';
import { useEffect, useRef, useState } from 'react';
import { useFormats, useTranslation } from '../host/hooks.ts';
import type { AnyRecordForm, AnyRow, AnyValues } from '../declare/row.ts';
import { storableValues, wrongFields } from './storableValues.ts';
import type { RecordFormState, Storing } from './useRecordForm.ts';

/** How often a draft is saved while it is written, in milliseconds. */
const pause = 20_000;

/** Where what is typed stands: `waiting`, a new record lacks what it needs to be one. */
export type SavingState =
  | { readonly kind: 'untouched' | 'waiting' | 'saving' | 'failed' }
  | { readonly kind: 'saved'; readonly at: number };

const moment = (): number => Date.now();

interface AutosaveParts {
  readonly state: RecordFormState;
  readonly definition: AnyRecordForm;
  /** Names of the fields of each step. */
  readonly steps: readonly (readonly string[])[];
  /** Whether it saves by itself; otherwise only when it is told to. */
  readonly isOn: boolean;
  /** The record is there from now on. */
  readonly onAdded: (row: AnyRow) => void | Promise<void>;
}

export interface Autosave {
  readonly saving: SavingState;
  /** Stores what can be stored. Resolves with what became of it; undefined where nothing can be stored yet. */
  readonly save: () => Promise<Storing | undefined>;
  /** Whether something is typed that is not stored, be it wrong or new. */
  readonly isChanged: () => boolean;
}

/** Saves a draft while it is written. One save runs at a time; a failure is said, and tried again at the next. */
export function useAutosave({ state, definition, steps, isOn, onAdded }: AutosaveParts): Autosave {
  const { t } = useTranslation();
  const formats = useFormats();
  const announce = useAnnounce();
  const [saving, setSaving] = useState<SavingState>({ kind: 'untouched' });
  /** What the form held when it was last stored, apart from what was wrong. */
  const stored = useRef(state.firstValues);
  const running = useRef<Promise<Storing | undefined>>(undefined);
  const { form, base, firstValues } = state;
  /** As it was stored last, also before the next render knows it. */
  const record = useRef(base);
  useEffect(() => {
    record.current = base;
  }, [base]);

  const isChanged = (): boolean => JSON.stringify(form.values()) !== JSON.stringify(stored.current);

  async function attempt(): Promise<Storing | undefined> {
    const typed = form.values();
    const from = record.current;
    if (from !== undefined && !isChanged()) return { kind: 'same', row: from };
    const before = from === undefined ? firstValues : definition.fromRecord(from);
    const values = storableValues(definition, typed, before, steps);
    if (values === undefined) {
      setSaving({ kind: 'waiting' });
      return undefined;
    }
    setSaving({ kind: 'saving' });
    const result = await state.store(values, from);
    if (result.kind === 'refused' || result.kind === 'met') {
      setSaving({ kind: 'failed' });
      return result;
    }
    record.current = result.row;
    stored.current = withoutWrong(typed, stored.current);
    const at = moment();
    setSaving({ kind: 'saved', at });
    announce(t('resources.draft.saved', { time: formats.time(at) }));
    if (from === undefined) await onAdded(result.row);
    return result;
  }

  /** What is wrong is not stored, so it counts as changed. */
  function withoutWrong(typed: AnyValues, before: AnyValues): AnyValues {
    const values = { ...typed };
    for (const name of wrongFields(definition, typed)) {
      const value = before[name];
      if (value !== undefined) values[name] = value;
    }
    return values;
  }

  const save = async (): Promise<Storing | undefined> => {
    // What was typed since the running one began is stored by the next.
    await running.current;
    running.current = attempt().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  const latest = useRef({ save, isChanged, canSave: isOn });
  useEffect(() => {
    latest.current = { save, isChanged, canSave: isOn && state.meeting === undefined };
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const { canSave, ...now } = latest.current;
      if (canSave && running.current === undefined && now.isChanged()) void now.save();
    }, pause);
    return () => clearInterval(timer);
  }, []);

  return { saving, save, isChanged };
}
