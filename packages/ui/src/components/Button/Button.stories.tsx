import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { DownloadIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Button } from './Button.tsx';
import type { ButtonProps } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Playground: Story = {
  args: { variant: 'primary', size: 'md', isPending: false, disabled: false, isFullWidth: false },
};

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const Variants: Story = {
  render: () => (
    <Inline>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Inline>
  ),
};

export const WithIcon: Story = { args: { children: [<DownloadIcon key="icon" />, 'Download'] } };

export const FullWidth: Story = {
  args: { isFullWidth: true, children: 'Sign in' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeGreaterThan(canvasElement.clientWidth * 0.9);
  },
};

function Sender({ onClick, ...props }: ButtonProps) {
  const [isPending, setIsPending] = useState(false);
  return (
    <Button
      {...props}
      isPending={isPending}
      onClick={(event) => {
        onClick?.(event);
        setIsPending(true);
      }}
    />
  );
}

export const Pending: Story = {
  args: { children: 'Reset Password' },
  render: (args) => <Sender {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Reset Password' });
    const width = button.getBoundingClientRect().width;
    const mayMove = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const animationsOfSpinner = () =>
      button.querySelector('[data-component="Spinner"]')?.getAnimations().length;
    await step('the spinner that is not seen stands still', async () => {
      await expect(animationsOfSpinner()).toBe(0);
    });
    await step('a double press starts the work once', async () => {
      await userEvent.dblClick(button);
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('it is busy, named by the message, and announced', async () => {
      await expect(button).toHaveAccessibleName('Sending');
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(announcedTexts('polite')).toEqual(['Sending']);
      await expect(animationsOfSpinner()).toBe(mayMove ? 1 : 0);
    });
    await step('focus and width stay, and Enter does nothing', async () => {
      await expect(button).toHaveFocus();
      await expect(button.getBoundingClientRect().width).toBe(width);
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
  },
};

const submit = fn((event: FormEvent) => event.preventDefault());

export const PendingInAForm: Story = {
  args: { type: 'submit', isPending: true },
  render: (args) => (
    <form onSubmit={submit}>
      <label>
        City <input name="city" />
      </label>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    submit.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), 'Pune{Enter}');
    await expect(submit).not.toHaveBeenCalled();
  },
};

const onDisabledClick = fn();

export const Disabled: Story = {
  args: { children: 'Apply', disabled: true, onDisabledClick, 'aria-describedby': 'reason' },
  render: (args) => (
    <>
      <Button {...args} />
      <p id="reason">Complete your profile first</p>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    onDisabledClick.mockClear();
    const button = canvas.getByRole('button', { name: 'Apply' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Complete your profile first');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(onDisabledClick).toHaveBeenCalledTimes(1);
  },
};

export const DisabledNatively: Story = {
  args: { children: 'Verify', disabled: true, disabledMode: 'native' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Verify' });
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
  },
};

export const OwnMessages: Story = {
  args: { isPending: true, messages: { pending: 'Checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checking' })).toBeVisible();
  },
};

/** Every variant in every state. */
export const States: Story = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Inline key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="sm">
            toolbar
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} isPending>
            pending
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};
