import { Anchor, Button, PasswordInput, TextInput, Title } from '@mantine/core';

export default function Login() {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Title order={1}>Sign in</Title>
      <TextInput label="Mobile number" name="mobile" type="tel" />
      <PasswordInput label="Password" name="password" />
      <Button type="submit">Sign in</Button>
      <Anchor href="#register">Register</Anchor>
      <Anchor href="#forgot">Forgot password</Anchor>
    </form>
  );
}
