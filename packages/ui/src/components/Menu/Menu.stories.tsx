import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { DownloadIcon, EditIcon, MoreIcon, TrashIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu, type MenuProps } from './index.ts';

const items: MenuProps['items'] = [
  { id: 'edit', label: 'Edit', icon: <EditIcon /> },
  { id: 'deactivate', label: 'Deactivate' },
  { id: 'download', label: 'Download CSV', icon: <DownloadIcon />, disabled: true },
  { id: 'delete', label: 'Delete', icon: <TrashIcon />, tone: 'danger' },
];

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Actions for Pune',
    items,
    onAction: fn(),
    renderTrigger: (props) => <IconButton label="Actions for Pune" icon={<MoreIcon />} {...props} />,
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Actions for Pune' });
const item = (name: string): HTMLElement => screen.getByRole('menuitem', { name });

export const Default: Story = {};

export const Playground: Story = {};

export const Pointer: Story = {
  play: async ({ args }) => {
    await userEvent.click(trigger());
    await expect(screen.getByRole('menu', { name: 'Actions for Pune' })).toBeVisible();
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(item('Deactivate'));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await expect(args.onAction).toHaveBeenLastCalledWith('deactivate', {
      action: expect.objectContaining({ id: 'deactivate' }),
    });
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(trigger()).toHaveFocus();
    await userEvent.click(trigger());
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
};

/** Arrow keys open it at either end and go round, letters find, Escape and Tab close. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    trigger().focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(item('Deactivate')).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(trigger()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('edit', {
      action: expect.objectContaining({ id: 'edit' }),
    });
    await expect(trigger()).toHaveFocus();
  },
};

/** Tab closes it and goes on in the page. */
export const TabGoesOn: Story = {
  render: (args) => (
    <Inline>
      <Menu {...args} />
      <Button variant="secondary">After</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(trigger());
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await user.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

function MenuWithQuestion(props: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu {...props} onAction={(id) => setOpen(id === 'delete')} />
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete Pune?"
        confirmLabel="Delete city"
        tone="danger"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

/** An action that asks: after the answer focus is on the button that opened the menu. */
export const ActionThatAsks: Story = {
  render: (args) => <MenuWithQuestion {...args} />,
  play: async () => {
    await userEvent.click(trigger());
    await userEvent.click(item('Delete'));
    await expect(screen.getByRole('alertdialog', { name: 'Delete Pune?' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(trigger()).toHaveFocus();
  },
};

export const Groups: Story = {
  args: {
    items: [
      { id: 'city', label: 'City', items: [{ id: 'edit', label: 'Edit', description: 'Name, state, tier' }] },
      { id: 'list', label: 'Whole list', items: [{ id: 'csv', label: 'Download CSV' }] },
    ],
  },
  play: async () => {
    await userEvent.click(trigger());
    await expect(screen.getByRole('group', { name: 'Whole list' })).toBeVisible();
    await expect(item('Edit Name, state, tier')).toBeVisible();
  },
};

/** Addresses go through the router of the app. */
export const Links: Story = {
  args: { items: [{ id: 'history', label: 'History', href: '#history' }] },
  play: async () => {
    await userEvent.click(trigger());
    await expect(item('History')).toHaveAttribute('href', '#history');
  },
};

/** At the edge of the window it stays inside, and opens upwards where there is no room below. */
export const AtTheEdge: Story = {
  globals: { viewport: { value: 'w320' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ height: '98vh', display: 'flex', alignItems: 'end' }}>
      <Menu {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.click(trigger());
    // It is drawn before it is placed.
    await waitFor(async () => {
      const box = screen.getByRole('menu').getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(8);
      await expect(box.bottom).toBeLessThanOrEqual(trigger().getBoundingClientRect().top);
    });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div style={{ paddingInline: '25%' }}>
      <Menu {...args} />
    </div>
  ),
  args: { placement: 'bottom-start', renderTrigger: (props) => <Button {...props}>Actions for Pune</Button> },
  play: async () => {
    await userEvent.click(trigger());
    const [box, anchor] = [screen.getByRole('menu').parentElement, trigger()].map((element) =>
      element?.getBoundingClientRect(),
    );
    await expect(box?.right).toBeCloseTo(anchor?.right ?? 0, 0);
  },
};

/** Texts begin at one line, whether there is an icon before them or not. */
export const Open: Story = {
  play: async () => {
    await userEvent.click(trigger());
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    const starts = screen
      .getAllByText(/^(Edit|Deactivate|Delete)$/)
      .map((text) => text.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};

/** Open, with groups, a link, an action that is not there now, and one that destroys. */
export const States: Story = {
  args: {
    items: [
      {
        id: 'city',
        label: 'City',
        items: [
          { id: 'edit', label: 'Edit', icon: <EditIcon />, description: 'Name, state, tier' },
          { id: 'history', label: 'History', href: '#history' },
        ],
      },
      {
        id: 'rest',
        label: 'More',
        items: [
          { id: 'download', label: 'Download CSV', icon: <DownloadIcon />, disabled: true },
          { id: 'delete', label: 'Delete', icon: <TrashIcon />, tone: 'danger' },
        ],
      },
    ],
  },
  play: async () => {
    await userEvent.click(trigger());
    await waitFor(() => expect(item('Delete')).toBeVisible());
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<Menu {...args} />);
    await expect(errors).toEqual([]);
  },
};
