import { focusField } from '@aarambh/ui/ErrorSummary';
import type { ChangeEvent, FocusEventHandler } from 'react';
import { createFormControl } from 'react-hook-form';
import type {
  FieldDefinition,
  DrawnForm,
  FieldName,
  FormRow,
  FormValue,
  FormValues,
} from '../definition/definition.ts';
import { fieldAt } from '../definition/fieldPath.ts';
import { byPagePosition, editedValue, focusTarget, type NativeField } from './nativeField.ts';
import { showErrors, type ShownError, type ShownErrors, type ValuesControl } from './shownErrors.ts';

/** Names of the fields whose value is of a kind. */
export type NameOf<Values, Kind> = {
  [Name in FieldName<Values>]: Values[Name] extends Kind ? Name : never;
}[FieldName<Values>];

/** What a definition is to the bindings: they send nothing, so payload and context do not matter. */
export type BoundDefinition<Values extends FormValues, Parsed = unknown> = DrawnForm<Values, Parsed>;

/** Spread on a field that is a native control: it keeps its value itself, and the form reads it. */
export type FieldRegistration = {
  readonly name: string;
  readonly onChange: (value: unknown, details: { readonly event: ChangeEvent<NativeField> }) => void;
  readonly onBlur: FocusEventHandler<NativeField>;
  readonly ref: (element: NativeField | null) => void;
};

/** Takes an element into the form. */
export type FocusRef = (element: HTMLElement | null) => void;

/** A form in a page, over react-hook-form, which keeps its values and its state. */
export type FormHandle<Values extends FormValues> = Pick<
  ShownErrors<unknown>,
  'verdict' | 'error' | 'errors' | 'refusals' | 'addServerError'
> & {
  readonly definition: BoundDefinition<Values>;
  /** For the hooks of react-hook-form. */
  readonly control: ValuesControl['control'];
  /** Calls back at each change of a value or of an error that is shown. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The id of a field's control. */
  readonly fieldId: (name: string) => string;
  readonly fieldDefinition: (name: string) => FieldDefinition;
  /** For fields that are native controls. */
  readonly register: (name: string) => FieldRegistration;
  /** For controls that are no native input: the element that takes the focus. */
  readonly focusRef: (name: string) => FocusRef;
  /** The person changed a control that is no native input. */
  readonly change: (name: string, value: string | boolean | readonly File[]) => void;
  /** The person left a control that is no native input. */
  readonly blur: (name: string) => void;
  readonly values: () => Values;
  /** The value of a field, also of one in a row: `rounds.0.name`. */
  readonly value: (name: string) => FormValue | undefined;
  /** The value of a field that holds text. */
  readonly text: (name: string) => string;
  /** Sets a value from the program. */
  readonly setValue: <Name extends FieldName<Values>>(name: Name, value: Values[Name]) => void;
  /** Puts the form back to its first values, or to others. */
  readonly reset: (values?: Partial<Values>) => void;
  /** Sends the form, or shows what keeps it from being sent. A second call while it is being sent does nothing. */
  readonly submit: () => Promise<void>;
  /** Scrolls to the first field whose error is shown and puts the focus into it. */
  readonly focusFirstError: () => void;
};

/** Sends valid values. `captchaToken` is empty in a form without captcha; `signal` aborts when the form leaves the page. */
export type SendValues<Values> = (
  values: Values,
  context: { readonly captchaToken: string; readonly signal: AbortSignal },
) => void | Promise<void>;

export type FormEvents<Values> = {
  readonly onSubmit: SendValues<Values>;
  /** The form was submitted and is invalid; its errors are not yet in the page. */
  readonly onRefused: () => void;
  /** An error came up at the field that the person is in or just left. */
  readonly onFieldError: (name: string, error: ShownError) => void;
};

/** A form as the component that made it sees it. */
export type OwnedForm<Values extends FormValues, Parsed = Values> = FormHandle<Values> & {
  /** Shows every error from now on, because the form was submitted and is invalid. */
  readonly refuse: () => void;
  /** Who hears of what happens. Until the first call nobody does. */
  readonly setEvents: (events: FormEvents<Parsed>) => void;
  /** Puts in what was typed before. */
  readonly restore: (values: FormValues) => void;
  /** Gives up a submit that is running. */
  readonly abort: () => void;
};

/**
 * Makes a form over react-hook-form, which keeps the native inputs, the values, what was changed and left, and the errors. When an
 * error shows is in `shownErrors.ts`; the way a form is sent is here.
 * @param idPrefix - makes the ids of the fields unique in the page.
 */
