import { focusField } from '@aarambh/ui/ErrorSummary';
import type { ChangeEvent, FocusEventHandler } from 'react';
import type { FieldDefinition, FormValue } from '../definition/definition.ts';
import { fieldAt } from '../definition/fieldPath.ts';
import { byPagePosition, editedValue, focusTarget, type NativeField } from './nativeField.ts';
import type { ShownError, ShownErrors, ValuesControl } from './shownErrors.ts';

/** Spread on a field that is a native control: it keeps its value itself, and the form reads it. */
export type FieldRegistration = {
  readonly name: string;
  readonly onChange: (value: unknown, details: { readonly event: ChangeEvent<NativeField> }) => void;
  readonly onBlur: FocusEventHandler<NativeField>;
  readonly ref: (element: NativeField | null) => void;
};

/** Takes an element into the form. */
export type FocusRef = (element: HTMLElement | null) => void;

/** What a form does with its fields. */
export type FormFields = {
  readonly fieldDefinition: (name: string) => FieldDefinition;
  /** For fields that are native controls. */
  readonly register: (name: string) => FieldRegistration;
  /** For controls that are no native input: the element that takes the focus. */
  readonly focusRef: (name: string) => FocusRef;
  /** The person changed a control that is no native input. */
  readonly change: (name: string, value: string | boolean | readonly File[]) => void;
  /** The person left a control that is no native input. */
  readonly blur: (name: string) => void;
  /** Scrolls to the first field whose error is shown and puts the focus into it. */
  readonly focusFirstError: () => void;
  /** Sets a value from the program. */
  readonly setValue: (name: string, value: FormValue) => void;
  /** Takes spaces off the ends of a value, where its field does that. */
  readonly trim: (name: string) => void;
};

export interface FormFieldsOptions {
  formId: string;
  definitions: Readonly<Record<string, FieldDefinition | undefined>>;
  control: ValuesControl;
  shown: Pick<ShownErrors<unknown>, 'error' | 'errors' | 'dropServerError'>;
  /** An error came up at the field that the person is in or just left. */
  onFieldError: (name: string, error: ShownError) => void;
}

/** The elements of a form's fields, by name. */
function fieldElements() {
  const elements = new Map<string, Set<HTMLElement>>();
  return {
    of: (name: string): Iterable<HTMLElement> => elements.get(name) ?? [],
    register(name: string, element: HTMLElement): void {
      // A ref that is taken back does not say from which element of a group, so those that left the page go here.
      const stayed = [...(elements.get(name) ?? [])].filter((known) => known.isConnected);
      // An element of a row that moved belongs to another name now.
      for (const known of elements.values()) known.delete(element);
      elements.set(name, new Set([...stayed, element]));
    },
  };
}

/** What was made for a name once, and is the same from then on: React takes a new ref for another element. */
function once<Made>(make: (name: string) => Made): (name: string) => Made {
  const known = new Map<string, Made>();
  return (name) => {
    const made = known.get(name) ?? make(name);
    known.set(name, made);
    return made;
  };
}

/** Connects the fields of a form to its values and errors. */
export function createFormFields({
  formId,
  definitions,
  control,
  shown,
  onFieldError,
}: FormFieldsOptions): FormFields {
  const elements = fieldElements();

  function fieldDefinition(name: string): FieldDefinition {
    const field = fieldAt(definitions, name);
    if (field === undefined) throw new Error(`The form ${formId} has no field ${name}.`);
    return field;
  }

  /** Tells of the error of a field if what the person does brings it up or gives it other words. */
  function noticing(name: string, act: () => unknown): void {
    const before = shown.error(name);
    act();
    const after = shown.error(name);
    if (after !== undefined && after !== before) onFieldError(name, after);
  }

  function setValue(name: string, value: FormValue): void {
    shown.dropServerError(name);
    control.setValue(name, value, { shouldDirty: true });
  }

  function trim(name: string): void {
    const value = control.getValues(name);
    if (!fieldAt(definitions, name)?.trims || typeof value !== 'string' || value === value.trim()) return;
    setValue(name, value.trim());
  }

  function registration(name: string): FieldRegistration {
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
        if (element !== null) elements.register(name, element);
      },
    };
  }

  return {
    fieldDefinition,
    setValue,
    trim,
    register: once(registration),
    focusRef: once<FocusRef>((name) => (element) => {
      if (element !== null) elements.register(name, element);
    }),
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
    focusFirstError() {
      const [first] = [...shown.errors().keys()]
        .map((name) => focusTarget(elements.of(name)))
        .filter((element) => element !== undefined)
        .toSorted(byPagePosition);
      if (first) focusField(first);
    },
  };
}
