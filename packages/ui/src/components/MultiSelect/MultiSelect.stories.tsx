import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser, compose, hasProtocol } from '../../testing/browserInput.ts';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures, withTouchScreen } from '../../testing/mediaFeatures.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { chosenTexts, currentOption, find, optionTexts, skills, tagTexts } from './multiSelectStories.ts';
import { MultiSelect } from './index.ts';

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: { label: 'Skills', items: skills, presentation: 'panel', onChange: fn() },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const soon = { timeout: 10_000 };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement)).not.toHaveAttribute('aria-describedby');
    await expect(canvasElement.querySelector('[data-part="selected"]')).toBeNull();
  },
};

/** Its label is heard and not seen: in a row of filters. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAccessibleName();
    const field = input.closest('[data-component="MultiSelect"]');
    const above = input.getBoundingClientRect().top - (field?.getBoundingClientRect().top ?? 0);
    await expect(above).toBeLessThan(8);
  },
};

export const Playground: Story = {
  args: { placeholder: 'Choose', hint: 'What you would be asked about.', maxCount: 5, hasSelectAll: false },
};

/** Typing searches; Enter takes the best match and the list stays, with the text marked, so that the next letter begins anew. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await user.tab();
    await user.keyboard('java');
    await expect(optionTexts()).toEqual(['Java', 'JavaScript']);
    await expect(currentOption(input)).toBe('Java');
    await user.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['java'], { items: [skills[5]] });
    await expect(chosenTexts()).toEqual(['Java']);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['java', 'js'], { items: [skills[5], skills[6]] });
    await user.keyboard('sql');
    await expect(optionTexts()).toEqual(['SQL']);
    await user.keyboard('{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(tagTexts(canvasElement)).toEqual(['Java', 'JavaScript']);
    await user.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('placeholder', '2 selected');
  },
};

/** A press chooses, another one takes back; the list stays, and does not move while tags appear. */
export const Pointer: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await user.click(input);
    const list = canvas.getByRole('listbox', { name: 'Skills' });
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    const panel = () => canvasElement.querySelector('[data-part="panel"]')?.getBoundingClientRect();
    const before = panel();
    await expect(before?.height).toBeLessThanOrEqual(242);
    await user.click(canvas.getByRole('option', { name: 'C++' }));
    await user.click(canvas.getByRole('option', { name: 'Excel' }));
    await user.click(canvas.getByRole('option', { name: 'C' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['cpp', 'excel', 'c'], expect.anything());
    await expect(panel()?.top).toBe(before?.top);
    await user.click(canvas.getByRole('option', { name: 'Excel' }));
    await expect(chosenTexts()).toEqual(['C', 'C++']);
    await expect(input).toHaveFocus();
    await user.click(canvas.getByRole('button', { name: 'Show options Skills' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(tagTexts(canvasElement)).toEqual(['C++', 'C']);
  },
};

/** Each choice is said with the count; the field itself says what is chosen. */
export const WhatIsSaid: Story = {
  args: { defaultValue: ['sql'] },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await expect(input).toHaveAccessibleDescription('1 selected: SQL');
    await user.tab();
    await user.keyboard('java');
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['2 results']), soon);
    await user.keyboard('{Enter}');
    await expect(announcedTexts('polite').at(-1)).toBe('Java added, 2 selected');
    await expect(input).toHaveAccessibleDescription('2 selected: SQL and Java');
    await user.keyboard('{Enter}');
    await expect(announcedTexts('polite').at(-1)).toBe('Java removed, 1 selected');
    await user.keyboard('{Escape}');
    await user.click(canvas.getByRole('button', { name: 'Remove SQL' }));
    await expect(announcedTexts('polite').at(-1)).toBe('SQL removed, none selected');
    await expect(input).not.toHaveAttribute('aria-describedby');
    await expect(announcedTexts('assertive')).toEqual([]);
  },
};

