import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent as simulated, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser, hasProtocol } from '../../testing/browserInput.ts';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures, withTouchScreen } from '../../testing/mediaFeatures.ts';
import { Dialog } from '../Dialog/index.ts';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Select, type SelectOption } from './index.ts';

const degrees: readonly SelectOption[] = [
  { value: 'be', label: 'B.E.' },
  { value: 'btech', label: 'B.Tech.' },
  { value: 'bsc', label: 'B.Sc.' },
  { value: 'diploma', label: 'Diploma' },
  { value: 'mba', label: 'MBA' },
  { value: 'mtech', label: 'M.Tech.' },
];

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Degree', name: 'degree', options: degrees, onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field with a label. */
const find = (canvasElement: HTMLElement, name = 'Degree') =>
  within(canvasElement).getByRole<HTMLSelectElement>('combobox', { name });

const middle = (box: DOMRect | undefined): number => ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2;

/** The button that takes the choice back; it leaves the page's names while there is nothing to take back. */
const clearButton = (canvasElement: HTMLElement, name = 'Clear Degree') =>
  within(canvasElement).queryByRole('button', { name });

/** Whether the open list is part of the page, and input is real: a native control does not listen to any other. */
const hasOwnList = () => hasProtocol && CSS.supports('appearance', 'base-select');

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const select = find(canvasElement);
    await expect(select).toHaveValue('');
    await expect(select).toHaveDisplayValue('Choose');
    await expect(select).not.toHaveAttribute('aria-describedby');
    await expect(select).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await expect(select).toHaveFocus();
    await user.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Playground: Story = {
  args: { hint: 'The highest one', placeholder: 'Choose a degree', isClearable: false, disabled: false },
};

/** A press opens the list under the field, and a press on an option takes it. */
export const Pointer: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    if (!hasOwnList()) return;
    const user = await browserUser();
    const select = find(canvasElement);
    await user.click(select);
    await waitFor(() => expect(select.matches(':open')).toBe(true));
    const option = canvas.getByRole('option', { name: 'B.Sc.' });
    const field = select.parentElement?.getBoundingClientRect();
    await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(option.getBoundingClientRect().top).toBeGreaterThan(field?.bottom ?? 0);
    await user.click(option);
    await expect(select).toHaveValue('bsc');
    await expect(select).toHaveDisplayValue('B.Sc.');
    await expect(select.matches(':open')).toBe(false);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(select).toHaveFocus();
  },
};

/** Letters choose without opening; keys open the list, walk through it and take an option; Escape leaves all as it was. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    const select = find(canvasElement);
    await user.tab();
    if (!hasProtocol) return;
    await user.keyboard('d');
    await expect(select).toHaveValue('diploma');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    if (!hasOwnList()) return;
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(select.matches(':open')).toBe(true));
    await user.keyboard('{End}');
    await user.keyboard('{Escape}');
    await expect(select.matches(':open')).toBe(false);
    await expect(select).toHaveValue('diploma');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(select.matches(':open')).toBe(true));
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
    await expect(select).toHaveValue('mba');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(select).toHaveFocus();
  },
};

/** Options under headings; one that cannot be chosen is passed over. */
export const Groups: Story = {
  args: {
    options: [
      { value: 'be', label: 'B.E.', group: 'Graduate' },
      { value: 'btech', label: 'B.Tech.', group: 'Graduate', disabled: true },
      { value: 'mba', label: 'MBA', group: 'Postgraduate' },
      { value: 'mtech', label: 'M.Tech.', group: 'Postgraduate' },
    ],
    defaultValue: 'be',
  },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const select = find(canvasElement);
    const headings = [...select.querySelectorAll('optgroup')].map(({ label }) => label);
    await expect(headings).toEqual(['Graduate', 'Postgraduate']);
    await expect(select.querySelector<HTMLOptionElement>('[value="btech"]')?.disabled).toBe(true);
    if (!hasOwnList()) return;
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(select.matches(':open')).toBe(true));
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
    await expect(select).toHaveValue('mba');
  },
};

/** What may stay empty can be emptied: by the button, which Tab reaches, or in the list. */
export const Clearing: Story = {
  args: { necessity: 'optional', defaultValue: 'mba' },
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    const select = find(canvasElement, 'Degree (optional)');
    await user.tab();
    await user.tab();
    const button = clearButton(canvasElement, 'Clear Degree (optional)');
    await expect(button).toHaveFocus();
    const [field, cross] = [select, button].map((element) => element?.getBoundingClientRect());
    await expect(Math.abs(middle(field) - middle(cross))).toBeLessThan(1);
    await user.keyboard('{Enter}');
    await expect(select).toHaveValue('');
    await expect(select).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(clearButton(canvasElement, 'Clear Degree (optional)')).toBeNull();
    if (!hasProtocol) return;
    await user.keyboard('m');
    await expect(select).toHaveValue('mba');
    const clear = clearButton(canvasElement, 'Clear Degree (optional)');
    if (clear) await user.click(clear);
    await expect(select).toHaveValue('');
    await expect(announcedTexts()).toEqual([]);
  },
};

