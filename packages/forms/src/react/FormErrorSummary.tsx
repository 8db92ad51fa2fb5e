import { ErrorSummary, type ErrorSummaryProps } from '@aarambh/ui/ErrorSummary';
import { useSyncExternalStore } from 'react';
import type { FormValues } from '../definition/definition.ts';
import type { FormHandle } from './formHandle.ts';
import { useErrorWords } from './FormsProvider.tsx';

export type FormErrorSummaryProps<Values extends FormValues> = Omit<
  ErrorSummaryProps,
  'errors' | 'ref' | 'takesFocus'
> & {
  readonly form: FormHandle<Values>;
};

/**
 * What keeps a refused form from being sent, above its fields: each entry goes to its field. It follows the person's
 * corrections and is not there before the first submit. The focus is in the first field, not here.
 */
export function FormErrorSummary<Values extends FormValues>({
  form,
  ...rest
}: FormErrorSummaryProps<Values>) {
  const words = useErrorWords();
  const refusals = useSyncExternalStore(form.store.subscribe, form.store.refusals, form.store.refusals);
  const errors = [...refusals].map(([name, error]) => ({
    fieldId: form.fieldId(name),
    message: words.named(form.fieldDefinition(name), error),
  }));
  return <ErrorSummary {...rest} errors={errors} />;
}