/** Arrow keys, Home, End, Page Up and Page Down walk; Tab leaves and takes nothing, Escape closes. */
export const Keyboard: Story = {
  render: (args) => (
    <Stack>
      <Inline>
        <Button variant="secondary">Before</Button>
      </Inline>
      <MultiSelect {...args} />
      <Inline>
        <Button variant="secondary">After</Button>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    const walk = async (keys: string, option: string | null) => {
      await user.keyboard(keys);
      await expect(currentOption(input)).toBe(option);
    };
    await user.tab();
    await user.tab();
    await walk('{ArrowDown}', 'C');
    await walk('{ArrowDown}{ArrowDown}', 'CSS');
    await walk('{End}', 'Tally');
    await walk('{ArrowDown}', 'C');
    await walk('{PageDown}', 'Java');
    await walk('{PageUp}', 'C');
    await walk('{Home}', 'C');
    await user.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await user.tab({ shift: true });
    await expect(input).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(input).toHaveFocus();
  },
};

/** All the tags are one Tab stop; arrow keys walk them, Delete removes, and the focus goes to the next one. */
export const Tags: Story = {
  args: { defaultValue: ['c', 'java', 'sql', 'tally'] },
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    const list = canvas.getByRole('list', { name: 'Selected Skills' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    const button = (name: string) => canvas.getByRole('button', { name });
    await user.tab();
    await user.tab();
    await expect(button('Clear all Skills')).toHaveFocus();
    await user.tab();
    await expect(button('Remove C')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await expect(button('Remove Java')).toHaveFocus();
    await user.keyboard('{Delete}');
    await expect(tagTexts(canvasElement)).toEqual(['C', 'SQL', 'Tally']);
    await expect(button('Remove SQL')).toHaveFocus();
    await user.keyboard('{End}');
    await expect(button('Remove Tally')).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(button('Remove SQL')).toHaveFocus();
    await user.keyboard('{Home}');
    await expect(button('Remove C')).toHaveFocus();
    await user.keyboard(' ');
    await user.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([], { items: [] });
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(input).toHaveFocus();
  },
};

/** Backspace in the empty field goes to the last tag and removes nothing; there it does. */
export const Backspace: Story = {
  args: { defaultValue: ['c', 'java'] },
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('x{Backspace}');
    await expect(find(canvasElement)).toHaveFocus();
    await user.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove Java' })).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}');
    await expect(tagTexts(canvasElement)).toEqual(['C']);
  },
};

/** The button takes everything back, opens nothing and gives the focus back. */
export const Clearing: Story = {
  args: { defaultValue: ['c', 'java'] },
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Clear all Skills' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith([], { items: [] });
    await expect(announcedTexts('polite')).toEqual(['None selected']);
    await expect(find(canvasElement)).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Clear all/ })).toBeNull();
  },
};

/** No more than so many: the list says so, and what is not chosen cannot be until something is taken back. */
export const Limit: Story = {
  args: { maxCount: 2, defaultValue: ['c'] },
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    // How many there are is said once the typing has paused, and on a slow machine before all of this is over.
    const said = () => announcedTexts('polite').filter((text) => !/^\d+ results?$/.test(text));
    await user.tab();
    await user.keyboard('java{Enter}');
    await expect(said().slice(-2)).toEqual(['Java added, 2 selected', 'You can choose up to 2']);
    const status = canvasElement.querySelector('[data-part="status"]');
    await expect(status).toHaveTextContent('You can choose up to 2');
    const option = (name: string) => canvas.getByRole('option', { name });
    await expect(option('JavaScript')).toHaveAttribute('aria-disabled', 'true');
    await expect(option('Java')).not.toHaveAttribute('aria-disabled');
    await user.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(said().at(-1)).toBe('You can choose up to 2');
    option('JavaScript').click();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await user.keyboard('{ArrowUp}{Enter}');
    await expect(tagTexts(canvasElement)).toEqual(['C']);
    await expect(option('JavaScript')).not.toHaveAttribute('aria-disabled');
  },
};

