import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { FormStep, StepParts } from '../declare/form.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow, AnyValues } from '../declare/row.ts';
import { useAccess } from '../host/hooks.ts';
import { wrongFields } from './storableValues.ts';
import { useAutosave, type Autosave } from './useAutosave.ts';
import { useFieldFocus } from './useFieldFocus.ts';
import { useRecordForm, type RecordFormState } from './useRecordForm.ts';

export interface RecordStepsParts {
  readonly resource: Resource;
  readonly steps: readonly FormStep[];
  /** Undefined for a new record. */
  readonly row: AnyRow | undefined;
  /** What a new record begins with. */
  readonly initialValues?: AnyValues | undefined;
  /** Whether it is saved while it is written: a draft, which nobody else sees. */
  readonly isDraft: boolean;
  /** The record is there from now on; the address names it by `id`. */
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

export interface RecordStepsState extends Pick<Autosave, 'saving' | 'isChanged' | 'save'> {
  readonly state: RecordFormState;
  /** The place of the step of now. */
  readonly index: number;
  /** Names of the fields that are wrong, on all steps. */
  readonly wrong: readonly string[];
  /** Names of fields that are not shown. */
  readonly hidden: readonly string[];
  /** What a part of a step is given. */
  readonly parts: StepParts;
  /** Saves and goes to the next step; where something is wrong on this one, says that. */
  readonly goOn: () => Promise<void>;
  /** Goes to a step, which saves this one. */
  readonly goTo: (step: FormStep) => void;
  /** Saves and leaves. */
  readonly close: () => Promise<void>;
  /** Around the fields. */
  readonly area: RefObject<HTMLDivElement | null>;
  /** Takes the focus when another step is gone to. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The form of a long record in steps, without what is drawn: where the person is, what is saved, and the ways from here. */
export function useRecordSteps({
  resource,
  steps,
  row,
  initialValues,
  isDraft,
  onAdded,
  onClose,
}: RecordStepsParts): RecordStepsState {
  const { form: declared } = resource;
  if (declared === undefined) throw new Error(`${resource.key} has no form.`);
  const { scope } = useAccess();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { definition, nameField, hiddenFields } = declared;
  const heading = useRef<HTMLHeadingElement>(null);

  const state = useRecordForm({
    resource,
    row,
    definition,
    nameField,
    initialValues,
    onSubmit: () => undefined,
  });
  const { form, base } = state;
  const hidden = useSyncExternalStore(form.subscribe, () =>
    (hiddenFields?.(form.values(), scope) ?? []).join(' '),
  ).split(' ');
  const stepFields = steps.map(({ fields }) => fields);
  const hrefOf = (id: string, field?: string): string => stepAddress(parameters, id, field);
  const { saving, save, isChanged } = useAutosave({
    state,
    definition,
    steps: stepFields,
    isOn: isDraft,
    onAdded: async ({ id }) => {
      onAdded(id);
      // The step of now, which may be another one than when saving began.
      const now = new URLSearchParams(location.search).get('step');
      const next = new URLSearchParams({ id, ...(now !== null && { step: now }) });
      await navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true });
    },
  });

  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === parameters.get('step')),
  );
  const step = steps[index];
  const next = steps[index + 1];
  const area = useFieldFocus(form, parameters.get('field'), heading, step?.id);

  useSavedOnLeaving(step?.id, isDraft ? save : undefined);
  const wrongNames = useSyncExternalStore(form.subscribe, () =>
    wrongFields(definition, form.values()).join(' '),
  );
  const wrong = wrongNames === '' ? [] : wrongNames.split(' ');

  async function goOn(): Promise<void> {
    const isWrongHere = wrongFields(definition, form.values()).some((name) => step?.fields.includes(name));
    // Shows what is wrong, and goes to the first of it.
    if (isWrongHere) return form.submit();
    const result = await save();
    if (result?.kind === 'refused' || result?.kind === 'met') return undefined;
    // From the address as it is by now, which may have got the id of the record.
    const now = new URLSearchParams(location.search);
    now.set('step', next?.id ?? '');
    if (next !== undefined) await navigate(`?${now.toString()}`);
    return undefined;
  }
  async function close(): Promise<void> {
    const result = await save();
    if (result?.kind !== 'refused' && result?.kind !== 'met') onClose();
  }

  const parts: StepParts = {
    form,
    row: base,
    hrefOf,
    steps,
    save: async () => {
      const result = await save();
      return result !== undefined && 'row' in result && !isChanged() ? result.row : undefined;
    },
  };
  return {
    state,
    index,
    saving,
    save,
    isChanged,
    wrong,
    hidden,
    parts,
    goOn,
    goTo: ({ id }) => void navigate(hrefOf(id)),
    close,
    area,
    heading,
  };
}

/** The address of a step, and of a field on it. */
function stepAddress(parameters: URLSearchParams, step: string, field: string | undefined): string {
  const next = new URLSearchParams(parameters);
  next.set('step', step);
  next.delete('field');
  if (field !== undefined) next.set('field', field);
  return `?${next.toString()}`;
}

/** By a link, a button, back or forward: whoever leaves a step has what is on it saved. */
function useSavedOnLeaving(step: string | undefined, save: Autosave['save'] | undefined): void {
  const last = useRef(step);
  const leave = useEffectEvent(() => void save?.());
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    leave();
  }, [step]);
}