export const Placeholder: Story = {
  args: { placeholder: 'Choose a degree' },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement)).toHaveDisplayValue('Choose a degree');
    await expect(find(canvasElement).options[0]?.hidden).toBe(true);
  },
};

export const HintAndError: Story = {
  args: { hint: 'The highest one', error: 'Choose your degree', 'aria-describedby': 'further' },
  render: (args) => (
    <>
      <Select {...args} />
      <p id="further">You can change it later</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement)).toBeInvalid();
    await expect(find(canvasElement)).toHaveAccessibleDescription(
      'Error: Choose your degree The highest one You can change it later',
    );
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, defaultValue: 'be' },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement)).toBeVisible();
  },
};

const reached = createRef<HTMLSelectElement>();

/** A form reads the value, the browser checks that there is one, and a reset brings back the first. */
export const InAForm: Story = {
  args: { required: true, ref: reached },
  render: (args) => (
    <form data-testid="form">
      <Stack>
        <Select {...args} />
        <Select {...args} ref={null} label="Other degree" name="other" defaultValue="be" />
        <FormButtons />
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const form = canvas.getByTestId<HTMLFormElement>('form');
    const select = find(canvasElement);
    await expect(reached.current).toBe(select);
    await expect(select.validity.valueMissing).toBe(true);
    await expect(select).toHaveAttribute('aria-invalid', 'false');
    const entries = () => [...new FormData(form)];
    await expect(entries()).toEqual([
      ['degree', ''],
      ['other', 'be'],
    ]);
    if (!hasProtocol) return;
    await user.tab();
    await user.keyboard('d');
    await user.tab();
    await user.keyboard('m');
    await expect(form.checkValidity()).toBe(true);
    await expect(entries()).toEqual([
      ['degree', 'diploma'],
      ['other', 'mba'],
    ]);
    await user.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(entries()).toEqual([
      ['degree', ''],
      ['other', 'be'],
    ]);
  },
};

/** The owner holds the value, and refuses the diploma. */
export const Controlled: Story = {
  args: { isClearable: true },
  render: function Owner(args) {
    const [value, setValue] = useState('mba');
    return <Select {...args} value={value} onChange={(next) => next !== 'diploma' && setValue(next)} />;
  },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const select = find(canvasElement);
    await expect(select).toHaveValue('mba');
    await user.tab();
    await user.keyboard('d');
    await expect(select).toHaveValue('mba');
    const clear = clearButton(canvasElement);
    if (clear) await user.click(clear);
    await expect(select).toHaveValue('');
  },
};

/** In a dialog, Escape closes the list first and then the dialog. */
export const InADialog: Story = {
  // An open dialog would cover the page.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: function InDialog(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Edit education">
        <Select {...args} />
      </Dialog>
    );
  },
  play: async () => {
    if (!hasOwnList()) return;
    const user = await browserUser();
    const body = within(document.body);
    const select = await body.findByRole('combobox', { name: 'Degree' });
    await user.click(select);
    await waitFor(() => expect(select.matches(':open')).toBe(true));
    await user.keyboard('{Escape}');
    await expect(select.matches(':open')).toBe(false);
    await expect(body.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** Under a finger the list is the phone's own picker, and what is pressed is 44 px high. */
export const OnAPhone: Story = {
  args: { necessity: 'optional', defaultValue: 'mba' },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvasElement, args }) => {
    const select = find(canvasElement, 'Degree (optional)');
    const clear = () =>
      clearButton(canvasElement, 'Clear Degree (optional)')?.getBoundingClientRect() ?? new DOMRect();
    await expect(Math.min(clear().width, clear().height)).toBeGreaterThanOrEqual(24);
    if (canSetMediaFeatures) {
      await withTouchScreen(async () => {
        await waitFor(() => expect(getComputedStyle(select).appearance).toBe('none'));
        await expect(Math.min(clear().width, clear().height)).toBeGreaterThanOrEqual(44);
        await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      });
    }
    // What the picker of a phone does.
    await simulated.selectOptions(select, 'bsc');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(select).toHaveDisplayValue('B.Sc.');
  },
};

