import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { schema, send } from './schema.js';

export function SignIn() {
  const [refusal, setRefusal] = useState('');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { mobileNumber: '', password: '' },
    validate: schemaResolver(schema, { sync: true }),
  });
  const submit = form.onSubmit(
    async (values) => {
      setRefusal('');
      const refused = await send(values);
      if (refused === null) return;
      setRefusal(refused.message);
      form.setErrors(refused.fieldErrors ?? {});
    },
    (errors) => form.getInputNode(Object.keys(errors)[0])?.focus(),
  );
  return (
    <form onSubmit={submit} aria-label="Sign in" noValidate>
      {refusal !== '' && <Alert color="red">{refusal}</Alert>}
      <TextInput
        label="Mobile number"
        type="tel"
        autoComplete="username"
        key={form.key('mobileNumber')}
        {...form.getInputProps('mobileNumber')}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Button type="submit" loading={form.submitting}>
        Sign in
      </Button>
    </form>
  );
}
