import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser, compose, hasProtocol } from '../../testing/browserInput.ts';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { currentOption, find, optionTexts, states } from './searchSelectStories.ts';
import { SearchSelect } from './index.ts';

const meta = {
  title: 'Forms/SearchSelect',
  component: SearchSelect,
  args: { label: 'State', items: states, presentation: 'panel', onChange: fn() },
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const soon = { timeout: 10_000 };

export const Default: Story = {};

/** Its label is heard and not seen: in a row of filters. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAccessibleName();
    const field = input.closest('[data-component="SearchSelect"]');
    const above = input.getBoundingClientRect().top - (field?.getBoundingClientRect().top ?? 0);
    await expect(above).toBeLessThan(8);
  },
};

export const Playground: Story = { args: { placeholder: 'Choose', hint: 'Where you live now.' } };

/** Typing searches, marks what matches, and has the best match current; Enter takes it. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await user.tab();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('pra');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(optionTexts()).toEqual(['Andhra Pradesh', 'Madhya Pradesh', 'Uttar Pradesh']);
    const marks = [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['Pra', 'Pra', 'Pra']);
    await expect(currentOption(input)).toBe('Andhra Pradesh');
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['3 results']), soon);
    await user.keyboard('{ArrowDown}');
    await expect(currentOption(input)).toBe('Madhya Pradesh');
    await user.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('MP', { item: states[6] });
    await expect(input).toHaveValue('Madhya Pradesh');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveFocus();
  },
};

/** Other names find an item too: "Orissa" is Odisha. */
export const Keywords: Story = {
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('oriss');
    await expect(optionTexts()).toEqual(['Odisha']);
    await user.keyboard('{Enter}');
    await expect(find(canvasElement)).toHaveValue('Odisha');
  },
};

/** A press opens all items, with the chosen one current, and a press on one takes it. */
export const Pointer: Story = {
  args: { defaultValue: 'TN' },
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await user.click(input);
    const list = canvas.getByRole('listbox', { name: 'State' });
    await expect(canvas.getByRole('option', { name: 'Tamil Nadu' })).toHaveAttribute('aria-selected', 'true');
    await expect(currentOption(input)).toBe('Tamil Nadu');
    const panel = canvasElement.querySelector('[data-part="panel"]')?.getBoundingClientRect();
    await expect(panel?.height).toBeLessThanOrEqual(242);
    await expect(list.scrollTop).toBeGreaterThan(0);
    await user.click(canvas.getByRole('option', { name: 'West Bengal' }));
    await expect(input).toHaveValue('West Bengal');
    await expect(args.onChange).toHaveBeenLastCalledWith('WB', { item: states[11] });
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveFocus();
    await user.click(canvas.getByRole('button', { name: 'Show options State' }));
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Show options State' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** The list is walked through by arrow keys, Home, End, Page Up and Page Down; it goes round at its ends. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    const walk = async (keys: string, option: string | null) => {
      await user.keyboard(keys);
      await expect(currentOption(input)).toBe(option);
    };
    await user.tab();
    await walk('{ArrowDown}', 'Andhra Pradesh');
    await walk('{ArrowDown}{ArrowDown}', 'Bihar');
    await walk('{End}', 'West Bengal');
    await walk('{ArrowDown}', 'Andhra Pradesh');
    await walk('{PageDown}', 'Kerala');
    await walk('{PageUp}', 'Andhra Pradesh');
    await walk('{ArrowUp}', 'West Bengal');
    await walk('{Home}', 'Andhra Pradesh');
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await walk('{ArrowUp}', 'West Bengal');
    await walk('{Alt>}{ArrowUp}{/Alt}', null);
    await walk('{Alt>}{ArrowDown}{/Alt}', null);
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Escape puts the text back. Tab takes an option that the arrow keys went to, and no other. */
export const LeavingTheList: Story = {
  args: { defaultValue: 'GA' },
  render: (args) => (
    <Stack>
      <Inline>
        <Button variant="secondary">Before</Button>
      </Inline>
      <SearchSelect {...args} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    input.focus();
    await user.keyboard('{Control>}a{/Control}ker{Escape}');
    await expect(input).toHaveValue('Goa');
    await user.keyboard('{Control>}a{/Control}ker');
    await user.click(canvas.getByRole('button', { name: 'Before' }));
    await expect(input).toHaveValue('Goa');
    await expect(args.onChange).not.toHaveBeenCalled();
    input.focus();
    await user.keyboard('{Control>}a{/Control}ker{ArrowDown}');
    await user.tab();
    await expect(input).toHaveValue('Kerala');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Whoever types the whole name need not take it from the list. */
export const WholeName: Story = {
  render: LeavingTheList.render,
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    find(canvasElement).focus();
    await user.keyboard(' west-bengal');
    await user.click(canvas.getByRole('button', { name: 'Before' }));
    await expect(find(canvasElement)).toHaveValue('West Bengal');
    await expect(args.onChange).toHaveBeenCalledWith('WB', { item: states[11] });
  },
};

/** The button is reached by Tab, empties the field, opens nothing and gives the focus back. Emptying the text does the same. */
export const Clearing: Story = {
  args: { defaultValue: 'GA' },
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await user.tab();
    await user.tab();
    const clear = canvas.getByRole('button', { name: 'Clear all State' });
    await expect(clear).toHaveFocus();
    await user.keyboard(' ');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(null, { item: null });
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Clear all/ })).toBeNull();
    await user.keyboard('goa{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('GA', { item: states[3] });
    await user.keyboard('{Control>}a{/Control}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, { item: null });
    await expect(optionTexts().length).toBeGreaterThan(5);
  },
};

