import { useSyncExternalStore } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldName, FormValues } from '../definition/definition.ts';
import type { FormHandle } from './formHandle.ts';
import { useErrorWords } from './FormsProvider.tsx';

/** The value of a field; renders again when it changes. For what depends on it: other fields, a controlled input. */
export function useFormValue<Values extends FormValues, Name extends FieldName<Values>>(
  form: FormHandle<Values>,
  name: Name,
): Values[Name] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the value of this field has its type
  const read = (): Values[Name] => form.value(name) as Values[Name];
  return useSyncExternalStore(form.subscribe, read, read);
}

/** The value of a field that holds text, for a controlled input. */
export function useTextValue<Values extends FormValues>(form: FormHandle<Values>, name: string): string {
  const read = (): string => form.text(name);
  return useSyncExternalStore(form.subscribe, read, read);
}

/** The words of the error that is shown at a field, if there is one. */
export function useFieldError<Values extends FormValues>(
  form: FormHandle<Values>,
  name: string,
): string | undefined {
  const words = useErrorWords();
  const read = () => form.error(name);
  const error = useSyncExternalStore(form.subscribe, read, read);
  return error === undefined ? undefined : words.atField(error);
}

/** Whether every rule of the form is kept, for a button that is off until then. */
export function useIsValid<Values extends FormValues>(form: FormHandle<Values>): boolean {
  const read = (): boolean => form.verdict().ok;
  return useSyncExternalStore(form.subscribe, read, read);
}

const never = (): boolean => false;

/** Whether a submit leads to anything: not where it waits for a valid form, and in no page that React has yet to take over. */
export function useIsSubmittable<Values extends FormValues>(form: FormHandle<Values>): boolean {
  const read = (): boolean => form.definition.submitNeedsValid !== true || form.verdict().ok;
  return useSyncExternalStore(form.subscribe, read, never);
}

/** Whether the form is being sent. */
export function useIsSubmitting<Values extends FormValues>(form: FormHandle<Values>): boolean {
  return useFormState({ control: form.control }).isSubmitting;
}

/** Whether the person would lose something by leaving: a field has another value than at first. */
export function useIsChanged<Values extends FormValues>(form: FormHandle<Values>): boolean {
  return useFormState({ control: form.control }).isDirty;
}
