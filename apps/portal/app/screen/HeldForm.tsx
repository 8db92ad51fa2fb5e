import { useIsChanged, useIsSubmitting, type FormHandle } from '@aarambh/forms/react';
import type { FormValues } from '@aarambh/forms';
import { use, useLayoutEffect, useRef } from 'react';
import { HolderContext } from './holder.ts';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

/** Asks before a form is left that holds something, as long as it is not being sent. Draw it in the form. */
export function HeldForm<Values extends FormValues>({ form }: { readonly form: FormHandle<Values> }) {
  const isChanged = useIsChanged(form);
  const isSubmitting = useIsSubmitting(form);
  return <Held isChanged={isChanged && !isSubmitting} />;
}

/** As {@link HeldForm}, for fields that are no form: whether leaving would lose something. */
export function Held({ isChanged }: { readonly isChanged: boolean }) {
  const holder = use(HolderContext);
  const latest = useRef(isChanged);
  useLayoutEffect(() => {
    latest.current = isChanged;
  });
  useLayoutEffect(() => holder?.hold(() => latest.current), [holder]);
  // A dialog asks by itself: a navigation, too.
  return holder === null && <UnsavedChangesDialog isChanged={() => isChanged} />;
}