/** A field that cannot be empty: emptying its text takes nothing back, and the text comes back. */
export const NeverEmpty: Story = {
  args: { defaultValue: 'GA', isClearable: false },
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('{Control>}a{/Control}{Backspace}');
    await user.tab();
    await expect(find(canvasElement)).toHaveValue('Goa');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A space looks for nothing, so Enter takes nothing. */
export const OnlyASpace: Story = {
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard(' {Enter}');
    await expect(find(canvasElement)).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Items that are replaced without the chosen one: what is submitted is still shown. */
export const ReplacedItems: Story = {
  args: { defaultValue: 'GA', name: 'state' },
  render: function Replaced(args) {
    const [isReplaced, setIsReplaced] = useState(false);
    return (
      <Stack>
        <SearchSelect {...args} items={isReplaced ? states.slice(0, 1) : states} />
        <Inline>
          <Button onClick={() => setIsReplaced(true)} variant="secondary">
            Replace
          </Button>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Replace' }));
    await expect(canvasElement.querySelector<HTMLInputElement>('[name="state"]')?.value).toBe('GA');
    await expect(find(canvasElement)).toHaveValue('Goa');
  },
};

/** Nothing found: the list stays open and says so, once. */
export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('xyz');
    await expect(canvas.getByText('No items found', { selector: '[data-part="status"]' })).toBeVisible();
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['No items found']), soon);
    await user.keyboard('q');
    await user.keyboard('{Enter}');
    await expect(find(canvasElement)).toHaveValue('');
    await expect(announcedTexts('polite')).toEqual(['No items found']);
  },
};

/** Headings are groups: a screen reader says which one an option is in. */
export const Groups: Story = {
  args: {
    items: states.map((state, index) => ({ ...state, group: index < 6 ? 'A to K' : 'M to W' })),
  },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await user.tab();
    await user.keyboard('a');
    const first = canvas.getByRole('group', { name: 'A to K' });
    await expect(within(first).getAllByRole('option')[0]).toHaveTextContent('Andhra Pradesh');
    await user.keyboard('{End}{End}{ArrowUp}');
    await waitFor(() => expect(currentOption(input)).toBe('West Bengal'));
    await expect(
      within(canvas.getByRole('group', { name: 'M to W' }))
        .getAllByRole('option')
        .at(-1),
    ).toHaveTextContent('West Bengal');
  },
};

/** What cannot be chosen is passed over, by keys and by presses. */
export const DisabledOptions: Story = {
  args: { items: states.map((state) => ({ ...state, disabled: state.id === 'AS' })) },
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await expect(currentOption(input)).toBe('Bihar');
    const disabled = canvas.getByRole('option', { name: 'Assam' });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    disabled.click();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

/** A form reads the id; Enter submits it only while the list is closed; a reset brings back the first item and its text. */
export const InAForm: Story = {
  args: { name: 'state', required: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = JSON.stringify([...new FormData(event.currentTarget)]);
      }}
    >
      <Stack>
        <SearchSelect {...args} />
        <SearchSelect {...args} label="Other state" name="other" defaultValue="GA" />
        <FormButtons submit="Send" />
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const form = canvasElement.querySelector('form');
    await expect(form?.checkValidity()).toBe(false);
    await user.tab();
    await user.keyboard('ker{Enter}');
    await expect(form?.dataset.sent).toBeUndefined();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(form?.dataset.sent).toBe('[["state","KL"],["other","GA"]]'));
    const other = find(canvasElement, 'Other state');
    await user.click(canvas.getByRole('button', { name: 'Clear all Other state' }));
    await user.click(canvas.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(other).toHaveValue('Goa'));
    await expect(find(canvasElement)).toHaveValue('');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('GA', { item: null }));
    await expect(args.onChange).toHaveBeenCalledWith(null, { item: null });
    if (form)
      await expect([...new FormData(form)]).toEqual([
        ['state', ''],
        ['other', 'GA'],
      ]);
  },
};

