import { FileField, type FileFieldActions, type FileFieldProps } from '@aarambh/ui/FileField';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { FormValue, FormValues } from '../../definition/definition.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';
import { joinValues } from '../../records/joinedValues.ts';

export type FormFileFieldProps<Values extends FormValues> = BoundFieldProps<
  Values,
  string | readonly File[]
> &
  Omit<FileFieldProps, DecidedByForm | 'actionsRef'> & {
    /** Told with each new list of files. Where the form has names alone, whoever sends it keeps the files. */
    readonly onChange?: FileFieldProps['onChange'];
  };

/**
 * Files of a form. A field that begins as an empty list has the files themselves, for a schema that looks at them. One that begins as an
 * empty text has their names, joined by commas, and the files are told to `onChange`. A draft brings neither back.
 */
export function FormFileField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  onChange,
  ...rest
}: FormFileFieldProps<Values>) {
  const { props } = useBoundField(form, name, { label, hint });
  const read = (): string => namesOf(form.value(name));
  const names = useSyncExternalStore(form.subscribe, read, read);
  const hasFiles = Array.isArray(form.value(name));
  const actions = useRef<FileFieldActions>(null);
  const chosen = useRef('');

  useEffect(() => {
    if (names === chosen.current) return;
    // Set from outside: emptied after the form was sent, or names of files that nobody has.
    if (chosen.current === '') form.change(name, hasFiles ? [] : '');
    else actions.current?.clear();
  }, [form, name, names, hasFiles]);

  return (
    <FileField
      {...rest}
      {...props}
      ref={form.focusRef(name)}
      actionsRef={actions}
      onChange={(files, details) => {
        chosen.current = joinValues(files.map((file) => file.name));
        form.change(name, hasFiles ? files : chosen.current);
        onChange?.(files, details);
      }}
      onBlur={() => form.blur(name)}
    />
  );
}

function namesOf(value: FormValue | undefined): string {
  if (typeof value === 'string') return value;
  const files = Array.isArray(value) ? value.filter((one) => one instanceof File) : [];
  return joinValues(files.map((file) => file.name));
}
