import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Button } from '../Button/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { Panel, type PanelProps } from './index.ts';

const message = 'Finish your CV before the freeze. It is copied into each application.';

/** A page with a button that opens the panel. */
function PageWithPanel(props: Partial<PanelProps>) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  const announce = useAnnounce();
  return (
    <>
      <Button id="opener" onClick={() => setOpen(true)}>
        Notifications
      </Button>
      <p>{'The page goes on below. '.repeat(400)}</p>
      <Panel
        title="Notifications"
        {...props}
        isOpen={isOpen}
        onClose={(reason) => {
          setOpen(false);
          props.onClose?.(reason);
        }}
      >
        {props.children ?? (
          <>
            <p>{message}</p>
            <Button variant="secondary" onClick={() => announce('Marked as read')}>
              Mark as read
            </Button>
          </>
        )}
      </Panel>
    </>
  );
}

const meta = {
  title: 'Overlays/Panel',
  component: Panel,
  args: { isOpen: false, onClose: fn(), title: 'Notifications', children: undefined },
  render: (args) => <PageWithPanel {...args} />,
  // A frame of its own: it takes the whole window.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = (): HTMLElement => screen.getByRole('dialog', { name: 'Notifications' });
const opener = (): HTMLElement => screen.getByRole('button', { name: 'Notifications', hidden: true });
/** The panel's element as long as it is in the page at all. */
const leftovers = (): Element | null => document.querySelector('[data-component="Panel"]');

export const Default: Story = {};

export const Playground: Story = {};

/** Focus goes in, stays in, and comes back when the panel begins to leave. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const { left } = opener().getBoundingClientRect();
    await step('opening moves focus to the panel, which is named by its heading', async () => {
      await userEvent.click(opener());
      await expect(panel()).toHaveFocus();
      await expect(panel()).toHaveAttribute('aria-modal', 'true');
    });
    await step('the page behind is inert and does not scroll', async () => {
      await expect(opener().closest('[inert]')).not.toBeNull();
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await expect(opener().getBoundingClientRect().left).toBe(left);
    });
    await step('Tab goes round inside, both ways', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Mark as read' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: 'Mark as read' })).toHaveFocus();
    });
    await step('what is announced meanwhile is heard', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(announcedTexts('polite')).toContain('Marked as read'));
      await expect(document.querySelector('[data-live-announcer]')?.closest('[inert]')).toBeNull();
    });
    await step('Escape closes: the reader is back at once', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await expect(args.onClose).toHaveBeenLastCalledWith('escape');
      await expect(opener()).toHaveFocus();
      await expect(canvasElement.closest('[inert]')).toBeNull();
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    });
    await step('the panel that still slides out cannot be reached, and then it is gone', async () => {
      const leaving = document.querySelector<HTMLElement>('[data-component="Panel"]');
      await expect(leaving?.querySelector('[role="dialog"]')?.closest('[inert]')).not.toBeNull();
      await expect(leaving && getComputedStyle(leaving).pointerEvents).toBe('none');
      await waitFor(() => expect(leftovers()).toBeNull(), { timeout: 10_000 });
    });
  },
};

/** The backdrop and the close button. A press that begins in the panel and ends outside does not close it. */
export const Pointer: Story = {
  play: async ({ args }) => {
    await userEvent.click(opener());
    await userEvent.pointer([
      { target: screen.getByText(message), keys: '[MouseLeft>]' },
      {
        target: document.querySelector<HTMLElement>('[data-part="backdrop"]') ?? document.body,
        keys: '[/MouseLeft]',
      },
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
    const backdrop = document.querySelector<HTMLElement>('[data-part="backdrop"]');
    if (backdrop) await userEvent.click(backdrop);
    await expect(args.onClose).toHaveBeenLastCalledWith('outside');
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('button');
    await expect(opener()).toHaveFocus();
  },
};

/** The animation takes 1000 ms, and the panel may be opened again while it leaves. */
export const OpenedAgain: Story = {
  play: async () => {
    await userEvent.click(opener());
    await expect(getComputedStyle(panel()).animationDuration).toBe('0.2s');
    await userEvent.keyboard('{Escape}');
    const leaving = document.querySelector('[data-component="Panel"] [role="dialog"]');
    await expect(leaving && getComputedStyle(leaving).animationDuration).toBe('1s');
    await userEvent.click(opener());
    await expect(panel()).toBe(leaving);
    await expect(panel()).toHaveFocus();
    await expect(panel().closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(leftovers()).toBeNull(), { timeout: 10_000 });
  },
};

/** Going to another page closes it; a change of the query does not. */
export const Navigation: Story = {
  play: async ({ args }) => {
    const here = location.href;
    await userEvent.click(opener());
    history.pushState(null, '', `${location.pathname}${location.search}#same-page`);
    await expect(args.onClose).not.toHaveBeenCalled();
    history.pushState(null, '', '/another-page');
    await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith('navigation'));
    history.pushState(null, '', here);
  },
};

function ReplacedOpener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Home</h1>
      <Button key={String(isOpen)} id="replaced" onClick={() => setOpen(true)}>
        Notifications
      </Button>
      {!isOpen && <Button onClick={() => setOpen(true)}>Removed while open</Button>}
      <Panel title="Notifications" isOpen={isOpen} onClose={() => setOpen(false)}>
        {message}
      </Panel>
    </main>
  );
}

