import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, getByRole, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser, compose, hasProtocol } from '../../testing/browserInput.ts';
import { cities } from '../../testing/cities.ts';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures, withTouchScreen } from '../../testing/mediaFeatures.ts';
import { Dialog } from '../Dialog/index.ts';
import { Grid } from '../Grid/index.ts';
import { List } from '../List/index.ts';
import { Stack } from '../Stack/index.ts';
import { SearchField, useResultAnnouncement, type SearchFieldProps } from './index.ts';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search cities', name: 'query', onSearch: fn(), onChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

const soon = { timeout: 10_000 };

/** The field with a label. */
const find = (canvasElement: HTMLElement, name = 'Search cities') =>
  within(canvasElement).getByRole<HTMLInputElement>('searchbox', { name });

/** The button that empties it; it leaves the page's names while there is nothing to empty. */
const clearButton = (canvasElement: HTMLElement, name = 'Clear Search cities') =>
  within(canvasElement).queryByRole('button', { name });

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await user.click(canvas.getByText('Search cities'));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'search');
    await expect(input).toHaveAttribute('enterkeyhint', 'search');
    await expect(input).not.toHaveAttribute('aria-describedby');
    await expect(clearButton(canvasElement)).toBeNull();
  },
};

export const Playground: Story = {
  args: { hint: 'By name or state', placeholder: 'For example Pune', searchDelay: 300, isPending: false },
};

/** What is typed is asked for once typing has paused, without the space around it. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    await expect(find(canvasElement)).toHaveFocus();
    await user.keyboard(' pun');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await user.keyboard('e ');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(1), soon);
    await expect(args.onSearch).toHaveBeenCalledWith('pune');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
  },
};

/** Enter does not wait, and what was waited for is not asked for again. */
export const EnterSearchesAtOnce: Story = {
  args: { searchDelay: 60_000 },
  play: async ({ args }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('pune{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith('pune');
  },
};

/** The button is reached by Tab, empties the field, searches for nothing and gives the focus back. So does Escape. */
export const Clearing: Story = {
  args: { defaultValue: 'pune', searchDelay: 60_000 },
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await user.tab();
    await user.tab();
    await expect(clearButton(canvasElement)).toHaveFocus();
    await user.keyboard(' ');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(clearButton(canvasElement)).toBeNull();
    await user.keyboard('goa{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await user.keyboard('goa');
    const clear = clearButton(canvasElement);
    if (clear) await user.click(clear);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onSearch).toHaveBeenCalledTimes(3);
  },
};

/** The first Escape empties the field, the second one closes the dialog. */
export const InADialog: Story = {
  // An open dialog would cover the page.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: function InDialog(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Choose a city">
        <SearchField {...args} />
      </Dialog>
    );
  },
  play: async () => {
    const user = await browserUser();
    const body = within(document.body);
    const input = await body.findByRole('searchbox', { name: 'Search cities' });
    await user.click(input);
    await user.keyboard('pune{Escape}');
    await expect(input).toHaveValue('');
    await expect(body.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** Cities whose name contains a text. */
const citiesWith = (query: string) =>
  cities.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));

function CityList({ answerAfter, ...args }: SearchFieldProps & { answerAfter: number }) {
  const [found, setFound] = useState(cities);
  const [isPending, setIsPending] = useState(false);
  return (
    <>
      <SearchField
        {...args}
        isPending={isPending}
        resultCount={found.length}
        onSearch={(query) => {
          const answer = () => {
            setFound(citiesWith(query));
            setIsPending(false);
          };
          if (answerAfter === 0) return answer();
          setIsPending(true);
          setTimeout(answer, answerAfter);
        }}
      />
      <List>
        {found.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </List>
    </>
  );
}

/** How many results there are is said once for each search; what the page shows at first is not. */
export const ResultsAreSaid: Story = {
  render: (args) => <CityList {...args} answerAfter={0} />,
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.tab();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(announcedTexts()).toEqual([]);
    await user.keyboard('ko');
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['2 results']), soon);
    await user.keyboard('c');
    await waitFor(() => expect(announcedTexts('polite').at(-1)).toBe('1 result'), soon);
    await user.keyboard('x');
    await waitFor(() => expect(announcedTexts('polite').at(-1)).toBe('No results found'), soon);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(announcedTexts('polite').at(-1)).toBe('5 results'), soon);
    await expect(announcedTexts('assertive')).toEqual([]);
  },
};

