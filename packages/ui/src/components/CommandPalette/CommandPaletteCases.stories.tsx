import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { CommandPalette, type CommandItem, type CommandPaletteProps } from './index.ts';

/** Searches that nobody wrote a list for. */
const meta = {
  title: 'Navigation/CommandPalette/Cases',
  component: CommandPalette,
  tags: ['!autodocs', 'proof'],
  args: { isOpen: true, onClose: fn(), onAction: fn(), label: 'Search the portal', items: [] },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole('searchbox');
/** Puts a whole text into the box at once. */
const put = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
const names = () => screen.queryAllByRole('menuitem').map((item) => item.textContent);
/** What Enter would take. */
const current = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;
/** The library tells what is marked half a second after a letter, so that the letter is heard. */
const expectMarked = (label: string) => waitFor(() => expect(current()).toBe(label), { timeout: 5000 });
const labelled = (labels: readonly string[]): CommandItem[] =>
  labels.map((label, index) => ({ id: String(index), label }));

/** No commands at all: it says so, and Enter does nothing. */
export const NoCommands: Story = {
  play: async ({ args }) => {
    const user = await browserUser();
    await box();
    await user.keyboard('anything{ArrowDown}{Enter}');
    await expect(names()).toEqual([]);
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Letters with a meaning in a pattern are letters. */
export const LettersOfPatterns: Story = {
  args: { items: labelled(['C++ (advanced)', 'C# \\ .NET', '50% [off]', 'Plain']) },
  play: async ({ args }) => {
    const user = await browserUser();
    const input = await box();
    for (const [typed, found] of [
      ['c++', 'C++ (advanced)'],
      ['(adv', 'C++ (advanced)'],
      ['.net', 'C# \\ .NET'],
      ['50%', '50% [off]'],
    ] as const) {
      await put(input, typed);
      await waitFor(() => expect(names()[0], typed).toBe(found));
    }
    await user.keyboard('{Control>}a{/Control}50%');
    await expectMarked('50% [off]');
    await user.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('2', expect.anything());
  },
};

/** Letters with marks are found by bare ones, and Hindi by what its keyboard writes in two ways. */
export const MarksAndNuktas: Story = {
  args: { items: labelled(['Café', 'फ़ाइलें', 'ज़िला']) },
  play: async () => {
    const input = await box();
    await put(input, 'cafe');
    await waitFor(() => expect(names()).toEqual(['Café']));
    // One letter with its dot, and the same of two.
    for (const typed of ['\u095E\u093E\u0907\u0932', '\u092B\u093C\u093E\u0907\u0932']) {
      await put(input, typed);
      await waitFor(() => expect(names()).toEqual(['फ़ाइलें']));
    }
  },
};

/** Nothing but spaces is no search. */
export const OnlySpaces: Story = {
  args: { items: labelled(['One', 'Two']) },
  play: async () => {
    await put(await box(), '    ');
    await waitFor(() => expect(names()).toEqual(['One', 'Two']));
  },
};

/** Two hundred commands: a letter is answered, and what is found is the right one. More than that are the server's to search. */
export const TwoHundred: Story = {
  args: { items: labelled(Array.from({ length: 200 }, (_, index) => `Open institute ${index + 1}`)) },
  play: async ({ args }) => {
    const user = await browserUser();
    await box();
    await user.keyboard('institute 199');
    await expectMarked('Open institute 199');
    await user.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('198', expect.anything());
  },
};

/** The same words twice are two commands: each does its own. */
export const SameWords: Story = {
  args: {
    items: [
      { id: 'a', label: 'Settings', group: 'Institute' },
      { id: 'b', label: 'Settings', group: 'Account' },
    ],
  },
  play: async ({ args }) => {
    const user = await browserUser();
    await box();
    await user.keyboard('settings');
    await expectMarked('Settings');
    await expect(names()).toHaveLength(2);
    await user.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('b', expect.anything());
  },
};

function ThatLoads(props: CommandPaletteProps) {
  const [items, setItems] = useState(labelled(['Cities', 'Companies', 'Credits']));
  useEffect(() => {
    const load = (): void => setItems((before) => [{ id: 'new', label: 'Calendar' }, ...before]);
    window.addEventListener('loaded', load);
    return () => window.removeEventListener('loaded', load);
  }, []);
  return <CommandPalette {...props} items={items} />;
}

/** One more comes before the one that is marked: Enter takes what is marked, whichever that is now. */
export const ListGrows: Story = {
  render: (args) => <ThatLoads {...args} />,
  play: async ({ args }) => {
    const user = await browserUser();
    await box();
    await user.keyboard('c');
    await expectMarked('Cities');
    await user.keyboard('{ArrowDown}');
    await expectMarked('Companies');
    window.dispatchEvent(new Event('loaded'));
    await waitFor(() => expect(names()).toHaveLength(4));
    await expectMarked('Companies');
    await user.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('1', expect.anything());
  },
};

/** An answer of the server that comes after a later one is not shown. */
export const LateAnswer: Story = {
  args: {
    minSearchLength: 1,
    onSearch: async (query) => {
      await new Promise((resolve) => {
        setTimeout(resolve, query === 'as' ? 600 : 20);
      });
      return [{ id: query, label: `Found for ${query}` }];
    },
  },
  play: async () => {
    const input = await box();
    await put(input, 'as');
    await new Promise((resolve) => {
      setTimeout(resolve, 350);
    });
    await put(input, 'asha');
    await waitFor(() => expect(names()).toEqual(['Found for asha']));
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    await expect(names()).toEqual(['Found for asha']);
  },
};

const endless = 'Kraftfahrzeughaftpflichtversicherungsgesellschaftsverwaltung'.repeat(2);

/** A word without an end, 320 px wide: nothing scrolls sideways, and the keys beside it stay in view. */
export const EndlessWord: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { items: [{ id: 'x', label: endless, description: endless, shortcut: 'Ctrl+N' }] },
  play: async () => {
    const item = await screen.findByRole('menuitem');
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

/** From right to left the command begins at the right, and the number of results is said in the page's language. */
export const RightToLeftArabic: Story = {
  globals: { locale: 'ar' },
  args: { label: 'بحث', items: [{ id: 'a', label: 'المدن', group: 'اذهب إلى', shortcut: 'Ctrl+M' }] },
  play: async () => {
    await put(await box(), 'المدن');
    const item = await screen.findByRole('menuitem');
    const range = document.createRange();
    range.selectNodeContents(item);
    const words = item.getBoundingClientRect();
    await expect(words.right - range.getBoundingClientRect().right).toBeLessThan(48);
    await waitFor(() => expect(announcedTexts('polite').length).toBeGreaterThan(0));
    await expect(announcedTexts('polite').join(' ')).not.toMatch(/result/);
  },
};

/** The command that Enter takes is told apart in forced colours. */
export const MarkedInForcedColours: Story = {
  args: { items: labelled(['One', 'Two']) },
  play: async () => {
    if (!canSetMediaFeatures) return;
    const user = await browserUser();
    await box();
    await user.keyboard('{ArrowDown}');
    await expectMarked('One');
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const looks = screen.getAllByRole('menuitem').map((item) => {
        const { backgroundColor, color, outlineStyle, outlineColor } = getComputedStyle(item);
        return JSON.stringify([backgroundColor, color, outlineStyle, outlineColor]);
      });
      await expect(looks[0]).not.toBe(looks[1]);
    });
  },
};
