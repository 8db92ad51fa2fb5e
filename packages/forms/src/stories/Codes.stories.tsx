import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { FormDefinition } from '../definition/definition.ts';
import {
  FormErrorSummary,
  FormOtpField,
  FormPhoneField,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '../react/index.ts';
import { forgotPasswordCode, forgotPasswordMobile, otpVerification } from '../schemas/index.ts';
import { validateTable } from './validateTable.ts';
import { withTexts } from './withTexts.tsx';

type CodeFormProps = {
  readonly definition: FormDefinition<{ readonly code: string }, unknown, never>;
  readonly onSubmit: (values: object) => void;
};

function CodeForm({ definition, onSubmit }: CodeFormProps) {
  const form = useSchemaForm(definition, { onSubmit: (values) => onSubmit(values) });
  return (
    <SchemaForm form={form} aria-label="Enter the code">
      <FormOtpField form={form} name="code" />
      <SubmitButton form={form}>Verify</SubmitButton>
    </SchemaForm>
  );
}

function MobileForm({ onSubmit }: Pick<CodeFormProps, 'onSubmit'>) {
  const form = useSchemaForm(forgotPasswordMobile, {
    onSubmit: (values) => onSubmit(forgotPasswordMobile.toPayload(values)),
  });
  return (
    <SchemaForm form={form} aria-label="Forgot password">
      <FormErrorSummary form={form} />
      <FormPhoneField form={form} name="mobileNumber" />
      <SubmitButton form={form}>Send OTP</SubmitButton>
    </SchemaForm>
  );
}

const meta = {
  title: 'Validated forms/Codes',
  component: CodeForm,
  decorators: [withTexts],
  args: { definition: otpVerification, onSubmit: fn<CodeFormProps['onSubmit']>() },
  argTypes: { definition: { table: { disable: true } } },
} satisfies Meta<typeof CodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** /otp-verification takes six digits. */
export const OtpVerification: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByRole('textbox', { name: 'One-time password (OTP)' });
    const button = canvas.getByRole('button', { name: 'Verify' });
    await userEvent.type(code, 'a48291');
    await expect(code).toHaveValue('48291');
    await expect(button).toBeDisabled();
    await userEvent.keyboard('3');
    await expect(button).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ code: '482913' }));
  },
};

/** /forgot-password takes any six characters without spaces. */
export const ForgotPasswordCode: Story = {
  args: { definition: forgotPasswordCode },
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByRole('textbox', { name: 'One-time password (OTP)' });
    await userEvent.type(code, 'A1 b2C3');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ code: 'A1b2C3' }));
  },
};

/** The number that the code goes to: its own two checks first, then that an SMS can reach it. */
export const ForgotPasswordMobile: Story = {
  render: (args) => <MobileForm {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const mobile = canvas.getByRole('textbox', { name: 'Mobile number' });
    const send = canvas.getByRole('button', { name: 'Send OTP' });
    const refusals = [
      ['98765x', /Use only digits, spaces, plus, minus and parentheses/],
      ['98765', /Enter exactly 10 characters/],
      ['98765 4321', /Enter 10 digits, the first 1 to 9/],
    ] as const;
    for (const [typed, refusal] of refusals) {
      await userEvent.clear(mobile);
      await userEvent.type(mobile, typed);
      await userEvent.click(send);
      await waitFor(() => expect(mobile).toHaveAccessibleDescription(refusal));
      await expect(mobile).toHaveFocus();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '9876543210');
    await userEvent.click(send);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ mobileNumber: '9876543210', purpose: 'reset' }),
    );
  },
};

/** Every value of the published table, in the code of /otp-verification. */
export const SameTableOtp: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) => validateTable(canvasElement, 'otpVerification', otpVerification),
};

/** Every value of the published table, in the code of /forgot-password. */
export const SameTableForgotPasswordCode: Story = {
  tags: ['!autodocs'],
  args: { definition: forgotPasswordCode },
  play: ({ canvasElement }) => validateTable(canvasElement, 'forgotPasswordCode', forgotPasswordCode),
};

/** Every value of the published table, in the number of /forgot-password. */
export const SameTableForgotPasswordMobile: Story = {
  tags: ['!autodocs'],
  render: (args) => <MobileForm {...args} />,
  play: ({ canvasElement }) => validateTable(canvasElement, 'forgotPasswordMobile', forgotPasswordMobile),
};