/** In forced colours the frame keeps its edge, and the current option has the highlight. */
export const ForcedColours: Story = {
  args: { defaultValue: 'be' },
  play: async ({ canvas, canvasElement }) => {
    if (!canSetMediaFeatures || !hasOwnList()) return;
    const user = await browserUser();
    const select = find(canvasElement);
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const frame = select.parentElement;
      await expect(frame && getComputedStyle(frame).borderTopStyle).toBe('solid');
      await user.tab();
      await expect(frame && getComputedStyle(frame).outlineStyle).toBe('solid');
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(select.matches(':open')).toBe(true));
      const probe = document.createElement('span');
      probe.style.backgroundColor = 'Highlight';
      document.body.append(probe);
      const highlight = getComputedStyle(probe).backgroundColor;
      probe.remove();
      const current = canvas.getByRole('option', { name: 'B.E.' });
      await expect(getComputedStyle(current).backgroundColor).toBe(highlight);
      await user.keyboard('{Escape}');
    });
  },
};

/** Nothing moves when the list opens, so there is nothing to switch off for those who asked for less motion. */
export const NoMotion: Story = {
  play: async ({ canvasElement }) => {
    if (!hasOwnList()) return;
    const user = await browserUser();
    await user.click(find(canvasElement));
    await waitFor(() => expect(find(canvasElement).matches(':open')).toBe(true));
    await expect(
      canvasElement
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('select')),
    ).toEqual([]);
    await user.keyboard('{Escape}');
  },
};

export const RightToLeft: Story = {
  args: { necessity: 'optional', defaultValue: 'mba' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const select = find(canvasElement, 'Degree (optional)').getBoundingClientRect();
    const clear = clearButton(canvasElement, 'Clear Degree (optional)')?.getBoundingClientRect();
    await expect(clear?.right).toBeLessThan(select.left + select.width / 2);
  },
};

export const Hindi: Story = {
  args: { label: 'डिग्री', necessity: 'optional' },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('चुनें');
  },
};

export const Narrow: Story = {
  args: {
    label: 'The degree as it is written on your latest certificate of examination',
    necessity: 'optional',
    defaultValue: 'long',
    options: [
      { value: 'long', label: 'Post Graduate Diploma in Management of Information Technology and Systems' },
      {
        value: 'longer',
        label: 'Visvesvaraya-Technological-University-Jnana-Sangama-Belagavi-Karnataka-Extension',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const user = await browserUser();
    const fits = () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await fits();
    if (!hasOwnList()) return;
    await user.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getByRole('combobox').matches(':open')).toBe(true));
    await fits();
    for (const option of canvas.getAllByRole('option')) {
      const { left, right } = option.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(320);
      await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    }
    await user.keyboard('{Escape}');
  },
};

/** Labels are text, whatever they look like. */
export const NoMarkup: Story = {
  args: { options: [{ value: '1', label: '<b>bold</b> & <img src=x>' }], defaultValue: '1' },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement)).toHaveDisplayValue('<b>bold</b> & <img src=x>');
    await expect(find(canvasElement).querySelector('b, img')).toBeNull();
  },
};

/** What was chosen before the page's script ran stays. */
export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    for (const defaultValue of [undefined, 'mba']) {
      const { html, errors } = await hydrate(
        <Select {...args} label="Served" defaultValue={defaultValue} necessity="optional" />,
        {
          beforeScript(page) {
            const select = page.querySelector('select');
            if (!select) return;
            void expect(select.value).toBe(defaultValue ?? '');
            select.value = 'bsc';
          },
          afterScript: (page) => expect(page.querySelector('select')).toHaveValue('bsc'),
        },
      );
      await expect(errors).toEqual([]);
      await expect(html).toContain('<select');
    }
  },
};

/** Every state, with and without a choice. */
export const States: Story = {
  render: (args) => (
    <Grid minColumnWidth="md" gap="lg">
      <Select {...args} label="Empty" />
      <Select {...args} label="Placeholder" placeholder="Choose a degree" />
      <Select {...args} label="Chosen" defaultValue="mba" />
      <Select {...args} label="Hint" hint="The highest one" />
      <Select {...args} label="Error" error="Choose your degree" />
      <Select {...args} label="Optional, empty" necessity="optional" />
      <Select {...args} label="Optional, chosen" necessity="optional" defaultValue="mba" />
      <Select {...args} label="Disabled" disabled defaultValue="mba" />
      <Select {...args} label="Disabled, empty" disabled />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(find(canvasElement, 'Disabled')).toBeDisabled();
  },
};
