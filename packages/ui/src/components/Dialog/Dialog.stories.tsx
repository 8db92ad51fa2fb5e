import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Dialog, type DialogProps } from './index.ts';

const footer = (
  <>
    <Button size="sm" variant="secondary">
      Not now
    </Button>
    <Button size="sm">Apply</Button>
  </>
);

function PageWithDialog(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apply for this job</Button>
      <Dialog
        title="Graduate engineer, Navyug Software"
        footer={footer}
        {...props}
        isOpen={isOpen}
        onClose={(reason) => {
          setOpen(false);
          props.onClose?.(reason);
        }}
      >
        {props.children ?? (
          <p>Applying costs 10 credits. Your CV is copied into the application as it is now.</p>
        )}
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { isOpen: false, onClose: fn(), title: 'Graduate engineer, Navyug Software', children: undefined },
  render: (args) => <PageWithDialog {...args} />,
  // A frame of its own: it takes the whole window.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (): HTMLElement => screen.getByRole('dialog', { name: /Navyug/ });

export const Default: Story = { args: { isOpen: true } };

export const Playground: Story = { args: { isOpen: true, size: 'md' } };

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Apply for this job' });
    await userEvent.click(opener);
    await expect(dialog()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(document.querySelector('[data-component="Dialog"]')).toBeNull());
  },
};

function FormDialog() {
  const [isOpen, setOpen] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add city</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Add city" initialFocusRef={nameRef}>
        <label>
          Name <input ref={nameRef} name="name" />
        </label>
      </Dialog>
    </>
  );
}

/** Focus starts where the work starts. */
export const InitialFocus: Story = {
  render: () => <FormDialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add city' }));
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

function NestedDialogs() {
  const [open, setOpen] = useState<'none' | 'edit' | 'question'>('none');
  return (
    <>
      <Button onClick={() => setOpen('edit')}>Edit Pune</Button>
      <Dialog isOpen={open !== 'none'} onClose={() => setOpen('question')} title="Edit Pune">
        <p>Two fields have changed.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'question'}
        title="Leave without saving?"
        confirmLabel="Discard changes"
        tone="danger"
        onConfirm={() => setOpen('none')}
        onCancel={() => setOpen('edit')}
      >
        Two changes will be lost.
      </ConfirmDialog>
    </>
  );
}

/** A question over a dialog: the dialog below waits, Escape answers one at a time, and focus returns step by step. */
export const Nested: Story = {
  render: () => <NestedDialogs />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Pune' }));
    const edit = screen.getByRole('dialog', { name: 'Edit Pune' });
    await userEvent.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(edit.closest('[inert]')).not.toBeNull();
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(edit.closest('[inert]')).toBeNull();
    await expect(edit).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await expect(canvas.getByRole('button', { name: 'Edit Pune' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Edit Pune' }).closest('[inert]')).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

/** Higher than the window: the content scrolls, heading and actions stay. */
export const LongContent: Story = {
  args: {
    isOpen: true,
    children: (
      <p>
        {'Terms of the application. '.repeat(400)}
        <VisuallyHidden>End of the terms</VisuallyHidden>
      </p>
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toBeVisible());
    await expect(dialog().getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    // What is brought into view, such as a field with an error, takes the heading along neither by itself nor by what nobody sees.
    screen.getByText('End of the terms').scrollIntoView({ block: 'start' });
    await expect(dialog().scrollTop).toBe(0);
  },
};

export const Small: Story = { args: { isOpen: true, size: 'sm' } };

export const Large: Story = { args: { isOpen: true, size: 'lg' } };

export const RightToLeft: Story = { args: { isOpen: true }, globals: { direction: 'rtl' } };

/** All parts, with more in it than fits. */
export const States: Story = {
  args: {
    isOpen: true,
    size: 'lg',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Paragraph {index + 1} of the rules.</p>
    )),
  },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const { errors } = await hydrate(<PageWithDialog isOpen />);
    await expect(errors).toEqual([]);
  },
};
