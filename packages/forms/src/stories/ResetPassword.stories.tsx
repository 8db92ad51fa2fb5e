import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  FormNewPasswordField,
  FormPasswordField,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '../react/index.ts';
import { resetPassword } from '../schemas/index.ts';
import { validateTable } from './validateTable.ts';
import { withTexts } from './withTexts.tsx';

type ResetFormProps = { readonly onPayload: (payload: object) => void };

function ResetForm({ onPayload }: ResetFormProps) {
  const form = useSchemaForm(resetPassword, {
    onSubmit: (values) => onPayload(resetPassword.toPayload(values, { mobileNumber: '9876543210' })),
  });
  return (
    <SchemaForm form={form} aria-label="Reset password">
      <FormNewPasswordField form={form} name="password" />
      <FormPasswordField form={form} name="confirmPassword" />
      <SubmitButton form={form}>Reset Password</SubmitButton>
    </SchemaForm>
  );
}

const meta = {
  title: 'Validated forms/Reset password',
  component: ResetForm,
  decorators: [withTexts],
  args: { onPayload: fn<ResetFormProps['onPayload']>() },
} satisfies Meta<typeof ResetForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const password = canvas.getByLabelText('New password');
    const confirmation = canvas.getByLabelText('Confirm password');
    const button = canvas.getByRole('button', { name: 'Reset Password' });
    await expect(button).toBeDisabled();
    await userEvent.type(password, 'Demo@2026');
    await userEvent.type(confirmation, 'Demo@2027');
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(confirmation).toHaveAccessibleDescription(/The passwords do not match/);
    await userEvent.type(confirmation, '{Backspace}6');
    await expect(button).toBeEnabled();
    await userEvent.click(button);
    await waitFor(() =>
      expect(args.onPayload).toHaveBeenCalledWith({ mobileNumber: '9876543210', password: 'Demo@2026' }),
    );
  },
};

/** Password managers are told what is asked of a new password, and find both fields. */
export const PasswordManagers: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('New password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAttribute(
      'passwordrules',
      expect.stringContaining('minlength: 8; maxlength: 72;'),
    );
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  },
};

/** Every value of the published table, in the fields. */
export const SameTable: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) => validateTable(canvasElement, 'resetPassword', resetPassword),
};
