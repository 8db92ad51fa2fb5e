import { memo, type ReactNode } from 'react';

export interface FormValuesProps {
  ids: readonly string[];
  name: string | undefined;
  form: string | undefined;
  disabled: boolean;
}

/** What a form reads of the field: its name once for each id, as of checkboxes. */
export const FormValues = memo(function FormValues({
  ids,
  name,
  form,
  disabled,
}: FormValuesProps): ReactNode {
  if (name === undefined) return null;
  return ids.map((id) => (
    <input key={id} type="hidden" name={name} form={form} disabled={disabled} value={id} />
  ));
});
