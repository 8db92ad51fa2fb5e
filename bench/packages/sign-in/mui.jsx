import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useSignIn } from './reactHookForm.js';

export function SignIn() {
  const { form, submit } = useSignIn();
  const { errors, isSubmitting } = form.formState;
  const field = (name) => {
    const { ref, ...rest } = form.register(name);
    return { inputRef: ref, ...rest, error: !!errors[name], helperText: errors[name]?.message };
  };
  return (
    <form onSubmit={submit} aria-label="Sign in" noValidate>
      {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
      <TextField label="Mobile number" type="tel" autoComplete="username" {...field('mobileNumber')} />
      <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" variant="contained" loading={isSubmitting}>
        Sign in
      </Button>
    </form>
  );
}
