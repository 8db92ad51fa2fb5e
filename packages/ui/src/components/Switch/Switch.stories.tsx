import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'E-mail me about new jobs', name: 'email', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'E-mail me about new jobs' });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(canvas.getByText('E-mail me about new jobs'));
    await expect(toggle).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {
  args: { hint: 'At most once a day', defaultChecked: true, disabled: false },
};

export const WithHintAndError: Story = {
  args: { hint: 'At most once a day', error: 'Not saved. Try again' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Error: Not saved. Try again At most once a day',
    );
  },
};

/** Every state. */
export const States: Story = {
  render: () => (
    <Stack>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off, disabled" disabled />
      <Switch label="On, disabled" disabled defaultChecked />
      <Switch label="Error" error="Not saved. Try again" />
    </Stack>
  ),
};
