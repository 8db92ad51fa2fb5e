import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { currentOption, find, optionTexts, states } from './searchSelectStories.ts';
import { SearchSelect, type SearchSelectItem } from './index.ts';

const institutes: readonly SearchSelectItem[] = [
  { id: 'I1', label: 'Sahyadri Institute of Technology, Pune' },
  { id: 'I2', label: 'Sahyadri Polytechnic, Satara' },
  { id: 'I3', label: 'Vidarbha College of Engineering, Nagpur' },
];

/** A server that answers after a while, or when the test says so. */
function createServer(delay: number) {
  const requests: { query: string; signal: AbortSignal }[] = [];
  let isOnline = true;
  return {
    requests,
    goOffline: () => {
      isOnline = false;
    },
    comeBack: () => {
      isOnline = true;
    },
    search: async (query: string, { signal }: { signal: AbortSignal }) => {
      requests.push({ query, signal });
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
      });
      if (!isOnline) throw new Error('offline');
      return institutes.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
    },
  };
}

const meta = {
  title: 'Forms/SearchSelect/Server and new items',
  component: SearchSelect,
  tags: ['!autodocs'],
  args: { label: 'Institute', presentation: 'panel', onChange: fn(), onSearch: createServer(100).search },
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const institute = (canvasElement: HTMLElement) => find(canvasElement, 'Institute');
const status = () => document.querySelector('[data-part="status"]')?.textContent ?? null;
const soon = { timeout: 10_000 };

/** Asks the server once typing has paused; until then it says what to do. What was chosen keeps its name. */
export const Searching: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const input = institute(canvasElement);
    await user.click(input);
    await waitFor(() => expect(status()).toBe('Type to search'));
    await user.keyboard('sahy');
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(optionTexts()).toHaveLength(2), soon);
    await expect(currentOption(input)).toBe('Sahyadri Institute of Technology, Pune');
    await waitFor(() => expect(announcedTexts('polite')).toContain('2 results'), soon);
    await user.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('I2', { item: institutes[1] });
    await expect(input).toHaveValue('Sahyadri Polytechnic, Satara');
    await user.keyboard('{Control>}a{/Control}vid');
    await waitFor(() => expect(optionTexts()).toEqual(['Vidarbha College of Engineering, Nagpur']), soon);
    await user.keyboard('{Escape}');
    await expect(input).toHaveValue('Sahyadri Polytechnic, Satara');
  },
};

const slow = createServer(1200);

/** Waiting is shown and said once it takes long; the last question wins. */
export const SlowServer: Story = {
  args: { onSearch: slow.search },
  play: async ({ canvasElement }) => {
    slow.requests.length = 0;
    const user = await browserUser();
    institute(canvasElement).focus();
    await user.keyboard('sahy');
    await waitFor(() => expect(slow.requests).toHaveLength(1), soon);
    await expect(status()).toBe('');
    await waitFor(() => expect(status()).toBe('Loading...'), soon);
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['Loading...']), soon);
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}vid');
    await waitFor(() => expect(slow.requests).toHaveLength(2), soon);
    await expect(slow.requests[0]?.signal.aborted).toBe(true);
    await waitFor(() => expect(optionTexts()).toEqual(['Vidarbha College of Engineering, Nagpur']), soon);
  },
};

const flaky = createServer(20);

/** A failure is said at once, and trying again is an option that the keyboard reaches. Enter alone does not repeat it. */
export const FailingServer: Story = {
  args: { onSearch: flaky.search },
  beforeEach: () => {
    flaky.goOffline();
    flaky.requests.length = 0;
  },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const input = institute(canvasElement);
    input.focus();
    await user.keyboard('sahy');
    await waitFor(() => expect(status()).toBe('The items could not be loaded.'), soon);
    await waitFor(() => expect(announcedTexts('assertive')).toEqual(['The items could not be loaded.']));
    await expect(currentOption(input)).toBeNull();
    flaky.comeBack();
    await user.keyboard('{ArrowDown}');
    await expect(currentOption(input)).toBe('Try again');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2), soon);
    await expect(flaky.requests).toHaveLength(2);
  },
};

/** Nothing, and then something again. */
export const NothingAndBack: Story = {
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    institute(canvasElement).focus();
    await user.keyboard('xyz');
    await waitFor(() => expect(status()).toBe('No items found'), soon);
    await user.keyboard('{Backspace}{Backspace}{Backspace}pune');
    await waitFor(() => expect(optionTexts()).toEqual(['Sahyadri Institute of Technology, Pune']), soon);
    await expect(status()).toBeNull();
  },
};

/** The value of a saved form comes with its name, before anybody has searched. */
export const SavedValue: Story = {
  args: { defaultValue: 'I3', valueLabel: 'Vidarbha College of Engineering, Nagpur' },
  play: async ({ canvasElement }) => {
    await expect(institute(canvasElement)).toHaveValue('Vidarbha College of Engineering, Nagpur');
  },
};

/** What is not in the list can be added: the offer is an option like the others. Names that differ only in case or accents are the same. */
export const AddingAnItem: Story = {
  args: {
    label: 'State',
    onSearch: undefined,
    items: states,
    onCreate: fn((label: string) => ({ id: 'NEW', label })),
  },
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    input.focus();
    await user.keyboard('GOA');
    await expect(optionTexts()).toEqual(['Goa']);
    await user.keyboard(' North');
    await expect(optionTexts()).toEqual(['Add item "GOA North"']);
    await expect(status()).toBe('No items found');
    await expect(currentOption(input)).toBe('Add item "GOA North"');
    await user.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('GOA North');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith('NEW', { item: { id: 'NEW', label: 'GOA North' } }),
    );
    await expect(input).toHaveValue('GOA North');
  },
};

let attempts = 0;
/** The server answers at once, but in the test when it is told to. */
let answer = Promise.resolve();

/** Adding may take a while and may fail; what was typed stays. */
export const AddingFails: Story = {
  args: {
    ...AddingAnItem.args,
    onCreate: async (label: string) => {
      await answer;
      attempts += 1;
      if (attempts === 1) throw new Error('offline');
      return { id: 'NEW', label };
    },
  },
  play: async ({ canvasElement, args }) => {
    attempts = 0;
    let letAnswer = (): void => {};
    answer = new Promise((resolve) => {
      letAnswer = resolve;
    });
    const user = await browserUser();
    const input = find(canvasElement);
    input.focus();
    await user.keyboard('Vidarbha{Enter}{Enter}');
    await expect(within(canvasElement).getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    letAnswer();
    await waitFor(() => expect(status()).toBe('The item could not be added.'), soon);
    await waitFor(() => expect(announcedTexts('assertive')).toEqual(['The item could not be added.']));
    await expect(attempts).toBe(1);
    await expect(input).toHaveValue('Vidarbha');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith('NEW', { item: { id: 'NEW', label: 'Vidarbha' } }),
    );
  },
};
