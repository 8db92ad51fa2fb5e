import { Button, type ButtonProps } from '@aarambh/ui/Button';
import type { FormValues } from '../definition/definition.ts';
import type { FormHandle } from './formHandle.ts';
import { useIsSubmitting, useIsSubmittable } from './useFormState.ts';

export type SubmitButtonProps<Values extends FormValues> = Omit<
  ButtonProps,
  'disabled' | 'disabledMode' | 'form' | 'isPending' | 'onDisabledClick' | 'ref' | 'type'
> & { readonly form: FormHandle<Values> };

/**
 * Sends a form. It is off until the form is valid where the definition says so; elsewhere a press shows what is missing.
 * While the form is being sent it shows a spinner and takes no further press. In a page that a server wrote it is off until the
 * page's scripts run: before that nobody could answer.
 */
export function SubmitButton<Values extends FormValues>({ form, ...rest }: SubmitButtonProps<Values>) {
  const isSubmittable = useIsSubmittable(form);
  const isSubmitting = useIsSubmitting(form);
  return (
    <Button
      {...rest}
      type="submit"
      isPending={isSubmitting}
      disabled={!isSubmittable}
      disabledMode="native"
    />
  );
}
