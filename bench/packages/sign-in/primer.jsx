import { Banner, Button, FormControl, TextInput } from '@primer/react';
import { useSignIn } from './reactHookForm.js';

export function SignIn() {
  const { form, submit } = useSignIn();
  const { errors, isSubmitting } = form.formState;
  const field = (name, label, rest) => (
    <FormControl>
      <FormControl.Label>{label}</FormControl.Label>
      <TextInput {...form.register(name)} {...rest} />
      {errors[name] && (
        <FormControl.Validation variant="error">{errors[name].message}</FormControl.Validation>
      )}
    </FormControl>
  );
  return (
    <form onSubmit={submit} aria-label="Sign in" noValidate>
      {errors.root && <Banner title="Not signed in" variant="critical" description={errors.root.message} />}
      {field('mobileNumber', 'Mobile number', { type: 'tel', autoComplete: 'username' })}
      {field('password', 'Password', { type: 'password', autoComplete: 'current-password' })}
      <Button type="submit" variant="primary" loading={isSubmitting}>
        Sign in
      </Button>
    </form>
  );
}
