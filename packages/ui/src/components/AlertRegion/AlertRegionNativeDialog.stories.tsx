import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { Button } from '../Button/index.ts';
import { AlertRegion, createAlertQueue } from './index.ts';

const queue = createAlertQueue();
const persist = { duration: 'persist' } as const;

/** A native modal `dialog` of the app makes everything outside of it inert, whatever stands over it: alerts go into it. */
const meta = {
  title: 'Feedback/AlertRegion/Native dialog',
  component: AlertRegion,
  tags: ['!autodocs'],
  args: { queue },
  argTypes: { queue: { table: { disable: true } } },
  beforeEach: () => () => queue.clear(),
  render: function WithNativeDialogs(args) {
    const outer = useRef<HTMLDialogElement>(null);
    const inner = useRef<HTMLDialogElement>(null);
    return (
      <main>
        <Button onClick={() => outer.current?.showModal()}>Open</Button>
        {/* What moves or blurs is what its fixed parts are placed in, and it cuts them off. */}
        <dialog ref={outer} aria-label="Edit city" style={{ filter: 'opacity(1)', overflow: 'hidden' }}>
          <Button onClick={() => queue.danger('Not saved.', persist)}>Save</Button>
          <Button onClick={() => inner.current?.showModal()}>More</Button>
          <Button onClick={() => outer.current?.close()}>Close</Button>
          <dialog ref={inner} aria-label="More about it">
            <Button onClick={() => queue.info('Copied.', persist)}>Copy</Button>
            <Button onClick={() => inner.current?.close()}>Close this</Button>
          </dialog>
        </dialog>
        <AlertRegion {...args} />
      </main>
    );
  },
} satisfies Meta<typeof AlertRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const region = () => body.queryByRole('region', { name: /Notifications/ });
const press = async (name: string): Promise<void> => {
  const user = await browserUser();
  await user.click(await body.findByRole('button', { name }));
};
/** Whether a pointer over the middle of the element meets it. */
const isOnTop = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return met !== null && element.contains(met);
};
// A calendar of another story leaves a region of react-aria's own in the page.
const regionOfSpeech = (): Element | null => document.querySelector('[data-live-announcer] [data-part]');

/** Raised from the dialog: it is seen whole, read out from within the dialog, pressed, and gone without closing the dialog. */
export const Raised: Story = {
  play: async ({ step }) => {
    await press('Open');
    const dialog = body.getByRole('dialog', { name: 'Edit city' });
    await press('Save');
    const dismiss = await body.findByRole('button', { name: 'Dismiss: Not saved.' });
    await step('seen, over the dialog and not cut off by it', async () => {
      await waitFor(() => expect(isOnTop(dismiss)).toBe(true));
      await expect(dialog.getBoundingClientRect().height).toBeLessThan(window.innerHeight / 2);
    });
    await step('heard', async () => {
      await waitFor(() => expect(announcedTexts('assertive')).toContain('Error: Not saved.'));
      await expect(dialog.contains(regionOfSpeech())).toBe(true);
    });
    await step('pressed', async () => {
      await press('Dismiss: Not saved.');
      await waitFor(() => expect(region()).toBeNull());
      await expect(dialog).toHaveAttribute('open');
    });
    await step('reached and sent away by keys', async () => {
      const user = await browserUser();
      await press('Save');
      await waitFor(() => expect(region()).toBeInTheDocument());
      await user.keyboard('{F6}');
      await user.tab();
      await waitFor(() => expect(body.getByRole('button', { name: 'Dismiss: Not saved.' })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(region()).toBeNull());
      await expect(dialog).toHaveAttribute('open');
      await expect(body.getByRole('button', { name: 'Save' })).toHaveFocus();
    });
  },
};

/** One that is there already goes along into the dialog, into one over that, and out again as they close. */
export const Follows: Story = {
  play: async ({ canvas, step }) => {
    queue.warning('The job closes today.', persist);
    const dismiss = () => body.getByRole('button', { name: 'Dismiss: The job closes today.' });
    await waitFor(() => expect(isOnTop(dismiss())).toBe(true));
    await step('into both', async () => {
      await press('Open');
      await waitFor(() => expect(isOnTop(dismiss())).toBe(true));
      await press('More');
      const inner = body.getByRole('dialog', { name: 'More about it' });
      await waitFor(() => expect(isOnTop(dismiss())).toBe(true));
      await press('Copy');
      await waitFor(() => expect(announcedTexts('polite')).toContain('Information: Copied.'));
      await expect(inner.contains(regionOfSpeech())).toBe(true);
    });
    await step('out of both', async () => {
      await press('Close this');
      await waitFor(() => expect(isOnTop(dismiss())).toBe(true));
      await press('Close');
      await waitFor(() => expect(isOnTop(dismiss())).toBe(true));
      await expect(document.querySelector('dialog')?.contains(regionOfSpeech())).toBe(false);
      await press('Dismiss: The job closes today.');
      await press('Dismiss: Copied.');
      await waitFor(() => expect(region()).toBeNull());
    });
    await expect(canvas.getByRole('button', { name: 'Open' })).toBeVisible();
  },
};
