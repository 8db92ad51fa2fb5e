import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { AlertRegion, createAlertQueue } from '../components/AlertRegion/index.ts';
import { Button } from '../components/Button/index.ts';
import { Dialog } from '../components/Dialog/index.ts';
import { Menu } from '../components/Menu/index.ts';
import { ReorderableList } from '../components/ReorderableList/index.ts';
import { Tabs } from '../components/Tabs/index.ts';
import { browserUser } from './browserInput.ts';

const queue = createAlertQueue();
const onReorder = fn<(ids: readonly string[]) => void>();

/** What fell in other libraries, as their trackers tell it. */
const meta = {
  title: 'Patterns/Cases of other trackers',
  tags: ['!autodocs'],
  beforeEach: () => () => queue.clear(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The clocks of alerts go on when the window has the focus again (mui/base-ui, issue 4439). */
export const WindowAway: Story = {
  render: () => <AlertRegion queue={queue} />,
  play: async () => {
    const region = () => screen.queryByRole('region', { name: /Notifications/ });
    await fireEvent.blur(window);
    queue.info('Saved.', { duration: 300 });
    await waitFor(() => expect(region()).toBeInTheDocument());
    const pastItsTime = performance.now() + 600;
    await waitFor(() => expect(performance.now()).toBeGreaterThan(pastItsTime));
    await expect(region()).toBeInTheDocument();
    await fireEvent.focus(window);
    await waitFor(() => expect(region()).toBeNull());
  },
};

function MenuThatLoads() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const load = (): void => setLoaded(true);
    window.addEventListener('loaded', load);
    return () => window.removeEventListener('loaded', load);
  }, []);
  const items = isLoaded ? ['Archive', 'Move', 'Share'] : ['Copy', 'Move', 'Delete'];
  return (
    <Menu
      label="Actions"
      items={items.map((label) => ({ id: label, label }))}
      renderTrigger={(props) => <Button {...props}>Actions</Button>}
    />
  );
}

/** Items that change while a menu is open: the keys go through those that are shown (mui/base-ui, issue 1842), and it still closes. */
export const MenuChanges: Story = {
  render: () => <MenuThatLoads />,
  play: async ({ canvas }) => {
    const user = await browserUser();
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await user.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(item('Copy')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await fireEvent(window, new Event('loaded'));
    await waitFor(() => expect(item('Archive')).toBeVisible());
    await expect(item('Move')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await expect(item('Share')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await expect(item('Archive')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus();
  },
};

const sections = ['Details', 'Configuration', 'Programs', 'Students', 'Officers', 'History', 'Documents'];

function TabsOfAddress() {
  const [value, setValue] = useState('Documents');
  return (
    <>
      <Tabs
        label="Institute"
        value={value}
        onChange={setValue}
        items={sections.map((label) => ({ id: label, label, content: label }))}
      />
      <Button onClick={() => setValue('Details')}>To the details</Button>
    </>
  );
}

/** The tab that the parent has chosen is brought into view, at first and later, and the page stays where it is (mui/base-ui, issue 2085). */
export const ChosenTabInView: Story = {
  globals: { viewport: { value: 'w320' } },
  render: () => (
    <div style={{ paddingBlockEnd: '150vh' }}>
      <TabsOfAddress />
    </div>
  ),
  play: async ({ canvas }) => {
    const isInView = (name: string): boolean => {
      const list = canvas.getByRole('tablist').getBoundingClientRect();
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
      return left >= list.left - 1 && right <= list.right + 1;
    };
    await waitFor(() => expect(isInView('Documents')).toBe(true));
    const before = window.scrollY;
    canvas.getByRole('button', { name: 'To the details' }).click();
    await waitFor(() => expect(isInView('Details')).toBe(true));
    await expect(window.scrollY).toBe(before);
  },
};

function DialogThatChanges() {
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Send">
        {isSent ? <p>It is on its way.</p> : <Button onClick={() => setSent(true)}>Send it</Button>}
      </Dialog>
    </>
  );
}

/** The button that was pressed in a dialog goes: Tab goes on in the dialog, and Escape closes it (adobe/react-spectrum, issue 2761). */
export const FocusedPartGoes: Story = {
  render: () => <DialogThatChanges />,
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send' });
    await user.click(within(dialog).getByRole('button', { name: 'Send it' }));
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

/** A second finger on the screen neither moves nor drops the row that the first one has, and a quick release leaves nothing behind (adobe/react-spectrum, pull request 9745). */
export const SecondFinger: Story = {
  beforeEach: () => void onReorder.mockClear(),
  render: () => (
    <ReorderableList
      label="Order"
      items={sections.slice(0, 4).map((name) => ({ id: name, name }))}
      onReorder={onReorder}
    />
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Order' });
    const rows = [...list.querySelectorAll<HTMLElement>('[data-part="row"]')];
    const [first, , , last] = rows;
    const handle = first?.querySelector('[data-part="handle"]');
    if (!first || !last || !handle) throw new Error('The list has fewer rows.');
    const below = { clientX: 20, clientY: last.getBoundingClientRect().bottom };
    await fireEvent.pointerDown(handle, {
      button: 0,
      pointerId: 1,
      clientY: first.getBoundingClientRect().top,
    });
    await fireEvent.pointerMove(window, { pointerId: 2, ...below });
    await expect(list.querySelector('[data-drop]')).toBeNull();
    await fireEvent.pointerUp(window, { pointerId: 2, ...below });
    await expect(first).toHaveAttribute('data-dragged');
    await fireEvent.pointerUp(window, { pointerId: 1, clientY: first.getBoundingClientRect().top });
    await expect(first).not.toHaveAttribute('data-dragged');
    await expect(onReorder).not.toHaveBeenCalled();
  },
};
