import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { Stack } from '../Stack/index.ts';
import { PasswordRules } from './PasswordRules.tsx';

const rulesFor = (password: string) => [
  { id: 'length', label: '8 characters or more', isMet: password.length >= 8 },
  { id: 'lower', label: 'a lowercase letter', isMet: /[a-z]/.test(password) },
  { id: 'upper', label: 'an uppercase letter', isMet: /[A-Z]/.test(password) },
  { id: 'digit', label: 'a digit', isMet: /[0-9]/.test(password) },
  { id: 'symbol', label: 'one of ! @ # $ % ^ & *', isMet: /[!@#$%^&*]/.test(password) },
];

const meta = {
  title: 'Forms/PasswordRules',
  component: PasswordRules,
  args: { rules: rulesFor('secret1') },
} satisfies Meta<typeof PasswordRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual([
      'Not met: 8 characters or more',
      'Met: a lowercase letter',
      'Not met: an uppercase letter',
      'Met: a digit',
      'Not met: one of ! @ # $ % ^ & *',
    ]);
  },
};

export const Playground: Story = {};

function NewPassword() {
  const [password, setPassword] = useState('');
  return (
    <Stack gap="sm">
      <PasswordField
        label="New password"
        purpose="new"
        aria-describedby="rules"
        onChange={(value) => setPassword(value)}
      />
      <PasswordRules id="rules" rules={rulesFor(password)} />
    </Stack>
  );
}

export const WithAField: Story = {
  render: () => <NewPassword />,
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('New password');
    await step('the requirements are heard with the field', async () => {
      await expect(input).toHaveAccessibleDescription(/^Your password needs Not met: 8 characters or more/);
    });
    await step('the marks follow the typing', async () => {
      await userEvent.type(input, 'Ab1');
      const met = within(canvas.getByRole('list')).getAllByText('Met:');
      await expect(met).toHaveLength(3);
    });
    await step('one summary is said after a pause', async () => {
      await waitFor(() => expect(announcedTexts('polite')).toEqual(['3 of 5 requirements met']), {
        timeout: 10_000,
      });
    });
  },
};

export const AllMet: Story = { args: { rules: rulesFor('Secret1!') } };

/** None met, some, all. */
export const States: Story = {
  render: () => (
    <Stack>
      {['', 'secret1', 'Secret1!'].map((password) => (
        <PasswordRules key={password} rules={rulesFor(password)} />
      ))}
    </Stack>
  ),
};
