import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hi } from '../../messages/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { StatCard } from '../StatCard/index.ts';
import { TextField } from '../TextField/index.ts';
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
