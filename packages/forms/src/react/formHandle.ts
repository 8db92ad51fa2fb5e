import { createFormControl } from 'react-hook-form';
import type {
  FieldDefinition,
  DrawnForm,
  FieldName,
  FormRow,
  FormValue,
  FormValues,
} from '../definition/definition.ts';
import { createFormFields, type FormFields } from './formFields.ts';
import { showErrors, type ShownError, type ShownErrors, type ValuesControl } from './shownErrors.ts';

/** Names of the fields whose value is of a kind. */
export type NameOf<Values, Kind> = {
  [Name in FieldName<Values>]: Values[Name] extends Kind ? Name : never;
}[FieldName<Values>];

/** What a definition is to the bindings: they send nothing, so payload and context do not matter. */
export type BoundDefinition<Values extends FormValues, Parsed = unknown> = DrawnForm<Values, Parsed>;

/** A form in a page, over react-hook-form, which keeps its values and its state. */
export type FormHandle<Values extends FormValues> = Pick<
  ShownErrors<unknown>,
  'verdict' | 'error' | 'errors' | 'refusals' | 'addServerError'
> &
  Omit<FormFields, 'setValue' | 'trim'> & {
    readonly definition: BoundDefinition<Values>;
    /** For the hooks of react-hook-form. */
    readonly control: ValuesControl['control'];
    /** Calls back at each change of a value or of an error that is shown. */
    readonly subscribe: (listener: () => void) => () => void;
    /** The id of a field's control. */
    readonly fieldId: (name: string) => string;
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
 * error shows is in `shownErrors.ts`, what becomes of an edit in `formFields.ts`; the way a form is sent is here.
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
  const definitions: Readonly<Record<string, FieldDefinition | undefined>> = definition.fields;
  const captchaName = definition.fieldOrder.find((name) => definitions[name]?.control === 'captcha');
  let events: FormEvents<Parsed> = { onSubmit() {}, onRefused() {}, onFieldError() {} };
  let isRunning = false;
  let running: AbortController | undefined;

  const { setValue, trim, ...fields } = createFormFields({
    formId: definition.id,
    definitions,
    control,
    shown,
    onFieldError: (name, error) => events.onFieldError(name, error),
  });

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

  function trimAll(): void {
    for (const name of definition.fieldOrder) {
      trim(name);
      const rows = control.getValues(name);
      if (definitions[name]?.rows && Array.isArray(rows)) for (const part of partsOf(name, rows)) trim(part);
    }
  }

  return {
    ...shown,
    ...fields,
    definition,
    control: control.control,
    subscribe: (listener) =>
      control.subscribe({ formState: { values: true, errors: true }, callback: listener }),
    fieldId: (name) => `${idPrefix}-${name}`,
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
        trimAll();
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