/** Waiting is shown and said once it takes long; then the results are. */
export const Pending: Story = {
  render: (args) => <CityList {...args} answerAfter={2500} />,
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('chen{Enter}');
    const mark = canvasElement.querySelector('[data-part="mark"]');
    await expect(mark?.querySelector('[data-component="Spinner"]')).toBeNull();
    await waitFor(() => expect(mark?.querySelector('[data-component="Spinner"]')).not.toBeNull(), soon);
    await expect(announcedTexts('polite')).toEqual(['Loading...']);
    await expect(find(canvasElement)).toHaveValue('chen');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1), soon);
    await expect(mark?.querySelector('[data-component="Spinner"]')).toBeNull();
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['Loading...', '1 result']), soon);
  },
};

/** Where the results stand far from the field, the list says how many there are by itself. */
export const ResultsElsewhere: Story = {
  render: function Elsewhere(args) {
    const [query, setQuery] = useState<string | null>(null);
    const count = citiesWith(query ?? '').length;
    useResultAnnouncement({ query, count, messages: { resultCount: () => `${count} city or cities` } });
    return <SearchField {...args} onSearch={setQuery} />;
  },
  play: async () => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('mu{Enter}');
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['1 city or cities']), soon);
  },
};

/** Keys that belong to an input method search for nothing, and its Enter does not either. */
export const InputMethod: Story = {
  args: { searchDelay: 60_000 },
  play: async ({ canvasElement, args }) => {
    if (!hasProtocol) return;
    const user = await browserUser();
    const input = find(canvasElement);
    await user.tab();
    await compose(['पु', 'पुणे']);
    const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent('keydown', enter));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('पुणे');
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, placeholder: 'Search cities' },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement)).toBeVisible();
    await expect(find(canvasElement)).toHaveAttribute('placeholder', 'Search cities');
  },
};

const reached = createRef<HTMLInputElement>();
const sent = fn();

/** It sends its name; Enter submits the form too; a reset brings the first text back and searches for it. */
export const InAForm: Story = {
  args: { defaultValue: 'pune', ref: reached, searchDelay: 60_000 },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent([...new FormData(event.currentTarget)]);
      }}
    >
      <Stack>
        <SearchField {...args} />
        <FormButtons />
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    sent.mockClear();
    const user = await browserUser();
    const input = find(canvasElement);
    await expect(reached.current).toBe(input);
    input.focus();
    await user.keyboard('{Control>}a{/Control}goa{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith([['query', 'goa']]));
    await expect(args.onSearch).toHaveBeenLastCalledWith('goa');
    await user.keyboard('{Escape}');
    await user.click(canvas.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('pune'));
    await expect(input).toHaveValue('pune');
    await expect(clearButton(canvasElement)).toBeVisible();
  },
};

/** The owner holds the text, and wants it in small letters. */
export const Controlled: Story = {
  render: function Owner(args) {
    const [value, setValue] = useState('PUNE');
    return <SearchField {...args} value={value} onChange={(typed) => setValue(typed.toLowerCase())} />;
  },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await expect(input).toHaveValue('PUNE');
    await user.tab();
    await user.keyboard('{End}X');
    await expect(input).toHaveValue('punex');
    await user.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(clearButton(canvasElement)).toBeNull();
  },
};

