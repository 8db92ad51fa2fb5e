import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Form } from '@aarambh/ui/Form';
import { Heading } from '@aarambh/ui/Heading';
import { Link } from '@aarambh/ui/Link';
import { PasswordField } from '@aarambh/ui/PasswordField';
import { PhoneField } from '@aarambh/ui/PhoneField';
import { Stack } from '@aarambh/ui/Stack';

export default function Login() {
  return (
    <Card>
      <Stack>
        <Heading level={1}>Sign in</Heading>
        <Form onSubmit={(event) => event.preventDefault()}>
          <PhoneField label="Mobile number" name="mobile" />
          <PasswordField label="Password" name="password" />
          <Button type="submit">Sign in</Button>
        </Form>
        <Link href="#register">Register</Link>
        <Link href="#forgot">Forgot password</Link>
      </Stack>
    </Card>
  );
}
