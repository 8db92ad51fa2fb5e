import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Panel } from '../Panel/index.ts';
import { Popover, type PopoverProps } from './index.ts';

const columns = (
  <fieldset>
    <legend>Columns</legend>
    <label>
      <input type="checkbox" defaultChecked /> State
    </label>
    <label>
      <input type="checkbox" /> Tier
    </label>
  </fieldset>
);

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Choose columns',
    renderTrigger: (props) => (
      <Button variant="secondary" size="sm" {...props}>
        Columns
      </Button>
    ),
    children: columns,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Columns' });
const box = (): HTMLElement => screen.getByRole('dialog', { name: 'Choose columns' });

export const Default: Story = {};

export const Playground: Story = {};

export const Open: Story = {
  play: async () => {
    await userEvent.click(trigger());
    await expect(box()).toHaveFocus();
  },
};

/** Browsers before Chrome 114, Firefox 125 and Safari 17 have no popovers: the box stands over the page by its layer. */
export const WithoutTopLayer: Story = {
  beforeEach() {
    const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    return () => {
      if (native) Object.defineProperty(HTMLElement.prototype, 'showPopover', native);
    };
  },
  play: async () => {
    await userEvent.click(trigger());
    await expect(box()).toBeVisible();
    await expect(getComputedStyle(box()).position).toBe('fixed');
    await expect(box().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      trigger().getBoundingClientRect().bottom,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger()).toHaveFocus();
  },
};

export const Keyboard: Story = {
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Button variant="secondary">After</Button>
    </Inline>
  ),
  play: async ({ args }) => {
    const user = await browserUser();
    trigger().focus();
    await user.keyboard('{Enter}');
    await expect(box()).toHaveFocus();
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    await expect(screen.getByRole('checkbox', { name: 'State' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger()).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    await user.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'After' })).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

/** A press outside closes it and reaches what was pressed; the trigger opens and closes it. */
export const Pointer: Story = {
  render: (args) => (
    <>
      <Popover {...args} />
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ args }) => {
    const user = await browserUser();
    await user.click(trigger());
    await user.click(screen.getByRole('checkbox', { name: 'Tier' }));
    await expect(box()).toBeVisible();
    await user.click(trigger());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(trigger());
    await expect(box()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

/** The content is given what closes it. */
export const ClosedByContent: Story = {
  args: { children: ({ close }: { close: () => void }) => <Button onClick={close}>Apply</Button> },
  play: async () => {
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(trigger()).toHaveFocus();
  },
};

function InPanel(props: PopoverProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Panel title="Cities" isOpen={isOpen} onClose={() => setOpen(false)}>
      <Popover {...props} />
    </Panel>
  );
}

/** In a panel Escape closes the box first and the panel next. */
export const InsidePanel: Story = {
  render: (args) => <InPanel {...args} />,
  play: async () => {
    await userEvent.click(trigger());
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog', { name: 'Choose columns' })).toBeNull();
    await expect(screen.getByRole('dialog', { name: 'Cities' })).toBeVisible();
    await expect(trigger()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cities' })).toBeNull(), {
      timeout: 10_000,
    });
  },
};

/** Goes along with its trigger while an area scrolls, and closes when the trigger is scrolled out of sight. */
export const Scrolling: Story = {
  render: (args) => (
    <div data-testid="area" style={{ height: 200, overflow: 'auto' }}>
      <div style={{ height: 100 }} />
      <Popover {...args} />
      <div style={{ height: 600 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByTestId('area');
    await userEvent.click(trigger());
    const distance = (): number =>
      box().getBoundingClientRect().top - trigger().getBoundingClientRect().bottom;
    const before = distance();
    area.scrollTop = 60;
    await waitFor(() => expect(distance()).toBeCloseTo(before, 0));
    area.scrollTop = 300;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Higher than the room there is: it scrolls inside. */
export const LongContent: Story = {
  args: { children: <p>{'State, tier, used by, status. '.repeat(200)}</p> },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await userEvent.click(trigger());
    const { left, right, bottom } = box().getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(312);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight - 8);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Closed, and open with controls. */
export const States: Story = {
  render: (args) => (
    <div style={{ paddingBlockEnd: '10rem' }}>
      <Popover
        label="Filters"
        renderTrigger={(props) => (
          <Button variant="quiet" size="sm" {...props}>
            Filter
          </Button>
        )}
      >
        Nothing to filter yet
      </Popover>
      <Popover {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.click(trigger());
    await expect(box()).toBeVisible();
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { html, errors } = await hydrate(
      <>
        <Popover {...args} />
        <Popover {...args} label="Open at first" isOpen />
      </>,
    );
    await expect(errors).toEqual([]);
    await expect(html).toContain('aria-haspopup="dialog"');
  },
};
