import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { find, optionTexts, tagTexts } from './multiSelectStories.ts';
import { MultiSelect, type MultiSelectItem } from './index.ts';

const KINDS = ['College of Engineering', 'Institute of Technology', 'Polytechnic', 'University'];

const institutes: readonly MultiSelectItem[] = Array.from({ length: 20_000 }, (_, index) => ({
  id: `I${index + 1}`,
  label: `${KINDS[index % KINDS.length]} ${index + 1}`,
}));

/** A server that answers after a while. */
async function searchSlowly(query: string): Promise<MultiSelectItem[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  return institutes.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())).slice(0, 5);
}

const meta = {
  title: 'Forms/MultiSelect/Many items',
  component: MultiSelect,
  tags: ['!autodocs'],
  args: { label: 'Institutes', items: institutes, presentation: 'panel', name: 'institute', onChange: fn() },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const soon = { timeout: 10_000 };
const status = () => document.querySelector('[data-part="status"]')?.textContent ?? null;

/** Only the rows in view are in the page; each knows its place among all. */
export const WindowOfRows: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    await user.click(find(canvasElement, 'Institutes'));
    await expect(canvas.getAllByRole('option').length).toBeLessThan(20);
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '20000');
    await user.keyboard('university 19');
    await user.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(tagTexts(canvasElement)).toHaveLength(1);
  },
};

/** All of 5,000 found can be taken at once; of the tags only the first ones are there until more are asked for. */
export const AllOfMany: Story = {
  args: { hasSelectAll: true },
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    await user.click(find(canvasElement, 'Institutes'));
    await user.keyboard('polytechnic');
    await waitFor(() => expect(optionTexts()[0]).toBe('Select all 5,000'));
    await user.click(canvas.getByRole('option', { name: 'Select all 5,000' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    // How many were found is said a little later than they are drawn, so either may be the last.
    await waitFor(() => expect(announcedTexts('polite')).toContain('5,000 selected'));
    await user.keyboard('{Escape}');
    await expect(tagTexts(canvasElement)).toHaveLength(10);
    await expect(find(canvasElement, 'Institutes')).toHaveAccessibleDescription(
      '5,000 selected: Polytechnic 3, Polytechnic 7, Polytechnic 11, Polytechnic 15, Polytechnic 19, and 4,995 more',
    );
    await user.click(canvas.getByRole('button', { name: 'Show 50 more' }));
    await expect(tagTexts(canvasElement)).toHaveLength(60);
    await expect(canvas.getByRole('button', { name: 'Remove Polytechnic 43' })).toHaveFocus();
    await user.click(canvas.getByRole('button', { name: 'Clear all Institutes' }));
    await expect(tagTexts(canvasElement)).toEqual([]);
  },
};

/** Asks a server once typing has paused. What was chosen from one answer keeps its name in the next. */
export const FromAServer: Story = {
  args: {
    items: undefined,
    onSearch: searchSlowly,
    hasSelectAll: true,
    defaultValue: ['I7'],
    valueItems: [{ id: 'I7', label: 'Polytechnic 7' }],
  },
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement, 'Institutes');
    await expect(tagTexts(canvasElement)).toEqual(['Polytechnic 7']);
    await user.click(input);
    await waitFor(() => expect(status()).toBe('Type to search'));
    await user.keyboard('university 20');
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(optionTexts()[0]).toBe('University 20'), soon);
    await expect(canvas.queryByRole('option', { name: /Select all/ })).toBeNull();
    await user.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['I7', 'I20'], {
      items: [
        { id: 'I7', label: 'Polytechnic 7' },
        { id: 'I20', label: 'University 20' },
      ],
    });
    await user.keyboard('nothing like it');
    await waitFor(() => expect(status()).toBe('No items found'), soon);
    await expect(tagTexts(canvasElement)).toEqual(['Polytechnic 7', 'University 20']);
    await user.keyboard('{Escape}');
    await expect(input).toHaveAccessibleDescription('2 selected: Polytechnic 7 and University 20');
  },
};

let isOnline = false;

/** A failure is said at once, and trying again is an option that the keyboard reaches; nothing is chosen by it. */
export const FailingServer: Story = {
  args: {
    items: undefined,
    onSearch: async (query: string) => {
      if (!isOnline) throw new Error('offline');
      return searchSlowly(query);
    },
  },
  play: async ({ canvasElement, args }) => {
    isOnline = false;
    const user = await browserUser();
    find(canvasElement, 'Institutes').focus();
    await user.keyboard('poly');
    await waitFor(() => expect(status()).toBe('The items could not be loaded.'), soon);
    await waitFor(() => expect(announcedTexts('assertive')).toEqual(['The items could not be loaded.']));
    isOnline = true;
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(optionTexts()).toHaveLength(5), soon);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Waiting is shown and said once it takes long. */
export const SlowServer: Story = {
  args: {
    items: undefined,
    onSearch: async (query: string) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1000);
      });
      return searchSlowly(query);
    },
  },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    find(canvasElement, 'Institutes').focus();
    await user.keyboard('poly');
    await waitFor(() => expect(status()).toBe('Loading...'), soon);
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['Loading...']), soon);
    await waitFor(() => expect(optionTexts()).toHaveLength(5), soon);
  },
};
