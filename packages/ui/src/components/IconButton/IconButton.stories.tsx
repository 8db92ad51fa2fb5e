import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BellIcon, CloseIcon, SettingsIcon, TrashIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <CloseIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  },
};

export const Playground: Story = { args: { variant: 'quiet', size: 'sm', disabled: false } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Every variant in every size and state. */
export const States: Story = {
  render: () => (
    <Stack>
      {(['quiet', 'secondary', 'primary', 'danger'] as const).map((variant) => (
        <Inline key={variant}>
          <IconButton variant={variant} label={`Notifications, ${variant}`} icon={<BellIcon />} />
          <IconButton variant={variant} size="md" label={`Settings, ${variant}`} icon={<SettingsIcon />} />
          <IconButton variant={variant} disabled label={`Delete, ${variant}`} icon={<TrashIcon />} />
        </Inline>
      ))}
    </Stack>
  ),
};
