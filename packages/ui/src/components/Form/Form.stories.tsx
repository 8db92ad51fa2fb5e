import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Container } from '../Container/index.ts';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { Logo } from '../Logo/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { PhoneField } from '../PhoneField/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';

const submitted = fn<(entries: Record<string, unknown>) => void>();

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    onSubmit: (event) => {
      event.preventDefault();
      submitted(Object.fromEntries(new FormData(event.currentTarget)));
    },
  },
  beforeEach: () => {
    submitted.mockClear();
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <>
        <TextField label="First name" name="firstName" required />
        <TextField label="Email" name="email" type="email" />
        <Button type="submit">Save</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    // No bubble of the browser stops it: the form's own errors do.
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.keyboard('asha{Enter}');
    await expect(submitted).toHaveBeenCalledWith({ firstName: '', email: 'asha' });
  },
};

/** The browser alone, without the page's scripts, sends no field of a form anywhere, unless the form names a place for it. */
export const WithoutScripts: Story = {
  render: () => (
    <>
      <Form aria-label="Answered by a script">
        <TextField label="Code" name="code" defaultValue="482913" />
      </Form>
      <Form aria-label="Answered by a server" action="/search">
        <TextField label="Words" name="words" />
      </Form>
    </>
  ),
  play: async ({ canvas }) => {
    const address = location.href;
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Answered by a script' });
    form.submit();
    form.requestSubmit();
    await expect(form.method).toBe('dialog');
    await expect(location.href).toBe(address);
    await expect(canvas.getByRole<HTMLFormElement>('form', { name: 'Answered by a server' }).method).toBe(
      'get',
    );
  },
};

export const Playground: Story = { args: { ...Default.args } };

export const SignIn: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <PhoneField label="Mobile number" name="mobileNumber" autoComplete="username" />
        <PasswordField
          label="Password"
          name="password"
          labelAction={
            <Link href="/forgot-password" variant="standalone">
              Forgot password?
            </Link>
          }
        />
        <Checkbox label="Remember this device" name="remember" value="yes" />
        <Button type="submit" isFullWidth isPending={false}>
          Sign in
        </Button>
      </>
    ),
  },
  render: (args) => (
    <Container as="main" width="sm">
      <Stack gap="lg" align="center">
        <span />
        <Logo />
      </Stack>
      <Stack gap="lg">
        <span />
        <Card>
          <Stack gap="lg">
            <Stack gap="xs">
              <Heading level={1}>Sign in</Heading>
              <Text tone="muted">Your campus hiring starts here.</Text>
            </Stack>
            <Form {...args} />
            <Text size="sm" tone="muted" align="center">
              New here?{' '}
              <Link href="/register" variant="inline">
                Create an account
              </Link>
            </Text>
          </Stack>
        </Card>
      </Stack>
    </Container>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('from the keyboard alone, in the order in which it is read', async () => {
      await userEvent.tab();
      await userEvent.keyboard('9876543210');
      await userEvent.tab();
      await userEvent.keyboard('Secret1!');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    });
    await expect(submitted).toHaveBeenCalledWith({
      mobileNumber: '9876543210',
      password: 'Secret1!',
      remember: 'yes',
    });
  },
};

/** Before a submit that goes wrong, after it, and while it runs. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Form {...args} aria-label="Fresh">
        <TextField label="First name" name="first" />
        <Button type="submit">Save</Button>
      </Form>
      <Form {...args} aria-label="Refused">
        <ErrorSummary errors={[{ fieldId: 'last', message: 'Last name: enter your last name' }]} />
        <TextField id="last" label="Last name" name="last" error="Enter your last name" />
        <Button type="submit">Save</Button>
      </Form>
      <Form {...args} aria-label="On its way">
        <TextField label="City" name="city" defaultValue="Pune" readOnly />
        <Button type="submit" isPending>
          Save
        </Button>
      </Form>
    </Stack>
  ),
};
