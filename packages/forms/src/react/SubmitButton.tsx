import { Button, type ButtonProps } from '@aarambh/ui/Button';
import type { FormValues } from '../definition/definition.ts';
import type { FormHandle } from './formHandle.ts';
import { useIsSubmitting, useIsValid } from './useFormState.ts';

export type SubmitButtonProps<Values extends FormValues> = Omit<
  ButtonProps,
  'disabled' | 'disabledMode' | 'form' | 'isPending' | 'onDisabledPress' | 'type'
> & {
  readonly form: FormHandle<Values>;
  /**
   * Off until the form is valid, as the specification has it on /login, /contact-us, /reset-password and for codes. Elsewhere a press
   * shows what is missing.
   * @default false
   */
  readonly needsValid?: boolean;
};

/** Sends a form. Shows a spinner while it is being sent, and takes no second press then. */
export function SubmitButton<Values extends FormValues>({
  form,
  needsValid = false,
  ...rest
}: SubmitButtonProps<Values>) {
  const isValid = useIsValid(form);
  const isSubmitting = useIsSubmitting(form);
  return (
    <Button
      {...rest}
      type="submit"
      isPending={isSubmitting}
      disabled={needsValid && !isValid}
      disabledMode="native"
    />
  );
}
