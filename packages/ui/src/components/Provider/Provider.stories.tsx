import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hi } from '../../messages/index.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { CloseIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Menu } from '../Menu/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { Popover } from '../Popover/index.ts';
import { StatCard } from '../StatCard/index.ts';
import { TextField } from '../TextField/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { Provider } from './Provider.tsx';

const meta = {
  title: 'Start here/Provider',
  component: Provider,
  // These stories are about the outermost Provider; elsewhere the toolbar brings one.
  parameters: { provider: false },
  args: { children: <TextField label="City" necessity="optional" /> },
} satisfies Meta<typeof Provider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { theme: 'dark', density: 'compact' } };

const root = document.documentElement;

export const ThemeAndDensity: Story = {
  args: { theme: 'high-contrast-dark', density: 'compact' },
  play: async ({ canvas }) => {
    await expect(root).toHaveAttribute('data-theme', 'high-contrast-dark');
    // Where the system forces its colours it has chosen between light and dark as well.
    if (!matchMedia('(forced-colors: active)').matches) {
      await expect(getComputedStyle(root).colorScheme).toBe('dark');
      await expect(getComputedStyle(root).backgroundColor).toBe('rgb(0, 0, 0)');
    }
    const frame = canvas.getByRole('textbox').parentElement;
    await expect(frame?.getBoundingClientRect().height).toBe(40);
  },
};

export const LanguageAndDirection: Story = {
  args: { locale: 'ur' },
  play: async () => {
    await expect(root).toHaveAttribute('lang', 'ur');
    await expect(root).toHaveAttribute('dir', 'rtl');
  },
};

export const Hindi: Story = {
  args: {
    locale: 'hi',
    messages: hi,
    children: <PasswordField label="पासवर्ड" necessity="optional" error="पासवर्ड भरें" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('पासवर्ड (वैकल्पिक)')).toHaveAccessibleDescription('त्रुटि: पासवर्ड भरें');
    await expect(canvas.getByRole('button', { name: 'पासवर्ड दिखाएँ' })).toBeVisible();
  },
};

/** Numbers are grouped as in India, and the document names the language alone. */
export const CountryOfNumbers: Story = {
  args: { locale: 'en-IN', lang: 'en', children: <StatCard label="Students" value={1_234_567} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,34,567')).toBeVisible();
    await expect(root).toHaveAttribute('lang', 'en');
  },
};

export const SomeTexts: Story = {
  args: { messages: { field: { optional: '(if you like)' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'City (if you like)' })).toBeVisible();
  },
};

export const Nested: Story = {
  args: {
    theme: 'light',
    locale: 'en',
    children: (
      <Provider theme="dark" locale="hi" messages={hi}>
        <TextField label="शहर" necessity="optional" />
      </Provider>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'शहर (वैकल्पिक)' })).toBeVisible();
    await expect(root).toHaveAttribute('lang', 'en');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(canvas.getAllByRole('log')).toHaveLength(2);
  },
};

/** Each kind of what opens over the page. */
function EveryLayer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="In the section">
        What opens in a section looks like it.
      </Dialog>
      <Popover
        label="Filters"
        renderTrigger={(props) => (
          <Button {...props} variant="secondary">
            Popover
          </Button>
        )}
      >
        <TextField label="City" />
      </Popover>
      <Menu
        label="Actions"
        items={[{ id: 'copy', label: 'Copy' }]}
        renderTrigger={(props) => (
          <Button {...props} variant="secondary">
            Menu
          </Button>
        )}
      />
      <Tooltip content="Leave">
        <IconButton label="Leave" icon={<CloseIcon />} />
      </Tooltip>
    </Inline>
  );
}

const surfaceOf = (element: Element): string =>
  getComputedStyle(element).getPropertyValue('--aarambh-color-surface-raised');

/** A part of the page with a theme and a density of its own, and whatever opens in it. */
export const Section: Story = {
  args: {
    theme: 'light',
    children: (
      <Provider theme="dark" density="compact">
        <EveryLayer />
      </Provider>
    ),
  },
  play: async ({ canvas, step }) => {
    const dark = surfaceOf(canvas.getByRole('button', { name: 'Dialog' }));
    await expect(dark).not.toBe(surfaceOf(root));
    const looksDark = async (element: Element): Promise<void> => {
      await expect(surfaceOf(element)).toBe(dark);
      await expect(getComputedStyle(element).colorScheme).toBe('dark');
    };
    await step('dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dialog' }));
      const dialog = await screen.findByRole('dialog', { name: 'In the section' });
      await looksDark(dialog);
      // The page behind it stays in sight.
      const layer = dialog.closest('[data-component]');
      await expect(layer && getComputedStyle(layer).backgroundColor).toBe('rgba(0, 0, 0, 0)');
      const close = within(dialog).getByRole('button', { name: 'Close' });
      await expect(close.getBoundingClientRect().height).toBe(40);
      await userEvent.click(close);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('popover', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Popover' }));
      await looksDark(await screen.findByRole('dialog', { name: 'Filters' }));
      await userEvent.keyboard('{Escape}');
    });
    await step('menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
      await looksDark(await screen.findByRole('menu'));
      await userEvent.keyboard('{Escape}');
    });
    await step('tooltip', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Leave' }));
      await looksDark(await screen.findByRole('tooltip', { hidden: true }));
    });
  },
};

/** The attributes do the same without a Provider, and a change shows in what is open. */
export const SectionByAttribute: Story = {
  args: { theme: 'light', children: null },
  render: function SectionThatChanges(args) {
    const [theme, setTheme] = useState<'dark' | 'light'>('dark');
    return (
      <Provider {...args}>
        <section data-theme={theme} lang="hi" aria-label="Section">
          <Dialog isOpen onClose={() => setTheme('dark')} title="विषय">
            <Button onClick={() => setTheme('light')}>उजला</Button>
          </Dialog>
        </section>
      </Provider>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'विषय' });
    await expect(getComputedStyle(dialog).colorScheme).toBe('dark');
    await expect(dialog.closest('[lang]')).toHaveAttribute('lang', 'hi');
    await userEvent.click(within(dialog).getByRole('button', { name: 'उजला' }));
    await expect(getComputedStyle(dialog).colorScheme).toBe('light');
  },
};

/** Every theme in both densities; the attributes work on any element. */
export const States: Story = {
  render: () => (
    <Provider>
      {(['light', 'dark', 'high-contrast-light', 'high-contrast-dark'] as const).flatMap((theme) =>
        (['comfortable', 'compact'] as const).map((density) => (
          <div key={`${theme} ${density}`} data-theme={theme} data-density={density}>
            <TextField label={`${theme}, ${density}`} hint="What it holds follows" />
          </div>
        )),
      )}
    </Provider>
  ),
};
