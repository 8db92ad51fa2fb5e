import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { BellIcon, SettingsIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Settings', children: <IconButton label="Settings" icon={<SettingsIcon />} /> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A busy machine takes longer than the tooltip's own pauses. */
const waitOptions = { timeout: 5000 };

/** The tooltips that show. */
const shown = (): string[] =>
  [...document.querySelectorAll('[data-component="Tooltip"] [data-part="bubble"]')]
    .filter((bubble) => bubble.matches(':popover-open'))
    .map((bubble) => bubble.textContent ?? '');

export const Default: Story = {};

export const Playground: Story = {};

/** On an icon button it repeats the name for the eye, and is not read twice. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    // Real keys: whether the focus is seen hangs on what the browser was last pressed with.
    const user = await browserUser();
    await user.tab();
    const button = canvas.getByRole('button', { name: 'Settings' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(shown()).toEqual(['Settings']));
    await expect(button).not.toHaveAttribute('aria-describedby');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toEqual([]));
    await expect(button).toHaveFocus();
  },
};

/** After half a second; it stays while the pointer is on it, and a press ends it. */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Settings' });
    await userEvent.hover(button);
    await waitFor(() => expect(shown()).toEqual(['Settings']));
    await userEvent.hover(screen.getByText('Settings'));
    await expect(shown()).toEqual(['Settings']);
    await userEvent.unhover(screen.getByText('Settings'));
    await waitFor(() => expect(shown()).toEqual([]));
    await userEvent.hover(button);
    await waitFor(() => expect(shown()).toEqual(['Settings']));
    await userEvent.click(button);
    await expect(shown()).toEqual([]);
  },
};

/** A text that says more than the name describes the control, also before it shows. */
export const Description: Story = {
  args: {
    content: 'Taken from the wallet when you apply',
    children: (trigger: { 'aria-describedby': string }) => (
      <Button variant="secondary" {...trigger}>
        10 credits
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '10 credits' });
    await expect(button).toHaveAccessibleDescription('Taken from the wallet when you apply');
    // The browser's own pointer may rest where the button came up.
    await (await browserUser()).unhover(button);
    await waitFor(() => expect(shown()).toEqual([]));
    await expect(button).toHaveAccessibleDescription('Taken from the wallet when you apply');
  },
};

/** One at a time. */
export const Row: Story = {
  render: () => (
    <>
      <Tooltip content="Notifications">
        <IconButton label="Notifications" icon={<BellIcon />} />
      </Tooltip>
      <Tooltip content="Settings">
        <IconButton label="Settings" icon={<SettingsIcon />} />
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    // The browser's own pointer: a simulated one would be contradicted by where that one rests.
    const user = await browserUser();
    await user.hover(canvas.getByRole('button', { name: 'Notifications' }));
    await waitFor(() => expect(shown()).toEqual(['Notifications']), waitOptions);
    await user.hover(canvas.getByRole('button', { name: 'Settings' }));
    await waitFor(() => expect(shown()).toEqual(['Settings']), waitOptions);
    await user.unhover(canvas.getByRole('button', { name: 'Settings' }));
    await waitFor(() => expect(shown()).toEqual([]), waitOptions);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async () => {
    const user = await browserUser();
    await user.tab();
    await expect(shown()).toEqual([]);
  },
};

export const Placements: Story = {
  render: () => (
    <div style={{ paddingBlock: '6rem', display: 'grid', gap: '1rem', justifyItems: 'center' }}>
      {(['top', 'bottom', 'inline-start', 'inline-end'] as const).map((placement) => (
        <Tooltip key={placement} content={placement} placement={placement}>
          <Button variant="secondary">{placement}</Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const user = await browserUser();
    const sides = ['top', 'bottom', 'left', 'right'];
    for (const [index, button] of canvas.getAllByRole('button').entries()) {
      await user.tab();
      const bubble = button.parentElement?.querySelector<HTMLElement>('[data-part="bubble"]');
      await waitFor(() => expect(bubble?.dataset.side).toBe(sides[index]));
    }
  },
};

/** At the edge of a phone it stays inside the window. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { content: 'Settings of this browser: language, theme, density and size of the text' },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.tab();
    await waitFor(() => expect(shown()).toHaveLength(1));
    const bubble = canvasElement.querySelector('[data-part="bubble"]')?.getBoundingClientRect();
    await expect(bubble?.left).toBeGreaterThanOrEqual(8);
    await expect(bubble?.right).toBeLessThanOrEqual(312);
  },
};

/** One that shows, and one that waits. */
export const States: Story = {
  render: () => (
    <div style={{ paddingBlock: '4rem' }}>
      <Tooltip content="Settings">
        <IconButton label="Settings" icon={<SettingsIcon />} />
      </Tooltip>
      <Tooltip content="Notifications">
        <IconButton label="Notifications" icon={<BellIcon />} />
      </Tooltip>
    </div>
  ),
  play: async () => {
    const user = await browserUser();
    await user.tab();
    await waitFor(() => expect(shown()).toEqual(['Settings']));
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<Tooltip {...args} />);
    await expect(errors).toEqual([]);
  },
};
