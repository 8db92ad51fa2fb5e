import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  FormCaptcha,
  FormErrorSummary,
  FormPasswordField,
  FormPhoneField,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
  type SchemaFormOptions,
} from '../react/index.ts';
import { login } from '../schemas/index.ts';
import { validateTable } from './validateTable.ts';
import { passingCaptcha, withTexts } from './withTexts.tsx';

type Values = typeof login.defaultValues;

function LoginForm({ onSubmit }: SchemaFormOptions<Values>) {
  const form = useSchemaForm(login, { onSubmit });
  return (
    <SchemaForm form={form} aria-label="Sign in">
      <FormErrorSummary form={form} />
      <FormPhoneField form={form} name="mobileNumber" />
      <FormPasswordField form={form} name="password" />
      <FormCaptcha form={form} name="captcha" adapter={passingCaptcha} />
      <SubmitButton form={form} isFullWidth>
        Sign in
      </SubmitButton>
    </SchemaForm>
  );
}

const meta = {
  title: 'Validated forms/Login',
  component: LoginForm,
  decorators: [withTexts],
  args: { onSubmit: fn<SchemaFormOptions<Values>['onSubmit']>() },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Sign in' });
    const mobile = canvas.getByRole('textbox', { name: 'Mobile number' });
    const password = canvas.getByLabelText('Password');
    const captcha = canvas.getByRole('checkbox', { name: 'I am a person' });
    await step('the button is off until all three are there', async () => {
      await expect(button).toBeDisabled();
      await userEvent.type(mobile, '9876543210');
      await expect(button).toBeDisabled();
      await userEvent.type(password, 'x');
      await expect(button).toBeDisabled();
      await userEvent.click(captcha);
      await waitFor(() => expect(button).toBeEnabled());
      await userEvent.clear(password);
      await expect(button).toBeDisabled();
    });
    await step('a field that was left empty says so, because the button cannot', async () => {
      await expect(password).toHaveAccessibleDescription(/Enter your password/);
    });
    await step('Enter sends them, with the token beside them', async () => {
      await userEvent.type(password, 'secret{Enter}');
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
      await expect(args.onSubmit).toHaveBeenCalledWith(
        { mobileNumber: '9876543210', password: 'secret', captcha: 'token' },
        { captchaToken: 'token', signal: expect.any(AbortSignal) },
      );
    });
    await step('the token is used up, what was typed stays', async () => {
      await waitFor(() => expect(captcha).not.toBeChecked());
      await expect(button).toBeDisabled();
      await expect(mobile).toHaveValue('9876543210');
      await expect(password).toHaveValue('secret');
    });
  },
};

/** Every value of the published table, in the fields. */
export const SameTable: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) => validateTable(canvasElement, 'login', login),
};