/** The first option takes all that were found, or takes them back; what was chosen besides stays. */
export const SelectAll: Story = {
  args: {
    hasSelectAll: true,
    defaultValue: ['tally'],
    items: skills.map((skill) => ({ ...skill, disabled: skill.id === 'cpp' })),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await user.tab();
    await user.keyboard('java');
    await expect(optionTexts()).toEqual(['Select all 2', 'Java', 'JavaScript']);
    await expect(currentOption(input)).toBe('Java');
    await user.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tally', 'java', 'js'], expect.anything());
    // The number found is said once typing has paused, and may come after it.
    await expect(announcedTexts('polite')).toContain('3 selected');
    await expect(chosenTexts()).toEqual(['Select all 2', 'Java', 'JavaScript']);
    await user.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tally'], expect.anything());
    await user.keyboard('{Control>}a{/Control}{Backspace}');
    await user.click(canvas.getByRole('option', { name: 'Select all 12' }));
    await expect(announcedTexts('polite')).toContain('11 selected');
    await expect(canvas.getByRole('option', { name: 'C++' })).toHaveAttribute('aria-selected', 'false');
  },
};

/** Whoever types the whole name need not take it from the list; leaving the field with it twice takes nothing back. */
export const WholeName: Story = {
  render: Keyboard.render,
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    for (const text of ['python', 'python', 'pyth']) {
      find(canvasElement).focus();
      await user.keyboard(text);
      await user.click(canvas.getByRole('button', { name: 'Before' }));
      await expect(find(canvasElement)).toHaveValue('');
      await expect(tagTexts(canvasElement)).toEqual(['Python']);
    }
  },
};

/** Nothing found: the list stays open and says so, once. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('xyz');
    await expect(canvas.getByText('No items found', { selector: '[data-part="status"]' })).toBeVisible();
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['No items found']), soon);
  },
};

/** Headings are groups, and what cannot be chosen is passed over. */
export const Groups: Story = {
  args: {
    hasSelectAll: true,
    items: skills.map((skill, index) => ({
      ...skill,
      group: index < 6 ? 'C to J' : 'J to T',
      disabled: skill.id === 'c',
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const input = find(canvasElement);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await expect(currentOption(input)).toBe('Select all 12');
    await user.keyboard('{ArrowDown}');
    await expect(currentOption(input)).toBe('C++');
    const group = canvas.getByRole('group', { name: 'C to J' });
    await expect(within(group).getAllByRole('option')[0]).toHaveTextContent('C');
    await expect(within(group).queryByRole('option', { name: 'Select all 12' })).toBeNull();
    await user.keyboard('{End}');
    await waitFor(() => expect(currentOption(input)).toBe('Tally'));
  },
};

const reached = createRef<HTMLInputElement>();
const sent = fn();

/** A form reads the name once for each id; Enter submits it only while the list is closed; a reset brings back the first choice. */
export const InAForm: Story = {
  args: { name: 'skill', required: true, ref: reached },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent([...new FormData(event.currentTarget)]);
      }}
    >
      <Stack>
        <MultiSelect {...args} />
        <MultiSelect {...args} ref={null} label="Other skills" name="other" defaultValue={['c']} />
        <FormButtons submit="Send" />
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    sent.mockClear();
    const user = await browserUser();
    const input = find(canvasElement);
    const form = canvasElement.querySelector('form');
    await expect(reached.current).toBe(input);
    await expect(form?.checkValidity()).toBe(false);
    await expect(input).toHaveAttribute('aria-required', 'true');
    await user.tab();
    await user.keyboard('java{Enter}');
    await user.keyboard('sql{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await expect(form?.checkValidity()).toBe(true);
    await user.keyboard('{Escape}{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith([
        ['skill', 'java'],
        ['skill', 'sql'],
        ['other', 'c'],
      ]),
    );
    await user.click(canvas.getByRole('button', { name: 'Clear all Other skills' }));
    await user.click(canvas.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(tagTexts(canvasElement)).toEqual(['C']));
    await expect(args.onChange).toHaveBeenCalledWith(['c'], { items: [skills[0]] });
    await expect(args.onChange).toHaveBeenLastCalledWith(['c'], { items: [skills[0]] });
    await expect(form && [...new FormData(form)]).toEqual([['other', 'c']]);
  },
};

