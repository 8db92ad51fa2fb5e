import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';

function PageWithQuestion(props: Partial<ConfirmDialogProps>) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        title="Delete Pune?"
        confirmLabel="Delete city"
        tone="danger"
        {...props}
        isOpen={isOpen}
        onConfirm={() => {
          setOpen(false);
          props.onConfirm?.();
        }}
        onCancel={() => {
          setOpen(false);
          props.onCancel?.();
        }}
      >
        {props.children ?? '312 institutes use it and lose their city. This cannot be undone.'}
      </ConfirmDialog>
    </>
  );
}

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Delete Pune?',
    children: undefined,
    confirmLabel: 'Delete city',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <PageWithQuestion {...args} />,
  // A frame of its own: it takes the whole window.
  parameters: { docs: { story: { inline: false, height: '380px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = (): HTMLElement => screen.getByRole('alertdialog', { name: 'Delete Pune?' });

export const Default: Story = { args: { tone: 'danger' } };

export const Playground: Story = {};

export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: 'Send the offer?',
    confirmLabel: 'Send offer',
    children: 'Asha is told by SMS and e-mail.',
  },
};

/** The question is read with its title, and focus starts on the choice that changes nothing. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(question()).toHaveAccessibleDescription(/312 institutes use it/);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
  },
};

/** The second press of a double one was meant for what was there before: it neither closes the question nor answers it. */
export const DoublePress: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args, step }) => {
    const user = await browserUser();
    const opener = canvas.getByRole('button', { name: 'Delete' });
    await step('by a pointer', async () => {
      await user.dblClick(opener);
      await waitFor(() => expect(question()).toBeVisible());
      await expect(args.onCancel).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
    });
    await step('by the keyboard, whose focus is on the way back', async () => {
      await expect(opener).toHaveFocus();
      await user.keyboard('{Enter}{Enter}');
      await waitFor(() => expect(question()).toBeVisible());
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
    });
    await step('another key tells that somebody has looked', async () => {
      await user.keyboard('{Tab}{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    });
  },
};

/** While the work runs nothing closes it and nothing starts it again. */
export const Pending: Story = {
  args: { isPending: true, tone: 'danger' },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    const backdrop = document.querySelector<HTMLElement>('[data-part="backdrop"]');
    if (backdrop) await userEvent.click(backdrop);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sending' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(question()).toBeVisible());
  },
};

/** Why it did not work is said, and the dialog stays for another try. */
export const Failed: Story = {
  args: { tone: 'danger', error: 'Pune is used by an open season. Close the season first.' },
  play: async () => {
    await expect(question()).toHaveTextContent('Close the season first.');
    await waitFor(() =>
      expect(announcedTexts('assertive')).toEqual([
        'Pune is used by an open season. Close the season first.',
      ]),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w320' } }, args: { tone: 'danger' } };

export const Hindi: Story = {
  args: { title: 'पुणे हटाएँ?', confirmLabel: 'शहर हटाएँ', children: 'इसे वापस नहीं लाया जा सकता।' },
  globals: { locale: 'hi' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'रहने दें' })).toHaveFocus();
  },
};

function ListWithQuestion() {
  const [cities, setCities] = useState(['Agra', 'Pune', 'Surat']);
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <h1>Cities</h1>
      <ul>
        {cities.map((city) => (
          <li key={city}>
            <Button variant="secondary">Edit {city}</Button>
            <Button variant="secondary" onClick={() => setAsked(city)}>
              Delete {city}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Delete the city?"
        confirmLabel="Delete city"
        onConfirm={() => {
          setCities((known) => known.filter((city) => city !== asked));
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      >
        This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

/** The row that was asked about is gone: the focus is where it was, in the next one, and in the one before it at the end. */
export const RemovedRow: Story = {
  tags: ['!autodocs'],
  render: () => <ListWithQuestion />,
  play: async ({ canvas }) => {
    for (const [city, next] of [
      ['Pune', 'Surat'],
      ['Surat', 'Agra'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${city}` }));
      await userEvent.click(screen.getByRole('button', { name: 'Delete city' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${next}` })).toHaveFocus());
    }
  },
};

/** All parts: what is asked, why it failed, and both ways on. */
export const States: Story = {
  args: { tone: 'danger', error: 'The server did not answer. Try again.' },
  play: async () => {
    await expect(question()).toHaveTextContent('The server did not answer. Try again.');
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  // What is added to the page beside an open dialog is made inert, before React could take it over.
  args: { isOpen: false },
  play: async () => {
    const { errors } = await hydrate(<PageWithQuestion isOpen />);
    await expect(errors).toEqual([]);
  },
};
