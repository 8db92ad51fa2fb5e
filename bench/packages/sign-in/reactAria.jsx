import { Button, FieldError, Form, Input, Label, TextField } from 'react-aria-components';
import { Controller } from 'react-hook-form';
import { useSignIn } from './reactHookForm.js';

function Field({ control, name, label, ...rest }) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState: { invalid, error } }) => (
        <TextField {...field} {...rest} validationBehavior="aria" isInvalid={invalid}>
          <Label>{label}</Label>
          <Input ref={ref} />
          <FieldError>{error?.message}</FieldError>
        </TextField>
      )}
    />
  );
}

export function SignIn() {
  const { form, submit } = useSignIn();
  const { errors, isSubmitting } = form.formState;
  const { control } = form;
  return (
    <Form onSubmit={submit} aria-label="Sign in">
      {errors.root && <div role="alert">{errors.root.message}</div>}
      <Field control={control} name="mobileNumber" label="Mobile number" type="tel" autoComplete="username" />
      <Field
        control={control}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" isPending={isSubmitting}>
        Sign in
      </Button>
    </Form>
  );
}