/** Browsers fill it in like any field of an address, by name or by code. */
export const FilledIn: Story = {
  args: { name: 'state', autoComplete: 'address-level1' },
  play: async ({ canvasElement, args }) => {
    const target = canvasElement.querySelector<HTMLInputElement>('[autocomplete="address-level1"]');
    const fill = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, text);
      target?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    fill('tamil nadu');
    await waitFor(() => expect(find(canvasElement)).toHaveValue('Tamil Nadu'));
    await expect(args.onChange).toHaveBeenLastCalledWith('TN', { item: states[9] });
    fill('kl');
    await waitFor(() => expect(find(canvasElement)).toHaveValue('Kerala'));
    fill('Atlantis');
    await expect(find(canvasElement)).toHaveValue('Kerala');
    await expect(target).toHaveValue('KL');
    await expect(canvasElement.querySelector('[role="listbox"]')).toBeNull();
  },
};

/** The owner holds the value, and refuses Goa. */
export const Controlled: Story = {
  render: function Owner(args) {
    const [value, setValue] = useState<string | null>('KL');
    return (
      <Stack>
        <SearchSelect {...args} value={value} onChange={(id) => id !== 'GA' && setValue(id)} />
        <Inline>
          <Button onClick={() => setValue('WB')} variant="secondary">
            West Bengal
          </Button>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await expect(input).toHaveValue('Kerala');
    await user.tab();
    await user.keyboard('{Control>}a{/Control}goa{Enter}');
    await expect(input).toHaveValue('Kerala');
    await user.click(canvas.getByRole('button', { name: 'West Bengal' }));
    await expect(input).toHaveValue('West Bengal');
  },
};

/** A value can be there before its item: it shows the name it was given, and then the item's own. */
export const LateItems: Story = {
  args: { value: 'MH', valueLabel: 'Maharashtra (loading)' },
  render: function Late(args) {
    const [isLoaded, setIsLoaded] = useState(false);
    return (
      <Stack>
        <SearchSelect {...args} items={isLoaded ? states : []} />
        <Inline>
          <Button onClick={() => setIsLoaded(true)} variant="secondary">
            Load
          </Button>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await expect(find(canvasElement)).toHaveValue('Maharashtra (loading)');
    await user.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(find(canvasElement)).toHaveValue('Maharashtra');
  },
};

/** In a dialog the list is not cut off, and Escape closes the list first, then the dialog. */
export const InADialog: Story = {
  // An open dialog would cover the page.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: function InDialog(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Edit address">
        <SearchSelect {...args} />
      </Dialog>
    );
  },
  play: async () => {
    const user = await browserUser();
    const body = within(document.body);
    const input = await body.findByRole('combobox', { name: 'State' });
    await user.click(input);
    const panel = document.querySelector('[data-part="panel"]')?.getBoundingClientRect();
    const dialog = body.getByRole('dialog').getBoundingClientRect();
    await expect(panel?.bottom).toBeGreaterThan(dialog.bottom);
    await user.click(body.getByRole('option', { name: 'Goa' }));
    await expect(input).toHaveValue('Goa');
    await user.keyboard('{ArrowDown}{Escape}');
    await expect(body.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(body.getByRole('dialog')).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** The list follows its field while a part of the page scrolls, and closes when the field is out of sight. */
export const InAScrollingArea: Story = {
  render: (args) => (
    <div data-testid="area" style={{ blockSize: 160, overflow: 'auto' }}>
      <div style={{ paddingBlock: '60px 600px' }}>
        <SearchSelect {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const area = canvas.getByTestId('area');
    const input = find(canvasElement);
    await user.click(input);
    const gap = () => {
      const panel = canvasElement.querySelector('[data-part="panel"]')?.getBoundingClientRect();
      return Math.round((panel?.top ?? 0) - input.getBoundingClientRect().bottom);
    };
    const before = gap();
    area.scrollTop = 40;
    await waitFor(() => expect(input.getBoundingClientRect().top).toBeLessThan(100));
    await waitFor(() => expect(gap()).toBe(before));
    area.scrollTop = 400;
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

/** Keys that belong to an input method take no option, and what is being composed is searched for already. */
export const InputMethod: Story = {
  args: {
    items: [
      { id: '1', label: '東京' },
      { id: '2', label: '大阪' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    if (!hasProtocol) return;
    const user = await browserUser();
    const input = find(canvasElement);
    await user.tab();
    await compose(['と', '東', '東京']);
    await expect(optionTexts()).toEqual(['東京']);
    await expect(args.onChange).not.toHaveBeenCalled();
    const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent('keydown', enter));
    await expect(args.onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('1', { item: { id: '1', label: '東京' } });
  },
};

/** Labels are text, whatever they look like. */
export const NoMarkup: Story = {
  args: { items: [{ id: '1', label: '<img src=x onerror="alert(1)"> & <b>bold</b>' }] },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('bold');
    await expect(optionTexts()).toEqual(['<img src=x onerror="alert(1)"> & <b>bold</b>']);
    await expect(canvasElement.querySelector('[role="listbox"] :is(img, b)')).toBeNull();
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: 'GA' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await user.click(find(canvasElement));
    const clear = canvas.getByRole('button', { name: /Clear all/ }).getBoundingClientRect();
    await expect(clear.left).toBeLessThan(find(canvasElement).getBoundingClientRect().left + 100);
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

export const Hindi: Story = {
  args: {
    label: 'राज्य',
    items: [
      { id: 'UP', label: 'उत्तर प्रदेश' },
      { id: 'MP', label: 'मध्य प्रदेश' },
    ],
  },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('क');
    await expect(canvas.getByText('कोई आइटम नहीं मिला', { selector: '[data-part="status"]' })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: {
    items: [
      {
        id: '1',
        label: 'Sahyadri Institute of Engineering, Technology and Research, Chhatrapati Sambhajinagar',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.click(find(canvasElement));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const panel = canvasElement.querySelector('[data-part="panel"]')?.getBoundingClientRect();
    await expect(panel?.left).toBeGreaterThanOrEqual(0);
    await expect(panel?.right).toBeLessThanOrEqual(320);
  },
};

/** In a field that is narrower than its options, such as a filter above a table, the list is as wide as reading needs. */
export const NarrowField: Story = {
  args: {
    items: [{ id: '1', label: 'Gateway Institute of Management, Mumbai' }],
  },
  globals: { viewport: { value: 'w768' } },
  render: (args) => (
    <div style={{ inlineSize: 168, marginInlineStart: 'auto' }}>
      <SearchSelect {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await user.click(find(canvasElement));
    const option = canvas.getByRole('option');
    const cut = [option, ...option.querySelectorAll('*')].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1 && clientHeight > 0,
    );
    await expect(cut).toEqual([]);
    const panel = canvasElement.querySelector('[data-part="panel"]')?.getBoundingClientRect();
    await expect(panel?.width).toBe(320);
    await expect(panel?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <SearchSelect {...args} label="Empty" placeholder="Choose a state" />
      <SearchSelect {...args} label="Chosen" defaultValue="TN" hint="Where you live now." />
      <SearchSelect {...args} label="Optional" defaultValue="TN" necessity="optional" isClearable={false} />
      <SearchSelect {...args} label="Wrong" error="Choose your state." required />
      <SearchSelect {...args} label="Read only" defaultValue="TN" readOnly />
      <SearchSelect {...args} label="Disabled" defaultValue="TN" disabled />
    </div>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    await expect(canvas.getAllByRole('button', { name: /Clear all/ })).toHaveLength(1);
    const readOnly = find(canvasElement, 'Read only');
    readOnly.focus();
    await user.keyboard('{ArrowDown}x{Backspace}');
    await expect(readOnly).toHaveValue('Tamil Nadu');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(find(canvasElement, 'Wrong')).toHaveAccessibleDescription('Error: Choose your state.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What was typed before the page's script ran is taken as a name. */
export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { html, errors } = await hydrate(<SearchSelect {...args} name="state" label="Served" required />, {
      beforeScript(container) {
        const input = container.querySelector('input');
        if (input) input.value = 'kerala';
      },
      async afterScript(container) {
        await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('KL', { item: states[5] }));
        await waitFor(() => expect(container.querySelector('input')).toHaveValue('Kerala'));
      },
    });
    await expect(errors).toEqual([]);
    await expect(html).toContain('role="combobox"');
  },
};

function GrowingList(props: ComponentProps<typeof SearchSelect>) {
  const [items, setItems] = useState<typeof states>(states.slice(3));
  return (
    <>
      <SearchSelect {...props} items={items} />
      <button type="button" onClick={() => setItems(states)}>
        More states
      </button>
    </>
  );
}

/** The list changes while it is open: what is current stays current, and Enter takes it. */
export const ChangingItems: Story = {
  render: (args) => <GrowingList {...args} />,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const input = find(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(currentOption(input)).toBe('Gujarat');
    // As an answer of the server does it, without a press.
    await fireEvent.click(canvas.getByRole('button', { name: 'More states' }));
    await waitFor(() => expect(optionTexts()[0]).toBe('Andhra Pradesh'));
    await expect(currentOption(input)).toBe('Gujarat');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('GJ', { item: states[4] });
  },
};