export function createFormHandle<Values extends FormValues, Parsed>(
  definition: BoundDefinition<Values, Parsed>,
  initial: Values,
  idPrefix: string,
): OwnedForm<Values, Parsed> {
  const control: ValuesControl = createFormControl<Record<string, unknown>>({
    defaultValues: { ...initial },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const shown = showErrors(definition, control);
  const fields: Readonly<Record<string, FieldDefinition | undefined>> = definition.fields;
  const captchaName = definition.fieldOrder.find((name) => fields[name]?.control === 'captcha');
  const registrations = new Map<string, FieldRegistration>();
  const focusRefs = new Map<string, FocusRef>();
  const elements = new Map<string, Set<HTMLElement>>();
  let events: FormEvents<Parsed> = { onSubmit() {}, onRefused() {}, onFieldError() {} };
  let isRunning = false;
  let running: AbortController | undefined;

  function fieldDefinition(name: string): FieldDefinition {
    const field = fieldAt(fields, name);
    if (field === undefined) throw new Error(`The form ${definition.id} has no field ${name}.`);
    return field;
  }

  /** Tells of the error of a field if what the person does brings it up or gives it other words. */
  function noticing(name: string, act: () => unknown): void {
    const before = shown.error(name);
    act();
    const after = shown.error(name);
    if (after !== undefined && after !== before) events.onFieldError(name, after);
  }

  function registerElement(name: string, element: HTMLElement): void {
    // A ref that is taken back does not say from which element of a group, so those that left the page go here.
    const stayed = [...(elements.get(name) ?? [])].filter((known) => known.isConnected);
    // An element of a row that moved belongs to another name now.
    for (const known of elements.values()) known.delete(element);
    elements.set(name, new Set([...stayed, element]));
  }

  function setValue(name: string, value: FormValue): void {
    shown.dropServerError(name);
    control.setValue(name, value, { shouldDirty: true });
  }

  function trim(name: string): void {
    const value = control.getValues(name);
    if (!fieldAt(fields, name)?.trims || typeof value !== 'string' || value === value.trim()) return;
    setValue(name, value.trim());
  }

  function makeRegistration(name: string): FieldRegistration {
    fieldDefinition(name);
    const native = control.register(name);
    return {
      name,
      onChange(_value, { event }) {
        noticing(name, () => {
          shown.dropServerError(name);
          void native.onChange(event);
        });
      },
      onBlur(event) {
        trim(name);
        noticing(name, () => void native.onBlur(event));
      },
      ref(element) {
        const edited = element === null ? undefined : editedValue(element);
        // An input of a row that moved keeps what was typed, which its row has taken along already.
        if (edited !== undefined && edited !== control.getValues(name)) setValue(name, edited);
        native.ref(element);
        if (element !== null) registerElement(name, element);
      },
    };
  }

  function focusFirstError(): void {
    const [first] = [...shown.errors().keys()]
      .map((name) => focusTarget(elements.get(name) ?? []))
      .filter((element) => element !== undefined)
      .toSorted(byPagePosition);
    if (first) focusField(first);
  }

  async function send(values: Parsed): Promise<void> {
    running = new AbortController();
    const token: unknown = captchaName === undefined ? '' : control.getValues(captchaName);
    try {
      await events.onSubmit(values, {
        captchaToken: typeof token === 'string' ? token : '',
        signal: running.signal,
      });
    } finally {
      // A token is good for one use, whatever became of it.
      if (captchaName !== undefined) control.setValue(captchaName, '');
    }
  }

  return {
    ...shown,
    definition,
    control: control.control,
    subscribe: (listener) =>
      control.subscribe({ formState: { values: true, errors: true }, callback: listener }),
    fieldId: (name) => `${idPrefix}-${name}`,
    fieldDefinition,
    register(name) {
      const known = registrations.get(name) ?? makeRegistration(name);
      registrations.set(name, known);
      return known;
    },
    focusRef(name) {
      const known =
        focusRefs.get(name) ??
        ((element) => {
          if (element !== null) registerElement(name, element);
        });
      focusRefs.set(name, known);
      return known;
    },
    change(name, value) {
      // A control that was emptied by the form says so; that is no edit.
      if (control.getValues(name) === value) return;
      noticing(name, () => {
        shown.dropServerError(name);
        void control.register(name).onChange({ target: { name, value }, type: 'change' });
      });
    },
    blur: (name) =>
      noticing(name, () => {
        const target = { name, value: control.getValues(name) };
        void control.register(name).onBlur({ target, type: 'blur' });
      }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it began with values of the form, and each field sets its own kind
    values: () => control.getValues() as Values,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    value: (name) => control.getValues(name) as FormValue | undefined,
    text(name) {
      const value = control.getValues(name);
      return typeof value === 'string' ? value : '';
    },
    setValue: (name, value) => setValue(name, value),
    reset(values) {
      control.reset({ ...initial, ...values }, { keepFieldsRef: true });
    },
    async submit() {
      if (isRunning) return;
      isRunning = true;
      try {
        for (const name of definition.fieldOrder) {
          trim(name);
          const rows = control.getValues(name);
          if (fields[name]?.rows && Array.isArray(rows)) for (const part of partsOf(name, rows)) trim(part);
        }
        const verdict = shown.verdict();
        if (!verdict.ok) {
          events.onRefused();
          return;
        }
        // Should it come back, its fields are checked like those of a new one.
        control.clearErrors();
        await control.handleSubmit(() => send(verdict.value))();
      } finally {
        isRunning = false;
      }
    },
    focusFirstError,
    setEvents(next) {
      events = next;
    },
    restore: (values) => control.setValues(values, { shouldDirty: true }),
    abort: () => running?.abort(),
  };
}

/** Names of the fields of every row. */
function partsOf(name: string, rows: readonly FormRow[]): string[] {
  return rows.flatMap((row, index) => Object.keys(row).map((part) => `${name}.${index}.${part}`));
}
