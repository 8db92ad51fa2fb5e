import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { applyBrand, createBrand } from '../../brand/index.ts';
import { ShadowApp, shadowOf } from '../../testing/ShadowApp.tsx';
import { browserUser } from '../../testing/browserInput.ts';
import { findIn, isOnTop } from '../../testing/inShadow.ts';
import { AlertRegion, createAlertQueue } from '../AlertRegion/index.ts';
import { Button } from '../Button/index.ts';
import { DateField } from '../DateField/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Menu } from '../Menu/index.ts';
import { Popover } from '../Popover/index.ts';
import { SearchSelect } from '../SearchSelect/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { TextField } from '../TextField/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { Provider } from './Provider.tsx';

const queue = createAlertQueue();
const cities = [
  { id: 'pune', label: 'Pune' },
  { id: 'kota', label: 'Kota' },
];

/** One of each kind of what opens, and what holds the focus by itself. */
function Widget() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Edit city">
        <TextField label="Name" />
        <Button onClick={() => queue.danger('Not saved.', { duration: 'persist' })}>Save</Button>
      </Dialog>
      <Popover label="Filters" renderTrigger={(props) => <Button {...props}>Filter</Button>}>
        <TextField label="Tier" />
      </Popover>
      <Menu
        label="Actions"
        items={[
          { id: 'copy', label: 'Copy' },
          { id: 'move', label: 'Move' },
        ]}
        renderTrigger={(props) => <Button {...props}>Actions</Button>}
      />
      <Tooltip content="It cannot be undone">{(props) => <Button {...props}>Delete</Button>}</Tooltip>
      <SearchSelect label="City" items={cities} />
      <Select label="State" options={[{ value: 'mh', label: 'Maharashtra' }]} />
      <DateField label="Begin" />
      <Tabs
        label="Views"
        items={[
          { id: 'open', label: 'Open', content: 'Open jobs' },
          { id: 'closed', label: 'Closed', content: 'Closed jobs' },
        ]}
      />
      <AlertRegion queue={queue} />
    </Stack>
  );
}

/** In a shadow root, which has styles, ids and a focus of its own, everything works as in a document. */
const meta = {
  title: 'Start here/Provider/Shadow root',
  component: Provider,
  tags: ['!autodocs'],
  parameters: { provider: false, layout: 'padded' },
  beforeEach: () => () => queue.clear(),
  args: { children: <Widget />, theme: 'dark', locale: 'en' },
  render: (args) => (
    <main>
      <p>Somebody else’s page</p>
      <ShadowApp>
        <Provider {...args} />
      </ShadowApp>
    </main>
  ),
} satisfies Meta<typeof Provider>;
export default meta;
type Story = StoryObj<typeof meta>;

const widget = async (canvasElement: HTMLElement): Promise<ShadowRoot> => {
  await waitFor(() => findIn(shadowOf(canvasElement), 'button', 'Edit'));
  const root = shadowOf(canvasElement);
  // What gets its theme changes its colours by and by; halfway they have no contrast.
  await waitFor(() => expect(root.getAnimations()).toEqual([]));
  return root;
};
const press = async (root: ShadowRoot, name: string): Promise<void> => {
  const user = await browserUser();
  await user.click(findIn(root, 'button', name));
};
const colourOf = (element: Element): string => getComputedStyle(element).backgroundColor;

/** The theme, the language and the direction are those of the host; the page around it keeps its own. */
export const Theme: Story = {
  args: { locale: 'hi' },
  play: async ({ canvasElement }) => {
    const root = await widget(canvasElement);
    const before = document.documentElement.getAttribute('data-theme');
    // Said once it is drawn.
    await waitFor(() => expect(root.host).toHaveAttribute('lang', 'hi'));
    await waitFor(() => expect(root.host).toHaveAttribute('data-host-theme', 'dark'));
    await expect(getComputedStyle(findIn(root, 'button', 'Edit')).colorScheme).toBe('dark');
    await waitFor(() => expect(root.getAnimations()).toEqual([]));
    await expect(getComputedStyle(root.host).getPropertyValue('--aarambh-space-md')).not.toBe('');
    await expect(document.documentElement.getAttribute('data-theme')).toBe(before);
    await expect(document.documentElement).not.toHaveAttribute('lang', 'hi');
  },
};

