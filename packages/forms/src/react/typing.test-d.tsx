/** What the compiler has to refuse. Nothing here runs; `tsc` fails when a line below an expectation is accepted. */
import { candidateRegistration, login } from '../schemas/index.ts';
import { FormCheckbox, FormSearchSelect, FormTextField, useFormValue, useSchemaForm } from './index.ts';

export function Candidate() {
  const form = useSchemaForm(candidateRegistration, {
    initialValues: { workStatus: 'experienced' },
    onSubmit: ({ termsOfUse, workStatus }) => {
      const isAccepted: boolean = termsOfUse;
      const status: 'fresher' | 'experienced' = workStatus;
      return void [isAccepted, status];
    },
  });
  const status: 'fresher' | 'experienced' = useFormValue(form, 'workStatus');
  form.setValue('termsOfUse', true);
  // @ts-expect-error -- a box is ticked or not
  form.setValue('termsOfUse', 'yes');
  // @ts-expect-error -- not one of the work statuses
  form.setValue('workStatus', 'student');
  // @ts-expect-error -- no such field
  useFormValue(form, 'mobile');
  return (
    <>
      {status}
      <FormTextField form={form} name="firstName" />
      <FormCheckbox form={form} name="termsOfUse" />
      {/* @ts-expect-error -- no such field */}
      <FormTextField form={form} name="mobile" />
      {/* @ts-expect-error -- a box is no text */}
      <FormTextField form={form} name="termsOfUse" />
      {/* @ts-expect-error -- a text is no box */}
      <FormCheckbox form={form} name="firstName" />
      {/* @ts-expect-error -- the form says what is wrong, not the screen */}
      <FormTextField form={form} name="firstName" error="Wrong" />
      <FormSearchSelect
        form={form}
        name="firstName"
        items={[{ id: 'asha', label: 'Asha', city: 'Pune' }]}
        renderOption={({ city }, { label }) => [label, city]}
      />
      <FormSearchSelect
        form={form}
        name="firstName"
        items={[{ id: 'asha', label: 'Asha' }]}
        // @ts-expect-error -- the items have no city
        renderOption={({ city }) => city}
      />
    </>
  );
}

export function Login() {
  // @ts-expect-error -- the login form has no first name
  return useSchemaForm(login, { onSubmit() {}, initialValues: { firstName: 'Asha' } });
}
