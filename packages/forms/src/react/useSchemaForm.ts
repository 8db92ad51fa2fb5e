import { useAnnounce } from '@aarambh/ui/Announcer';
import { useErrorHeading, useErrorTitle } from '@aarambh/ui/ErrorSummary';
import { useContext, useEffect, useId, useInsertionEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { FormValues, SchemaFormDefinition } from '../definition/definition.ts';
import { DraftContext } from './drafts.ts';
import { createFormHandle, type FormHandle, type SendValues } from './formHandle.ts';
import { useErrorWords } from './FormsProvider.tsx';

export type SchemaFormOptions<Values extends FormValues, Parsed = Values> = {
  /**
   * Sends valid values. The form counts as being sent until the promise settles; further submits do nothing meanwhile. What the
   * person typed stays whatever happens, except the captcha's token, which is good for one use. A rejection is not caught.
   */
  readonly onSubmit: SendValues<Parsed>;
  /** First values, where they are not the definition's. Read once. */
  readonly initialValues?: Partial<Values>;
};

/**
 * A form of a page: rules, values and errors of a definition. The component that calls it does not render again while the
 * person types; fields and buttons subscribe to what they show.
 *
 * Draw it with `SchemaForm` and the bound fields. Needs `FormsProvider` for its texts and the design system's `Provider`
 * for announcements.
 */
export function useSchemaForm<Values extends FormValues, Payload, Context, Parsed = Values>(
  definition: SchemaFormDefinition<Values, Payload, Context, Parsed>,
  { onSubmit, initialValues }: SchemaFormOptions<Values, Parsed>,
): FormHandle<Values> {
  const id = useId();
  const announce = useAnnounce();
  const words = useErrorWords();
  const heading = useErrorHeading();

  const openDraft = useContext(DraftContext);
  const [{ form, draft }] = useState(() => {
    const first = { ...definition.defaultValues, ...initialValues };
    const found = openDraft?.({ id: definition.id, fields: definition.fields, initialValues: first });
    const made = createFormHandle(definition, first, id);
    if (found !== undefined) made.restore(found.values);
    return { form: made, draft: found };
  });

  useInsertionEffect(() => {
    form.setEvents({
      onSubmit,
      onRefused() {
        // The errors have to be in the page before it scrolls to them.
        flushSync(() => form.refuse());
        form.focusFirstError();
        announce(heading({ count: form.errors().size }));
      },
      onFieldError(name, error) {
        announce(words.named(form, name, error));
      },
    });
  });

  useEffect(
    () => () => {
      draft?.leave(form.values());
      form.abort();
    },
    [form, draft],
  );

  const hasRefusals = useSyncExternalStore(
    form.subscribe,
    () => form.refusals().size > 0,
    () => false,
  );
  useErrorTitle(hasRefusals);

  return form;
}
