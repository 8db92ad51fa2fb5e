import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { ResendTimer } from './index.ts';

const meta = {
  title: 'Forms/ResendTimer',
  component: ResendTimer,
  args: { onResend: fn<() => number | void | Promise<number | void>>(), onDeadlineChange: fn() },
} satisfies Meta<typeof ResendTimer>;

export default meta;
type Story = StoryObj<typeof meta>;

const soon = { timeout: 10_000 };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^in 0(1:00|0:59)$/);
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('in 00:58'), soon);
    await expect(canvas.getByRole('button', { name: 'Resend OTP' })).toHaveAttribute('aria-disabled', 'true');
    await expect(announcedTexts('polite')).toEqual(['You can ask for a new code in 60 seconds']);
  },
};

export const Playground: Story = { args: { seconds: 60 } };

/** The wait ends; a press sends and waits again. The focus stays on the button throughout. */
export const Resending: Story = {
  args: { seconds: 1 },
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    const button = canvas.getByRole('button', { name: 'Resend OTP' });
    await user.tab();
    await expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(args.onResend).not.toHaveBeenCalled();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), soon);
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(announcedTexts('polite')).toContain('You can resend now');
    await user.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('timer')).toBeVisible());
    await expect(button).toHaveFocus();
    await expect(args.onDeadlineChange).toHaveBeenCalledTimes(2);
  },
};

/** Whoever presses too early hears how long it takes. */
export const PressedTooEarly: Story = {
  args: { seconds: 9 },
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    const button = canvas.getByRole('button', { name: 'Resend OTP' });
    await expect(button).toHaveAccessibleDescription(/^in 00:0[0-9]$/);
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announcedTexts('polite').at(-1)).toMatch(/^You can resend in \d+ seconds$/));
    await expect(args.onResend).not.toHaveBeenCalled();
    await user.keyboard(' ');
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

/** A server that was asked too often says how long to wait; its word counts. Two quick presses ask once. */
export const ServerSaysWhen: Story = {
  args: {
    deadline: undefined,
    seconds: 1,
    onResend: fn(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      return 300;
    }),
  },
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    const button = canvas.getByRole('button', { name: /Resend OTP/ });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), soon);
    await user.tab();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^in 0(5:00|4:5[0-9])$/), soon);
    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};

/** The owner keeps the deadline, so that a reload does not shorten the wait. */
export const KeptAcrossReload: Story = {
  render: function Kept(args) {
    const [deadline] = useState(() => Date.now() + 42_000);
    return <ResendTimer {...args} deadline={deadline} />;
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^in 00:(?:4[0-2]|3\d)$/);
    await expect(args.onDeadlineChange).not.toHaveBeenCalled();
    await expect(announcedTexts('polite')[0]).toMatch(
      /^You can ask for a new code in (?:4[0-2]|3\d) seconds$/,
    );
  },
};

/** A phone that slept past the end shows the end, and says so, as soon as it is looked at. */
export const AfterSleep: Story = {
  play: async ({ canvas }) => {
    const timeBefore = Date.now;
    const slept = timeBefore() + 120_000;
    Date.now = () => slept;
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(canvas.queryByRole('timer')).toBeNull());
      await expect(announcedTexts('polite')).toContain('You can resend now');
    } finally {
      Date.now = timeBefore;
    }
  },
};

/** Half of the wait is over, and the phone slept through that: what is left is said. */
export const HalfSlept: Story = {
  play: async () => {
    const timeBefore = Date.now;
    Date.now = () => timeBefore() + 35_000;
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(announcedTexts('polite').at(-1)).toMatch(/^You can resend in \d+ seconds$/));
    } finally {
      Date.now = timeBefore;
    }
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'OTP फिर से भेजें' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^0[01]:[0-9]{2} में$/);
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ResendTimer {...args} seconds={3599} />
      <ResendTimer {...args} deadline={0} />
    </div>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { html, errors } = await hydrate(<ResendTimer {...args} deadline={1} />);
    await expect(errors).toEqual([]);
    await expect(html).toContain('01:00');
  },
};
