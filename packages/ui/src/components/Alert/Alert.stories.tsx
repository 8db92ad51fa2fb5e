import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Link } from '../Link/index.ts';
import { Alert } from './index.ts';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { tone: 'danger', children: 'The mobile number or the password is wrong.' },
  argTypes: { tone: { control: 'inline-radio', options: ['danger', 'warning', 'success', 'info'] } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    title: 'You are not signed in',
    action: <Link href="#reset">Reset the password</Link>,
    onDismiss: fn(),
  },
};

/** The tone is a colour, an icon and a word that only screen readers get. A failure interrupts, the rest waits. */
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Alert tone="danger">The server did not answer.</Alert>
      <Alert tone="warning">Your session ends in two minutes.</Alert>
      <Alert tone="success">Password changed.</Alert>
      <Alert tone="info">An e-mail is on its way.</Alert>
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(announcedTexts('assertive')).toEqual(['Error: The server did not answer.']));
    await expect(announcedTexts('polite')).toEqual([
      'Warning: Your session ends in two minutes.',
      'Success: Password changed.',
      'Information: An e-mail is on its way.',
    ]);
  },
};

/** Said when it appears and when its text changes, not when it is drawn again. */
export const Appearing: Story = {
  render: function Attempts(args) {
    const [attempts, setAttempts] = useState(0);
    return (
      <Stack gap="md" align="start">
        <Button variant="secondary" size="sm" onClick={() => setAttempts(attempts + 1)}>
          Sign in
        </Button>
        {attempts > 0 && (
          <Alert {...args}>{attempts < 3 ? 'Wrong password.' : 'Locked for five minutes.'}</Alert>
        )}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await expect(announcedTexts()).toEqual([]);
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await user.click(button);
    await waitFor(() => expect(announcedTexts('assertive')).toEqual(['Error: Wrong password.']));
    await user.click(button);
    await expect(announcedTexts('assertive')).toHaveLength(1);
    await user.click(button);
    await waitFor(() => expect(announcedTexts('assertive').at(-1)).toBe('Error: Locked for five minutes.'));
    await expect(button).toHaveFocus();
  },
};

export const NotAnnounced: Story = {
  args: { isAnnounced: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/password is wrong/)).toBeVisible();
    await expect(announcedTexts()).toEqual([]);
  },
};

export const Dismissible: Story = {
  args: { tone: 'info', children: 'Your CV is not complete yet.', onDismiss: fn() },
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await user.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

/** What there is to press stands apart from the words. */
export const WithAButton: Story = {
  args: {
    action: (
      <Button variant="secondary" size="sm">
        Try again
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const words = canvasElement.querySelector('[data-part="text"]')?.getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Try again' }).getBoundingClientRect();
    await expect(button.top - (words?.bottom ?? NaN)).toBeGreaterThanOrEqual(8);
  },
};

/** The focus goes to the alert, which is read because of that and not a second time. */
export const TakesTheFocus: Story = {
  args: {
    focusOnMount: true,
    title: 'Nothing was saved',
    children: 'The record was changed by someone else.',
  },
  play: async ({ canvas }) => {
    const name = 'Error: Nothing was saved The record was changed by someone else.';
    await waitFor(() => expect(canvas.getByRole('group', { name })).toHaveFocus());
    await expect(announcedTexts()).toEqual([]);
  },
};

/** What a server says is text; it wraps and never becomes markup. */
export const LongText: Story = {
  args: { children: `<b onclick="alert(1)">${'Averylongwordwithoutanyspace'.repeat(6)}</b>` },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['danger', 'warning', 'success', 'info'] as const).map((tone) => (
        <div key={tone} style={{ display: 'grid', gap: 8 }}>
          <Alert tone={tone}>Two things need your attention.</Alert>
          <Alert
            tone={tone}
            title="Two things need your attention"
            action={<Link href="#first">Show the first</Link>}
            onDismiss={fn()}
          >
            The contact number has ten digits, the first one from 1 to 9.
          </Alert>
        </div>
      ))}
    </div>
  ),
};

export const Hindi: Story = {
  args: { children: 'मोबाइल नंबर या पासवर्ड गलत है।' },
  globals: { locale: 'hi' },
  play: async () => {
    await waitFor(() => expect(announcedTexts('assertive')).toEqual(['त्रुटि: मोबाइल नंबर या पासवर्ड गलत है।']));
  },
};

/** An alert that the page came with is not announced. */
export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <p>Rendered in the test.</p>,
  play: async () => {
    const { errors } = await hydrate(<Alert tone="danger">From the server</Alert>, {
      afterScript: () => expect(announcedTexts()).toEqual([]),
    });
    await expect(errors).toEqual([]);
  },
};