/** The owner holds the value, and refuses C. */
export const Controlled: Story = {
  render: function Owner(args) {
    const [value, setValue] = useState<readonly string[]>(['sql']);
    return (
      <MultiSelect {...args} value={value} onChange={(ids) => setValue(ids.filter((id) => id !== 'c'))} />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await user.click(find(canvasElement));
    await user.click(canvas.getByRole('option', { name: 'C' }));
    await expect(tagTexts(canvasElement)).toEqual(['SQL']);
    await user.click(canvas.getByRole('option', { name: 'CSS' }));
    await expect(tagTexts(canvasElement)).toEqual(['SQL', 'CSS']);
  },
};

/** In a dialog the list is not cut off, and Escape closes the list first, then the dialog. */
export const InADialog: Story = {
  // An open dialog would cover the page.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: function InDialog(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Edit profile">
        <MultiSelect {...args} />
      </Dialog>
    );
  },
  play: async () => {
    const user = await browserUser();
    const body = within(document.body);
    const input = await body.findByRole('combobox', { name: 'Skills' });
    await user.click(input);
    await user.click(body.getByRole('option', { name: 'CSS' }));
    await user.keyboard('{Escape}');
    await expect(body.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(body.getByRole('dialog')).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** Keys that belong to an input method take no option. */
export const InputMethod: Story = {
  play: async ({ canvasElement, args }) => {
    if (!hasProtocol) return;
    const user = await browserUser();
    const input = find(canvasElement);
    await user.tab();
    await compose(['s', 'sq', 'sql']);
    const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent('keydown', enter));
    await expect(args.onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(['sql'], { items: [skills[10]] });
  },
};

/** Labels are text, whatever they look like. */
export const NoMarkup: Story = {
  args: { items: [{ id: '1', label: '<b>bold</b> & <img src=x>' }], defaultValue: ['1'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(tagTexts(canvasElement)).toEqual(['<b>bold</b> & <img src=x>']);
    await expect(canvas.getByRole('button', { name: 'Remove <b>bold</b> & <img src=x>' })).toBeVisible();
    await expect(canvasElement.querySelector(':is(b, img)')).toBeNull();
  },
};

/** Under a mouse everything that is pressed is 24 px or more, under a finger 44. */
export const Targets: Story = {
  args: { defaultValue: ['c', 'java'] },
  play: async ({ canvas, canvasElement }) => {
    await (await browserUser()).click(find(canvasElement));
    const smallest = () =>
      Math.min(
        ...[...canvas.getAllByRole('button'), ...canvas.getAllByRole('option')].flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          return [width, height];
        }),
      );
    await expect(smallest()).toBeGreaterThanOrEqual(24);
    if (!canSetMediaFeatures) return;
    await withTouchScreen(async () => {
      await waitFor(() => expect(smallest()).toBeGreaterThanOrEqual(44));
    });
  },
};

/** In forced colours a ticked box keeps its edge and the current option has the highlight; nothing moves where less motion is asked for. */
export const ReadersSettings: Story = {
  args: { defaultValue: ['c'] },
  play: async ({ canvas, canvasElement }) => {
    if (!canSetMediaFeatures) return;
    const user = await browserUser();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    const option = canvas.getByRole('option', { name: 'C' });
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const box = option.querySelector('span');
      await expect(box && getComputedStyle(box).borderTopStyle).toBe('solid');
      await expect(getComputedStyle(option).backgroundColor).not.toBe(
        getComputedStyle(canvas.getByRole('option', { name: 'CSS' })).backgroundColor,
      );
      const tag = canvasElement.querySelector('[data-component="Tag"]');
      await expect(tag && Number.parseFloat(getComputedStyle(tag).borderTopWidth)).toBeGreaterThan(0);
    });
    await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      await user.keyboard('{Enter}');
      const running = canvasElement
        .getAnimations({ subtree: true })
        .filter((animation) => animation.playState === 'running');
      await expect(running).toEqual([]);
    });
  },
};

/** How many are chosen stands where a placeholder does, which forced colours paint as if it were not there to be read. */
export const ForcedColours: Story = {
  args: { defaultValue: skills.slice(0, 2).map(({ id }) => id) },
  play: async ({ canvas }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const input = canvas.getByRole<HTMLInputElement>('combobox');
      await expect(input.placeholder).toBe('2 selected');
      await expect(getComputedStyle(input, '::placeholder').color).toBe(getComputedStyle(input).color);
    });
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: ['c', 'java'] },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(button('Remove C').getBoundingClientRect().left).toBeGreaterThan(
      button('Remove Java').getBoundingClientRect().left,
    );
    await expect(button('Clear all Skills').getBoundingClientRect().left).toBeLessThan(
      find(canvasElement).getBoundingClientRect().left,
    );
    button('Remove C').focus();
    await user.keyboard('{ArrowLeft}');
    await expect(button('Remove Java')).toHaveFocus();
  },
};

