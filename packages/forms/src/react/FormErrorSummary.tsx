import { ErrorSummary, type ErrorSummaryProps } from '@aarambh/ui/ErrorSummary';
import { useFormState } from 'react-hook-form';
import type { FormValues } from '../definition/definition.ts';
import type { FormHandle } from './formHandle.ts';
import { useErrorWords } from './FormsProvider.tsx';
import { refusalsIn } from './shownErrors.ts';

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
  const { errors } = useFormState({ control: form.control });
  const refusals = [...refusalsIn(errors, form.definition)].map(([name, error]) => ({
    fieldId: form.fieldId(name),
    message: words.named(form, name, error),
  }));
  return <ErrorSummary {...rest} errors={refusals} />;
}
