import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { CaptchaBlocked, CaptchaField, type CaptchaAdapter } from './index.ts';

const after = (delay: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, delay);
  });

let solved = 0;
const passes: CaptchaAdapter = {
  solve: async () => {
    await after(150);
    return `token-${(solved += 1)}`;
  },
};
const fails: CaptchaAdapter = { solve: () => Promise.reject(new Error('The script was blocked.')) };
const neverAnswers: CaptchaAdapter = { solve: () => new Promise(() => {}) };

const meta = {
  title: 'Forms/CaptchaField',
  component: CaptchaField,
  args: { adapter: passes, onChange: fn<(token: string | null) => void>() },
  argTypes: { adapter: { table: { disable: true } } },
  beforeEach: () => {
    solved = 0;
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'Your device works on a small puzzle for a second.' } };

/** One press or the space bar: the check runs, the box is ticked when it is passed, and each step is said. */
export const Checking: Story = {
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    const box = canvas.getByRole('checkbox', { name: 'I am a person' });
    await user.tab();
    await expect(box).toHaveFocus();
    await user.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAttribute('aria-busy', 'true');
    await expect(box).toHaveAccessibleDescription('Checking...');
    await user.keyboard(' ');
    await waitFor(() => expect(box).toBeChecked());
    await expect(box).toHaveAccessibleDescription('Checked');
    await expect(announcedTexts('polite')).toEqual(['Checking...', 'Checked']);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('token-1', { state: 'checked' });
    await user.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** A press on the words does the same. */
export const PressedOnTheWords: Story = {
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByText('I am a person'));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
  },
};

/** What went wrong is said at once; the next press tries again. */
export const Failing: Story = {
  args: { adapter: fails },
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    const box = canvas.getByRole('checkbox');
    await user.click(box);
    await waitFor(() => expect(box).toHaveAccessibleDescription('The check did not work. Try again.'));
    await expect(announcedTexts('assertive')).toEqual(['The check did not work. Try again.']);
    await expect(box).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await user.click(box);
    await waitFor(() => expect(announcedTexts('assertive')).toHaveLength(2));
  },
};

/** A provider's script that does not load is told apart: trying again alone would not help. */
export const Blocked: Story = {
  args: { adapter: { solve: () => Promise.reject(new CaptchaBlocked()) } },
  play: async ({ canvas }) => {
    const user = await browserUser();
    const box = canvas.getByRole('checkbox');
    await user.click(box);
    await waitFor(() => expect(box).toHaveAccessibleDescription(/could not be loaded. Allow its script/));
    await expect(announcedTexts('assertive')).toEqual([
      'The check could not be loaded. Allow its script in your browser or change the network, then try again.',
    ]);
    await expect(box).toBeEnabled();
  },
};

/** A token does not last: the form is told that it is gone, and the reader that a new check is needed. */
export const Expiring: Story = {
  args: { adapter: { solve: () => Promise.resolve({ token: 'short', expiresAt: Date.now() + 300 }) } },
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    const box = canvas.getByRole('checkbox');
    await user.click(box);
    // How short it is checked for is too short for a slow machine to see: its parent is told of both.
    await waitFor(() => expect(box).toHaveAccessibleDescription('The check has expired. Check again.'), {
      timeout: 5_000,
    });
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 'short', { state: 'checked' });
    await expect(args.onChange).toHaveBeenNthCalledWith(2, null, { state: 'expired' });
  },
};

/** The token goes with the form. A form that failed empties it, because it is good for one use. */
export const InAForm: Story = {
  args: { name: 'captcha', required: true },
  render: function Owner(args) {
    const [token, setToken] = useState<string | null>('');
    const [sent, setSent] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(JSON.stringify([...new FormData(event.currentTarget)]));
          setToken('');
        }}
      >
        <Stack>
          <CaptchaField {...args} value={token} onChange={setToken} />
          <Inline>
            <Button type="submit">Sign in</Button>
          </Inline>
          <output>{sent}</output>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const box = canvas.getByRole('checkbox');
    await expect(canvasElement.querySelector('form')?.checkValidity()).toBe(false);
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await user.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('[["captcha","token-1"]]')).toBeVisible();
    await waitFor(() => expect(box).not.toBeChecked());
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
  },
};

export const Invalid: Story = {
  args: { error: 'Confirm that you are a person.', required: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Error: Confirm that you are a person.');
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'मैं एक इंसान हूँ' })).toBeVisible();
  },
};

/** It looks like a field to fill in, not like one that cannot be used. */
export const BesideAField: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Stack gap="md">
      <TextField label="Name" />
      <TextField label="Closed" disabled />
      <CaptchaField {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('checkbox').closest('label')?.parentElement;
    const look = (element: Element | null | undefined) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(element ?? document.body);
      return [backgroundColor, borderTopColor];
    };
    const [open, closed] = ['Name', 'Closed'].map((name) =>
      look(canvas.getByRole('textbox', { name }).parentElement),
    );
    await expect(look(row)).toEqual(open);
    await expect(look(row)).not.toEqual(closed);
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CaptchaField {...args} />
      <CaptchaField {...args} adapter={neverAnswers} label="Working" />
      <CaptchaField {...args} label="Passed" />
      <CaptchaField {...args} adapter={fails} label="Failed" />
      <CaptchaField {...args} label="Missing" error="Confirm that you are a person." />
      <CaptchaField {...args} label="Disabled" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const user = await browserUser();
    for (const name of ['Working', 'Passed', 'Failed'])
      await user.click(canvas.getByRole('checkbox', { name }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Passed' })).toBeChecked());
  },
};

/** Ticked before the page's script ran: the check begins when it does. */
export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<CaptchaField {...args} />, {
      beforeScript: (container) => container.querySelector('input')?.click(),
      afterScript: () =>
        waitFor(() => expect(args.onChange).toHaveBeenCalledWith('token-1', { state: 'checked' })),
    });
    await expect(errors).toEqual([]);
  },
};