export const Hindi: Story = {
  args: { label: 'कौशल', defaultValue: ['c', 'java'] },
  globals: { locale: 'hi' },
  play: async ({ canvas, canvasElement }) => {
    await expect(find(canvasElement, 'कौशल')).toHaveAccessibleDescription('2 चुने गए: C और Java');
    await expect(canvas.getByRole('button', { name: 'Java हटाएँ' })).toBeVisible();
  },
};

export const Narrow: Story = {
  args: {
    items: [
      {
        id: '1',
        label: 'Sahyadri Institute of Engineering, Technology and Research, Chhatrapati Sambhajinagar',
      },
      { id: '2', label: 'Visvesvaraya-Technological-University-Jnana-Sangama-Belagavi-Karnataka' },
    ],
    defaultValue: ['1', '2'],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await user.click(find(canvasElement));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const panel = canvasElement.querySelector('[data-part="panel"]')?.getBoundingClientRect();
    await expect(panel?.left).toBeGreaterThanOrEqual(0);
    await expect(panel?.right).toBeLessThanOrEqual(320);
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <MultiSelect {...args} label="Empty" placeholder="Choose skills" />
      <MultiSelect {...args} label="Chosen" defaultValue={['c', 'java']} hint="Up to ten." />
      <MultiSelect {...args} label="Optional" necessity="optional" defaultValue={['c']} isClearable={false} />
      <MultiSelect {...args} label="Full" defaultValue={['c', 'java']} maxCount={2} />
      <MultiSelect {...args} label="Wrong" error="Choose your skills." required />
      <MultiSelect {...args} label="Read only" defaultValue={['c', 'java']} readOnly />
      <MultiSelect {...args} label="Disabled" defaultValue={['c', 'java']} disabled />
    </div>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    await expect(canvas.getAllByRole('button', { name: /Clear all/ })).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: /Remove/ })).toHaveLength(5);
    const readOnly = find(canvasElement, 'Read only');
    readOnly.focus();
    await user.keyboard('{ArrowDown}x{Backspace}');
    await expect(readOnly).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(find(canvasElement, 'Wrong')).toHaveAccessibleDescription('Error: Choose your skills.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What was typed before the page's script ran is taken as a name. */
export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const field = <MultiSelect {...args} name="skill" label="Served" defaultValue={['c', 'sql']} required />;
    const { html, errors } = await hydrate(field, {
      beforeScript(container) {
        const input = container.querySelector('input');
        if (input) input.value = 'kotlin';
      },
      async afterScript(container) {
        await waitFor(() =>
          expect(args.onChange).toHaveBeenCalledWith(['c', 'sql', 'kotlin'], expect.anything()),
        );
        await waitFor(() => expect(tagTexts(container)).toEqual(['C', 'SQL', 'Kotlin']));
        await expect(container.querySelector('[role="combobox"]')).toHaveValue('');
      },
    });
    await expect(errors).toEqual([]);
    await expect(html).toContain('Remove SQL');
  },
};

/** A list that was copied elsewhere is taken at once; what of it is no item stays to be put right. */
export const PastedList: Story = {
  args: { maxCount: 3, defaultValue: ['js'] },
  play: async ({ canvasElement, args }) => {
    const input = find(canvasElement);
    input.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Java\r\nCobol\r\nJavaScript\r\nSQL\r\nC');
    // The library's own event loses what the clipboard holds.
    const pasted = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox leaves out a clipboard that the constructor is given.
    Object.defineProperty(pasted, 'clipboardData', { value: clipboardData });
    await fireEvent(input, pasted);
    await waitFor(() => expect(tagTexts(canvasElement)).toEqual(['JavaScript', 'Java', 'SQL']));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue('Cobol, C');
  },
};
