import { FileField, type FileFieldActions, type FileFieldProps } from '@aarambh/ui/FileField';
import { useEffect, useRef } from 'react';
import type { FormValues } from '../../definition/definition.ts';
import { useTextValue } from '../useFormState.ts';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';
import { joinValues } from '../../records/joinedValues.ts';

export type FormFileFieldProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<FileFieldProps, DecidedByForm | 'actionsRef'> & {
    /** Told with each new list of files: whoever sends the form keeps them. */
    readonly onChange: NonNullable<FileFieldProps['onChange']>;
  };

/**
 * Files of a form. The form has their names, joined by commas, for its rules and for whether it has changed; the files themselves
 * are told to `onChange`, because they cannot be kept as text. A draft cannot bring files back, so it brings no names either.
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
  const names = useTextValue(form, name);
  const actions = useRef<FileFieldActions>(null);
  const chosen = useRef('');

  useEffect(() => {
    if (names === chosen.current) return;
    // Set from outside: emptied after the form was sent, or names of files that nobody has.
    if (chosen.current === '') form.change(name, '');
    else actions.current?.clear();
  }, [form, name, names]);

  return (
    <FileField
      {...rest}
      {...props}
      ref={form.focusRef(name)}
      actionsRef={actions}
      onChange={(files, details) => {
        chosen.current = joinValues(files.map((file) => file.name));
        form.change(name, chosen.current);
        onChange(files, details);
      }}
      onBlur={() => form.blur(name)}
    />
  );
}