/** Focus finds the button again that was rendered anew, or else the main heading: never nothing. */
export const FocusWithoutOpener: Story = {
  render: () => <ReplacedOpener />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Removed while open' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('heading', { name: 'Home' })).toHaveFocus();
  },
};

/** Counts what is added to and not removed from the document and the window. */
function countListeners(): { count: () => number; reset: () => void; stop: () => void } {
  let count = 0;
  const stops = [document, window].map((target: EventTarget) => {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (...args) => {
      count += 1;
      add(...args);
    };
    target.removeEventListener = (...args) => {
      count -= 1;
      remove(...args);
    };
    return () => Object.assign(target, { addEventListener: add, removeEventListener: remove });
  });
  return { count: () => count, reset: () => (count = 0), stop: () => stops.forEach((stop) => stop()) };
}

async function openAndClose(): Promise<void> {
  opener().focus();
  opener().click();
  await waitFor(() => expect(panel()).toHaveFocus());
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(escape);
  await waitFor(() => expect(opener()).toHaveFocus());
}

/** Twenty times open and closed: no element, listener or lock is left. */
export const NoLeftovers: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const listeners = countListeners();
    await openAndClose();
    await waitFor(() => expect(leftovers()).toBeNull(), { timeout: 10_000 });
    const nodes = document.querySelectorAll('*').length;
    listeners.reset();
    for (let index = 0; index < 20; index += 1) await openAndClose();
    await waitFor(() => expect(leftovers()).toBeNull(), { timeout: 10_000 });
    await expect(document.querySelectorAll('*')).toHaveLength(nodes);
    await expect(listeners.count()).toBe(0);
    await expect(document.querySelector('[inert]')).toBeNull();
    listeners.stop();
  },
};

export const Wide: Story = {
  args: { isOpen: true, width: 'lg', footer: <Button size="sm">Save</Button> },
};

/** Under reduced motion it is there and gone at once. */
export const ReducedMotion: Story = {
  play: async () => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      await userEvent.click(opener());
      await expect(getComputedStyle(panel()).animationName).toBe('none');
      await userEvent.keyboard('{Escape}');
      await expect(leftovers()).toBeNull();
      await expect(opener()).toHaveFocus();
    });
  },
};

/** In forced colours a border takes the place of the shadow. */
export const ForcedColours: Story = {
  play: async () => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      await userEvent.click(opener());
      await expect(getComputedStyle(panel()).borderInlineStartWidth).toBe('2px');
    });
  },
};

/** As the notifications panel uses it. */
export const WithTabs: Story = {
  args: {
    isOpen: true,
    children: (
      <Tabs
        label="Notifications"
        items={[
          { id: 'general', label: 'General', count: 2, countLabel: '2 new', content: <p>{message}</p> },
          { id: 'critical', label: 'Critical', content: <p>Nothing critical</p> },
        ]}
      />
    ),
  },
};

/** The whole width up to 600 px, with its own area that scrolls. */
export const Phone: Story = {
  args: { isOpen: true, children: <p>{`${message} `.repeat(60)}</p> },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(panel().offsetWidth).toBe(320);
    const body = panel().querySelector('[data-part="body"]');
    await expect(body).toHaveAttribute('tabindex', '0');
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
  },
};

/** Slides in from the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.click(opener());
    await waitFor(() => expect(panel().getBoundingClientRect().left).toBe(0));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(leftovers()).toBeNull(), { timeout: 10_000 });
  },
};

export const Hindi: Story = {
  args: { title: 'सूचनाएँ' },
  globals: { locale: 'hi' },
  play: async () => {
    await userEvent.click(opener());
    await waitFor(() => expect(screen.getByRole('button', { name: 'बंद करें' })).toBeVisible());
  },
};

/** All parts: tabs with a count in the body, and actions that stay in view. */
export const States: Story = {
  args: { ...WithTabs.args, width: 'lg', footer: <Button size="sm">Mark all as read</Button> },
  play: async () => {
    await waitFor(() => expect(panel()).toBeVisible());
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const { errors } = await hydrate(<PageWithPanel isOpen />);
    await expect(errors).toEqual([]);
  },
};
