import type { SearchSelectItem } from '@aarambh/ui/SearchSelect';
import { useEffect } from 'react';
import {
  FormCaptcha,
  FormCheckbox,
  FormErrorSummary,
  FormNewPasswordField,
  FormPasswordField,
  FormPhoneField,
  FormRadioGroup,
  FormSearchSelect,
  FormTextField,
  SchemaForm,
  SubmitButton,
  indianStateItems,
  useFormValue,
  useSchemaForm,
  type FormHandle,
  type SchemaFormOptions,
} from '../react/index.ts';
import { candidateRegistration } from '../schemas/index.ts';
import { passingCaptcha } from './withTexts.tsx';

export type CandidateValues = ReturnType<FormHandle<typeof candidateRegistration.defaultValues>['values']>;

const institutes: readonly SearchSelectItem[] = [
  { id: 'institute-1', label: 'Sahyadri Institute of Technology, Pune' },
  { id: 'institute-2', label: 'Sahyadri Polytechnic, Satara' },
];

export type CandidateFormProps = SchemaFormOptions<CandidateValues> & {
  /** Gives the form to a story's test. */
  readonly onForm?: (form: FormHandle<CandidateValues>) => void;
};

/** Sign-up of a candidate as a screen would compose it. */
export function CandidateForm({ onForm, ...options }: CandidateFormProps) {
  const form = useSchemaForm(candidateRegistration, options);
  useEffect(() => onForm?.(form), [form, onForm]);
  return (
    <SchemaForm form={form} aria-label="Create an account">
      <FormErrorSummary form={form} />
      <FormTextField form={form} name="firstName" />
      <FormTextField form={form} name="lastName" />
      <FormTextField form={form} name="email" />
      <FormPhoneField form={form} name="contactNumber" />
      <FormNewPasswordField form={form} name="password" />
      <FormPasswordField form={form} name="confirmPassword" />
      <FormRadioGroup form={form} name="workStatus" orientation="horizontal" />
      <FresherFields form={form} />
      <FormCheckbox form={form} name="termsOfUse" />
      <FormCaptcha form={form} name="captcha" adapter={passingCaptcha} />
      <SubmitButton form={form} isFullWidth>
        Create account
      </SubmitButton>
    </SchemaForm>
  );
}

/** The only part that renders again when the work status changes. */
function FresherFields({ form }: { readonly form: FormHandle<CandidateValues> }) {
  if (useFormValue(form, 'workStatus') !== 'fresher') return null;
  return (
    <>
      <FormSearchSelect form={form} name="state" items={indianStateItems('en')} />
      <FormTextField form={form} name="city" />
      <FormSearchSelect form={form} name="institute" items={institutes} />
      <FormTextField form={form} name="instituteName" />
    </>
  );
}
