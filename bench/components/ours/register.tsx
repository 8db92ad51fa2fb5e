import { candidateRegistration, createTranslate } from '@aarambh/forms';
import texts from '@aarambh/forms/messages/en.json';
import {
  FormCheckbox,
  FormNewPasswordField,
  FormPasswordField,
  FormPhoneField,
  FormRadioGroup,
  FormSearchSelect,
  FormsProvider,
  FormTextField,
  indianStateItems,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '@aarambh/forms/react';
import { Heading } from '@aarambh/ui/Heading';

const translate = createTranslate(texts);

export default function Register() {
  const form = useSchemaForm(candidateRegistration, { onSubmit: () => undefined });
  return (
    <FormsProvider translate={translate}>
      <Heading level={1}>Register</Heading>
      <SchemaForm form={form}>
        <FormRadioGroup form={form} name="workStatus" orientation="horizontal" />
        <FormTextField form={form} name="firstName" />
        <FormTextField form={form} name="lastName" />
        <FormTextField form={form} name="email" />
        <FormPhoneField form={form} name="contactNumber" />
        <FormNewPasswordField form={form} name="password" />
        <FormPasswordField form={form} name="confirmPassword" />
        <FormTextField form={form} name="city" />
        <FormSearchSelect form={form} name="state" items={indianStateItems('en')} />
        <FormCheckbox form={form} name="termsOfUse" />
        <SubmitButton form={form}>Register</SubmitButton>
      </SchemaForm>
    </FormsProvider>
  );
}