/** Under a finger the button is 44 px, under a mouse 28. */
export const Targets: Story = {
  args: { defaultValue: 'pune' },
  play: async ({ canvasElement }) => {
    const sizes = () => {
      const box = clearButton(canvasElement)?.getBoundingClientRect();
      return [box?.width ?? 0, box?.height ?? 0];
    };
    for (const size of sizes()) await expect(size).toBeGreaterThanOrEqual(24);
    if (!canSetMediaFeatures) return;
    await withTouchScreen(async () => {
      await waitFor(() => expect(Math.min(...sizes())).toBeGreaterThanOrEqual(44));
      await expect(find(canvasElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

/** In forced colours the frame keeps its edge; with less motion asked for, what turns stands still. */
export const ReadersSettings: Story = {
  args: { isPending: true, defaultValue: 'pune' },
  play: async ({ canvasElement }) => {
    if (!canSetMediaFeatures) return;
    const spinner = () => canvasElement.querySelector('[data-component="Spinner"]');
    await waitFor(() => expect(spinner()).not.toBeNull(), soon);
    await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      const running = spinner()
        ?.getAnimations({ subtree: true })
        .filter((animation) => animation.playState === 'running');
      await expect(running).toEqual([]);
    });
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const frame = find(canvasElement).parentElement;
      await expect(frame && getComputedStyle(frame).borderTopStyle).toBe('solid');
      find(canvasElement).focus({ focusVisible: true });
      await expect(frame && getComputedStyle(frame).outlineStyle).toBe('solid');
    });
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: 'pune' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const input = find(canvasElement).getBoundingClientRect();
    const mark = canvasElement.querySelector('[data-part="mark"]')?.getBoundingClientRect();
    const clear = clearButton(canvasElement)?.getBoundingClientRect();
    await expect(mark?.left).toBeGreaterThanOrEqual(input.right);
    await expect(clear?.right).toBeLessThanOrEqual(input.left);
  },
};

export const Hindi: Story = {
  args: { label: 'शहर खोजें', defaultValue: 'पुणे' },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'साफ़ करें शहर खोजें' })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: {
    label: 'Search institutes by the name that is written on their certificates',
    defaultValue: 'Sahyadri Institute of Engineering, Technology and Research',
    hint: 'Visvesvaraya-Technological-University-Jnana-Sangama-Belagavi-Karnataka-Extension-Centre',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** What was typed before the page's script ran stays and is searched for. */
export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { html, errors } = await hydrate(<SearchField {...args} label="Served" />, {
      beforeScript: (page) => getByRole<HTMLInputElement>(page, 'searchbox').setRangeText('pune'),
      async afterScript(page) {
        await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('pune'));
        await expect(getByRole(page, 'searchbox')).toHaveValue('pune');
      },
    });
    await expect(errors).toEqual([]);
    await expect(html).toContain('type="search"');
  },
};

/** Every state, with and without a text. */
export const States: Story = {
  render: (args) => (
    <Grid minColumnWidth="md" gap="lg">
      <SearchField {...args} label="Empty" />
      <SearchField {...args} label="Placeholder" placeholder="Name or state" />
      <SearchField {...args} label="Filled" defaultValue="pune" />
      <SearchField {...args} label="Pending" defaultValue="pune" isPending />
      <SearchField {...args} label="Hint" hint="By name or state" />
      <SearchField {...args} label="Error" defaultValue="p" error="Enter two letters or more" />
      <SearchField {...args} label="Read-only" defaultValue="pune" readOnly />
      <SearchField {...args} label="Disabled" defaultValue="pune" disabled />
      <SearchField {...args} label="Optional" necessity="optional" />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(find(canvasElement, 'Error')).toHaveAccessibleDescription(
      'Error: Enter two letters or more',
    );
    const user = await browserUser();
    find(canvasElement, 'Read-only').focus();
    await user.keyboard('{Escape}');
    await expect(find(canvasElement, 'Read-only')).toHaveValue('pune');
  },
};
