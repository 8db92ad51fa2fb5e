import { HelpTip } from '@aarambh/ui/HelpTip';
import { PasswordField, type PasswordFieldProps } from '@aarambh/ui/PasswordField';
import { PasswordRules } from '@aarambh/ui/PasswordRules';
import { Stack } from '@aarambh/ui/Stack';
import { useSyncExternalStore } from 'react';
import type { FormValues } from '../../definition/definition.ts';
import { passwordRequirementKeys } from '../../messages/keys.ts';
import {
  limits,
  passwordRequirements,
  passwordSpecials,
  unmetPasswordRequirements,
} from '../../rules/index.ts';
import type { FormHandle } from '../formHandle.ts';
import { useTranslate } from '../FormsProvider.tsx';
import { useBoundField, type BoundFieldProps, type DecidedByForm } from './boundField.ts';
import { useInitialText } from './useInitialText.ts';

export type FormNewPasswordFieldProps<Values extends FormValues> = BoundFieldProps<Values, string> &
  Omit<PasswordFieldProps, DecidedByForm | 'aria-describedby' | 'generatorRules' | 'purpose'>;

/**
 * A password that the person makes up: its requirements are below it, each with its state while the person types, and its
 * hint is what the help beside the label says. A field of its own, because a sign-in form should not load all this.
 */
export function FormNewPasswordField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...rest
}: FormNewPasswordFieldProps<Values>) {
  const translate = useTranslate();
  const { field, props } = useBoundField(form, name, { label, hint });
  const rulesId = `${props.id}-rules`;
  return (
    <Stack gap="xs">
      <PasswordField
        {...rest}
        {...props}
        {...form.register(name)}
        defaultValue={useInitialText(form, name)}
        purpose="new"
        generatorRules={generatorRules}
        hint={undefined}
        labelAction={
          rest.labelAction ?? <HelpTip label={field.help && translate(field.help)}>{props.hint}</HelpTip>
        }
        aria-describedby={rulesId}
      />
      <Requirements form={form} name={name} id={rulesId} />
    </Stack>
  );
}

/** The password rule in the language of password managers, so that what they suggest passes. */
const generatorRules = [
  `minlength: ${limits.passwordMin}`,
  `maxlength: ${limits.passwordMax}`,
  'required: lower',
  'required: upper',
  'required: digit',
  `required: [${passwordSpecials}]`,
].join('; ');

function Requirements<Values extends FormValues>({
  form,
  name,
  id,
}: {
  readonly form: FormHandle<Values>;
  readonly name: string;
  readonly id: string;
}) {
  const translate = useTranslate();
  // One string, so that a key that changes no requirement renders nothing.
  const readUnmet = (): string => unmetPasswordRequirements(form.text(name)).join(' ');
  const unmet = useSyncExternalStore(form.subscribe, readUnmet, readUnmet).split(' ');
  const params = { min: limits.passwordMin, max: limits.passwordMax };
  const rules = passwordRequirements.map(({ code }) => ({
    id: code,
    label: translate(passwordRequirementKeys[code], params),
    isMet: !unmet.includes(code),
  }));
  return <PasswordRules id={id} rules={rules} />;
}
