import { createTranslate, login } from '@aarambh/forms';
import english from '@aarambh/forms/messages/en.json';
import {
  FormPasswordField,
  FormPhoneField,
  FormsProvider,
  SchemaForm,
  SubmitButton,
  showRefusal,
  useSchemaForm,
} from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui';
import { useState } from 'react';

const translate = createTranslate(english);

function Fields() {
  const [refusal, setRefusal] = useState('');
  const form = useSchemaForm(login, {
    async onSubmit(values, { signal }) {
      setRefusal('');
      const answer = await fetch('/api/sessions', {
        method: 'POST',
        body: JSON.stringify(login.toPayload(values)),
        signal,
      });
      if (answer.ok) return;
      const { message, fieldErrors } = await answer.json();
      if (!showRefusal(form, fieldErrors)) setRefusal(message);
    },
  });
  return (
    <SchemaForm form={form} aria-label="Sign in">
      {refusal !== '' && <Alert tone="danger">{refusal}</Alert>}
      <FormPhoneField form={form} name="mobileNumber" />
      <FormPasswordField form={form} name="password" />
      <SubmitButton form={form}>Sign in</SubmitButton>
    </SchemaForm>
  );
}

export const SignIn = () => (
  <FormsProvider translate={translate}>
    <Fields />
  </FormsProvider>
);
