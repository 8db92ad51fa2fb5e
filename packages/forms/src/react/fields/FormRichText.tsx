import { Skeleton } from '@aarambh/ui/Skeleton';
import { lazy, Suspense } from 'react';
import type { FormValues } from '../../definition/definition.ts';
import { useTextValue } from '../useFormState.ts';
import { useBoundField, type BoundFieldProps } from './boundField.ts';

/** The editor is large: it is loaded by the pages that show one. */
const RichTextField = lazy(async () => {
  const { RichTextField: Field } = await import('@aarambh/ui/editor');
  return { default: Field };
});

export type FormRichTextProps<Values extends FormValues> = BoundFieldProps<Values, string>;

/** A formatted text of a form, as HTML. Its editor comes with a request of its own. */
export function FormRichText<Values extends FormValues>({
  form,
  name,
  label,
  hint,
}: FormRichTextProps<Values>) {
  const { field, props } = useBoundField(form, name, { label, hint });
  const { name: _notSubmitted, ...wiring } = props;
  const value = useTextValue(form, name);
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <RichTextField
        {...wiring}
        ref={form.focusRef(name)}
        value={value}
        onChange={(html) => form.change(name, html)}
        onBlur={() => form.blur(name)}
        {...(field.maxLength !== undefined && { characterLimit: field.maxLength })}
      />
    </Suspense>
  );
}
