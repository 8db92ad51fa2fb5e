import { useIsChanged, useIsSubmitting, type FormHandle } from '@aarambh/forms/react';
import type { FormValues } from '@aarambh/forms';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

/** Asks before a form of a screen is left that holds something, as long as it is not being sent. Draw it in the form. */
export function HeldForm<Values extends FormValues>({ form }: { readonly form: FormHandle<Values> }) {
  const isChanged = useIsChanged(form);
  const isSubmitting = useIsSubmitting(form);
  return <UnsavedChangesDialog isChanged={() => isChanged && !isSubmitting} />;
}