/** A brand, and a section with a theme of its own, for what is in the shadow root alone. */
export const Brand: Story = {
  args: {
    theme: 'light',
    children: (
      <>
        <Button>Edit</Button>
        <div data-brand="own">
          <Button>Branded</Button>
        </div>
        <Provider theme="dark">
          <Button>Dark</Button>
        </Provider>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const root = await widget(canvasElement);
    const plain = colourOf(findIn(root, 'button', 'Edit'));
    const takeBack = [
      applyBrand(createBrand({ action: '#0f766e' }), root),
      applyBrand(createBrand({ action: '#7c2d12', scope: 'own' }), root),
    ];
    const names = ['Edit', 'Branded', 'Dark'];
    // Buttons change their colours by and by.
    await waitFor(async () => {
      const colours = names.map((name) => colourOf(findIn(root, 'button', name)));
      await expect(colours[0]).toBe('rgb(15, 118, 110)');
      await expect(new Set([plain, ...colours]).size).toBe(4);
    });
    for (const undo of takeBack) undo();
    await waitFor(() => expect(colourOf(findIn(root, 'button', 'Edit'))).toBe(plain));
  },
};

/** A dialog has its styles, takes the focus and gives it back; alerts raised from it can be pressed; the page around is inert. */
export const InADialog: Story = {
  play: async ({ canvasElement, step }) => {
    const user = await browserUser();
    const root = await widget(canvasElement);
    await press(root, 'Edit');
    await waitFor(() =>
      expect(findIn(root, '[role="dialog"]', 'Edit city').contains(root.activeElement)).toBe(true),
    );
    const dialog = findIn(root, '[role="dialog"]', 'Edit city');
    await step('looks as it should', async () => {
      await expect(getComputedStyle(dialog).position).toBe('absolute');
      await expect(getComputedStyle(dialog).colorScheme).toBe('dark');
      await waitFor(() => expect(isOnTop(root, dialog)).toBe(true));
    });
    await step('keeps the focus', async () => {
      for (let presses = 0; presses < 6; presses += 1) {
        await user.tab();
        await expect(dialog.contains(root.activeElement)).toBe(true);
      }
      await expect(dialog.closest('[inert]')).toBeNull();
      await expect(findIn(root, 'button', 'Filter').closest('[inert]')).not.toBeNull();
    });
    await step('alerts are heard and can be pressed', async () => {
      await press(root, 'Save');
      const spoken = () => root.querySelector('[data-live-announcer] [data-part="assertive"]');
      await waitFor(() => expect(spoken()).toHaveTextContent('Error: Not saved.'));
      await expect(spoken()?.closest('[inert]')).toBeNull();
      await waitFor(() => expect(isOnTop(root, findIn(root, 'button', 'Dismiss: Not saved.'))).toBe(true));
      await press(root, 'Dismiss: Not saved.');
      await waitFor(() => expect(root.querySelector('[data-component="AlertRegion"]')).toBeNull());
    });
    await step('gives the focus back', async () => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(root.querySelector('[role="dialog"]')).toBeNull());
      await expect(root.activeElement).toBe(findIn(root, 'button', 'Edit'));
    });
  },
};

/** Popover, menu and tooltip: beside their buttons, with the focus, closed by a press outside and by Escape. */
export const Floating: Story = {
  play: async ({ canvasElement, step }) => {
    const user = await browserUser();
    const root = await widget(canvasElement);
    await step('popover', async () => {
      await press(root, 'Filter');
      const popover = findIn(root, '[role="dialog"]', 'Filters');
      await expect(popover.contains(root.activeElement)).toBe(true);
      await waitFor(async () => {
        const gap =
          popover.getBoundingClientRect().top -
          findIn(root, 'button', 'Filter').getBoundingClientRect().bottom;
        await expect(Math.abs(gap)).toBeLessThan(12);
      });
      await user.tab();
      await user.tab();
      await waitFor(() => expect(root.querySelector('[role="dialog"]')).toBeNull());
      await press(root, 'Filter');
      await user.click(canvasElement.querySelector('p') ?? canvasElement);
      await waitFor(() => expect(root.querySelector('[role="dialog"]')).toBeNull());
    });
    await step('menu', async () => {
      await press(root, 'Actions');
      await waitFor(() => expect(root.activeElement).toBe(findIn(root, '[role="menuitem"]', 'Copy')));
      await user.keyboard('{ArrowDown}');
      await expect(root.activeElement).toBe(findIn(root, '[role="menuitem"]', 'Move'));
      await user.keyboard('{Escape}');
      await waitFor(() => expect(root.querySelector('[role="menu"]')).toBeNull());
      await expect(root.activeElement).toBe(findIn(root, 'button', 'Actions'));
    });
    await step('tooltip', async () => {
      await user.tab();
      const deletes = findIn(root, 'button', 'Delete');
      await expect(root.activeElement).toBe(deletes);
      const bubble = root.getElementById(deletes.getAttribute('aria-describedby') ?? '');
      await waitFor(() => expect(bubble?.matches(':popover-open')).toBe(true));
    });
  },
};

/** Fields and tabs find what names and describes them, and answer keys and a press outside. */
export const Fields: Story = {
  play: async ({ canvasElement, step }) => {
    const user = await browserUser();
    const root = await widget(canvasElement);
    await step('a list of options', async () => {
      const city = findIn(root, '[role="combobox"]');
      await user.click(city);
      await user.keyboard('K');
      await waitFor(() => expect(findIn(root, '[role="option"]', 'Kota')).toBeVisible());
      await expect(root.getElementById(city.getAttribute('aria-controls') ?? '')).not.toBeNull();
      await user.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(city).toHaveValue('Kota'));
      await user.click(city);
      await waitFor(() => expect(city).toHaveAttribute('aria-expanded', 'true'));
      await user.click(canvasElement.querySelector('p') ?? canvasElement);
      await waitFor(() => expect(city).toHaveAttribute('aria-expanded', 'false'));
    });
    await step('tabs', async () => {
      await user.click(findIn(root, '[role="tab"]', 'Open'));
      await user.keyboard('{ArrowRight}');
      await waitFor(() =>
        expect(findIn(root, '[role="tabpanel"]', 'Closed')).toHaveTextContent('Closed jobs'),
      );
      await expect(root.activeElement).toBe(findIn(root, '[role="tab"]', 'Closed'));
    });
  },
};
