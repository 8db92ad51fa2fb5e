import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fireEvent, fn, getByRole, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser, hasProtocol, insertText } from '../../testing/browserInput.ts';
import { withClipboard } from '../../testing/clipboard.ts';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures, withTouchScreen } from '../../testing/mediaFeatures.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Grid } from '../Grid/index.ts';
import { NumberField } from './NumberField.tsx';
import type { NumberFieldProps } from './NumberField.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Recharge amount in rupees', name: 'amount', prefix: '₹', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('textbox');

/** What a form would send. */
function sent(canvasElement: HTMLElement): string {
  const form = canvasElement.querySelector('form');
  return form ? JSON.stringify([...new FormData(form)]) : 'no form';
}

const inAForm = (args: NumberFieldProps) => (
  <Form onSubmit={(event) => event.preventDefault()}>
    <NumberField {...args} />
    <FormButtons submit="Pay" />
  </Form>
);

/** Grouped when it is left, plain while it is edited; the form gets plain digits. */
export const Default: Story = {
  render: inAForm,
  play: async ({ args, canvas, canvasElement, step }) => {
    const user = await browserUser();
    const input = canvas.getByRole('textbox', { name: 'Recharge amount in rupees' });
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await step('plain while it is typed', async () => {
      await user.click(canvas.getByText('Recharge amount in rupees'));
      await expect(input).toHaveFocus();
      await user.keyboard('1234567');
      await expect(input).toHaveValue('1234567');
      await expect(args.onChange).toHaveBeenLastCalledWith(1_234_567, { text: '1234567', issue: undefined });
    });
    await step('grouped when it is left', async () => {
      await user.tab();
      await expect(input).toHaveValue('12,34,567');
      await expect(args.onChange).toHaveBeenCalledTimes(7);
      await expect(args.onBlur).toHaveBeenCalledTimes(1);
      await expect(sent(canvasElement)).toBe('[["amount","1234567"]]');
      // The frame looks as its inputs are, and a hidden one counts as read-only.
      await expect(input.parentElement?.querySelector('input:read-only')).toBeNull();
    });
    await step('plain again when somebody comes back, and all of it is selected', async () => {
      await user.tab({ shift: true });
      await expect(input).toHaveValue('1234567');
      await user.keyboard('5');
      await expect(input).toHaveValue('5');
    });
    await step('nothing is announced by typing', async () => {
      await expect(announcedTexts()).toEqual([]);
    });
  },
};

export const Playground: Story = {
  args: {
    hint: 'From ₹100 to ₹50,000',
    min: 100,
    max: 50_000,
    step: 100,
    hasSteppers: true,
    required: true,
    disabled: false,
    readOnly: false,
  },
};

function FormBesideMessage(props: NumberFieldProps) {
  return (
    <>
      <label>
        Message <textarea defaultValue="₹ 1,000.50" />
      </label>
      <form>
        <NumberField {...props} />
      </form>
    </>
  );
}

/** An amount copied from a message, with its currency mark, commas and spaces. */
export const PastedAmount: Story = {
  args: { decimals: 2, defaultValue: 7 },
  render: (args) => <FormBesideMessage {...args} />,
  play: withClipboard(async ({ args, canvas, canvasElement }) => {
    const user = await browserUser();
    const input = canvas.getByRole('textbox', { name: 'Recharge amount in rupees' });
    await user.click(canvas.getByRole('textbox', { name: 'Message' }));
    await user.keyboard('{Control>}a{/Control}{Control>}c{/Control}');
    await user.tab();
    await user.keyboard('{Control>}v{/Control}');
    await expect(input).toHaveValue('₹ 1,000.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1000.5, { text: '₹ 1,000.50', issue: undefined });
    await user.tab();
    await expect(input).toHaveValue('1,000.50');
    await expect(sent(canvasElement)).toBe('[["amount","1000.50"]]');
    await expect(input).not.toHaveAttribute('aria-invalid');
  }),
};

/** Letters stay where they are, and the field says what it needs. */
export const Letters: Story = {
  render: inAForm,
  play: async ({ args, canvas, canvasElement, step }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    await user.click(input);
    await user.keyboard('12 lakh');
    await step('not before it is left', async () => {
      await expect(input).not.toHaveAttribute('aria-invalid');
      await expect(args.onChange).toHaveBeenLastCalledWith(null, {
        text: '12 l',
        issue: { code: 'notANumber' },
      });
    });
    await user.click(canvas.getByRole('button', { name: 'Pay' }));
    await step('kept, described, and not sent', async () => {
      await expect(input).toHaveValue('12 lakh');
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription('Error: Enter a number in digits');
      await expect(canvas.getByText('Enter a number in digits')).toBeVisible();
      await expect(canvas.getByText('Enter a number in digits').closest('[aria-live]')).toBeNull();
      await expect(sent(canvasElement)).toBe('[["amount",""]]');
      await expect(input.validationMessage).toBe('Enter a number in digits');
    });
    await step('the error goes as soon as it is a number', async () => {
      await user.click(input);
      await user.keyboard('{Control>}a{/Control}1200000');
      await expect(input).not.toHaveAttribute('aria-invalid');
      await expect(input.validationMessage).toBe('');
    });
  },
};

/** `1,5` could be 1.5 or 15: the field asks instead of guessing with money. */
export const AmbiguousComma: Story = {
  args: { decimals: 2 },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    await user.click(input);
    await user.keyboard('1,5');
    await user.tab();
    await expect(input).toHaveAccessibleDescription('Error: Enter 1.5 with a dot, or 15 without a comma');
  },
};

/** Each rule has its own sentence, with the unit. */
export const Limits: Story = {
  args: { min: 100, max: 50_000, step: 100, hint: 'In hundreds' },
  play: async ({ args, canvasElement, step }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    const cases = [
      ['99', 'Enter ₹100 or more', 'tooSmall'],
      ['50100', 'Enter ₹50,000 or less', 'tooLarge'],
      ['150', 'The nearest you can enter is ₹100 or ₹200', 'betweenSteps'],
      ['100.5', 'Enter a whole number', 'tooManyDecimals'],
      ['1234567890123456', 'Enter a number of at most 15 digits', 'tooManyDigits'],
    ] as const;
    for (const [text, words, code] of cases) {
      await step(code, async () => {
        await user.click(input);
        await user.keyboard(`{Control>}a{/Control}${text}`);
        await user.tab();
        await expect(input).toHaveAccessibleDescription(`Error: ${words} In hundreds`);
        await expect(args.onChange).toHaveBeenLastCalledWith(
          code === 'tooManyDigits' ? null : Number(text),
          expect.objectContaining({ issue: expect.objectContaining({ code }) }),
        );
      });
    }
  },
};

/** Buttons for a finger or a mouse. They say the new number, and stop at the limits. */
export const Steppers: Story = {
  args: {
    label: 'Openings',
    name: 'openings',
    prefix: undefined,
    hasSteppers: true,
    min: 1,
    max: 3,
    defaultValue: 2,
  },
  render: inAForm,
  play: async ({ args, canvas, canvasElement, step }) => {
    const user = await browserUser();
    const more = canvas.getByRole('button', { name: 'Increase Openings' });
    const fewer = canvas.getByRole('button', { name: 'Decrease Openings' });
    await step('a press', async () => {
      await user.click(more);
      await expect(field(canvasElement)).toHaveValue('3');
      await expect(args.onChange).toHaveBeenLastCalledWith(3, { text: '3', issue: undefined });
      await expect(announcedTexts('polite')).toEqual(['3']);
      await expect(sent(canvasElement)).toBe('[["openings","3"]]');
    });
    await step('the end', async () => {
      await expect(more).toHaveAttribute('aria-disabled', 'true');
      await fireEvent.click(more);
      await expect(field(canvasElement)).toHaveValue('3');
      await expect(announcedTexts('polite')).toEqual(['3']);
      await user.click(fewer);
      await user.click(fewer);
      await expect(field(canvasElement)).toHaveValue('1');
      await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    });
    await step('the focus and the keyboard of a phone stay away', async () => {
      await expect(field(canvasElement)).not.toHaveFocus();
    });
    await step('they are no stops of the Tab key', async () => {
      field(canvasElement).focus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveFocus();
    });
  },
};

/** With steppers the arrow keys step; Page Up and Page Down step ten times. */
export const ArrowKeys: Story = {
  args: { hasSteppers: true, min: 0, max: 5000, step: 100, defaultValue: 1000 },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    await expect(input).toHaveValue('1,000');
    await user.tab();
    await user.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('1100');
    await user.keyboard('{PageUp}{ArrowDown}');
    await expect(input).toHaveValue('2000');
    await user.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect(input).toHaveValue('0');
    await expect(announcedTexts('polite')).toEqual(['₹1,100', '₹2,100', '₹2,000', '₹1,000', '₹0']);
  },
};

/** Without steppers neither arrow keys nor the wheel change anything. */
export const NothingChangesByAccident: Story = {
  args: { defaultValue: 500 },
  play: async ({ args, canvasElement }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    await user.tab();
    await user.keyboard('{ArrowUp}{ArrowDown}{PageUp}');
    await fireEvent.wheel(input, { deltaY: 120 });
    await expect(input).toHaveValue('500');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The wheel scrolls the page over a field with steppers too. */
export const WheelWithSteppers: Story = {
  tags: ['!autodocs'],
  args: { hasSteppers: true, defaultValue: 500 },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    input.focus();
    const isLeftToThePage = await fireEvent.wheel(input, { deltaY: 120, cancelable: true });
    await expect(isLeftToThePage).toBe(true);
    await expect(input).toHaveValue('500');
  },
};

export const HindiDigits: Story = {
  render: inAForm,
  play: async ({ args, canvasElement }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    await user.click(input);
    if (!hasProtocol) return;
    await insertText('१२३४५६');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_456, { text: '१२३४५६', issue: undefined });
    await user.tab();
    await expect(input).toHaveValue('1,23,456');
    await expect(sent(canvasElement)).toBe('[["amount","123456"]]');
  },
};

/** A share, with its unit after the number and two digits after the dot. */
export const UnitAfter: Story = {
  args: { label: 'Marks in per cent', name: 'marks', prefix: undefined, suffix: '%', max: 100, decimals: 2 },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await user.click(input);
    await user.keyboard('85.5 %');
    await user.tab();
    await expect(input).toHaveValue('85.5');
    await user.click(input);
    await user.keyboard('{Control>}a{/Control}101');
    await user.tab();
    await expect(input).toHaveAccessibleDescription('Error: Enter 100% or less');
  },
};

/** Numbers below zero need another keyboard on iOS. */
export const Negative: Story = {
  args: { label: 'Adjustment in rupees', min: -1000 },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    await expect(input).toHaveAttribute('inputmode', 'text');
    await user.click(input);
    await user.keyboard('-250');
    await user.tab();
    await expect(input).toHaveValue('-250');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const Grouping: Story = {
  render: () => (
    <Grid gap="lg">
      <NumberField label="Indian" defaultValue={12_345_678} />
      <NumberField label="Thousands" defaultValue={12_345_678} grouping="thousands" />
      <NumberField label="Year of passing" defaultValue={2026} grouping="none" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Indian' })).toHaveValue('1,23,45,678');
    await expect(canvas.getByRole('textbox', { name: 'Thousands' })).toHaveValue('12,345,678');
    await expect(canvas.getByRole('textbox', { name: 'Year of passing' })).toHaveValue('2026');
  },
};

/** It is required, sends plain digits, keeps unreadable text from being sent, and goes back on reset. */
export const InAForm: Story = {
  args: { required: true, defaultValue: 1500 },
  render: inAForm,
  play: async ({ args, canvas, canvasElement, step }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    const form = canvasElement.querySelector('form');
    await step('required', async () => {
      await expect(input).toBeRequired();
      await expect(input).toHaveAttribute('aria-invalid', 'false');
      await user.click(input);
      await user.keyboard('{Control>}a{/Control}{Backspace}');
      await expect(form?.checkValidity()).toBe(false);
      await expect(args.onChange).toHaveBeenLastCalledWith(null, { text: '', issue: undefined });
    });
    await step('a text that is no number stops the form and is checked at once', async () => {
      await user.keyboard('ten{Enter}');
      await waitFor(() => expect(input).toHaveAccessibleDescription('Error: Enter a number in digits'));
      await expect(form?.checkValidity()).toBe(false);
    });
    await step('reset', async () => {
      await user.click(canvas.getByRole('button', { name: 'Start again' }));
      await waitFor(() => expect(input).toHaveValue('1,500'));
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(1500, expect.anything()));
      await expect(sent(canvasElement)).toBe('[["amount","1500"]]');
      await expect(input).toHaveAttribute('aria-invalid', 'false');
      await expect(form?.checkValidity()).toBe(true);
    });
  },
};

/** The form's own error is shown, except while the text cannot be read: of that the form knows nothing. */
export const ErrorOfTheForm: Story = {
  args: { error: 'Enter the amount' },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    await expect(input).toHaveAccessibleDescription('Error: Enter the amount');
    await user.click(input);
    await user.keyboard('ten');
    await user.tab();
    await expect(input).toHaveAccessibleDescription('Error: Enter a number in digits');
  },
};

const inputRef = createRef<HTMLInputElement>();

function Owned() {
  const [value, setValue] = useState<number | null>(2000);
  return (
    <>
      <NumberField ref={inputRef} label="Credits" value={value} onChange={(next) => setValue(next)} />
      <p>{value === null ? 'none' : value * 2}</p>
      <Button onClick={() => setValue(5000)}>Use 5000</Button>
      <Button onClick={() => setValue(null)}>Empty</Button>
    </>
  );
}

/** The owner holds the number; half-typed text is not taken away. */
export const Controlled: Story = {
  render: () => <Owned />,
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    await expect(inputRef.current).toBe(input);
    await user.click(canvas.getByRole('button', { name: 'Use 5000' }));
    await expect(input).toHaveValue('5,000');
    await user.click(input);
    await user.keyboard('{Control>}a{/Control}12.');
    await expect(input).toHaveValue('12.');
    await expect(canvas.getByText('24')).toBeVisible();
    await user.keyboard('x');
    await expect(input).toHaveValue('12.x');
    await expect(canvas.getByText('none')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Use 5000' }));
    await expect(input).toHaveValue('5,000');
    await user.click(canvas.getByRole('button', { name: 'Empty' }));
    await expect(input).toHaveValue('');
  },
};

export const ReadOnlyAndDisabled: Story = {
  render: () => (
    <form>
      <Grid gap="lg">
        <NumberField label="Read-only" name="shown" defaultValue={150_000} prefix="₹" readOnly hasSteppers />
        <NumberField label="Disabled" name="off" defaultValue={150_000} prefix="₹" disabled hasSteppers />
      </Grid>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await user.tab();
    const shown = canvas.getByRole('textbox', { name: 'Read-only' });
    await expect(shown).toHaveFocus();
    await user.keyboard('{ArrowUp}7');
    await expect(shown).toHaveValue('1,50,000');
    await expect(canvas.getByRole('textbox', { name: 'Disabled' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Increase Disabled' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(sent(canvasElement)).toBe('[["shown","150000"]]');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: -1500, min: -5000, hasSteppers: true },
  play: async ({ canvas, canvasElement }) => {
    const input = field(canvasElement);
    await expect(getComputedStyle(input).direction).toBe('ltr');
    // The distance to the border is on the side where the line begins.
    await expect(getComputedStyle(canvas.getByText('₹')).paddingRight).toBe('16px');
    const prefix = canvas.getByText('₹').getBoundingClientRect();
    await expect(prefix.left).toBeGreaterThan(input.getBoundingClientRect().left);
    await expect(canvas.getByRole('button', { name: /Increase/ }).getBoundingClientRect().left).toBeLessThan(
      input.getBoundingClientRect().left,
    );
  },
};

/** 320 px, with steppers of 44 px under a finger. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { defaultValue: 12_345_678, hasSteppers: true, hint: 'From ₹100 to ₹5,00,00,000' },
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const input = field(canvasElement);
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    const side = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height);
    };
    const targets = [input, ...canvas.getAllByRole('button')];
    for (const target of targets) await expect(side(target)).toBeGreaterThanOrEqual(24);
    if (!canSetMediaFeatures) return;
    await withTouchScreen(async () => {
      for (const target of targets) await expect(side(target)).toBeGreaterThanOrEqual(44);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
};

/** Forced colours keep the frame, and an error is a thicker edge. */
export const ForcedColours: Story = {
  tags: ['!autodocs'],
  args: { error: 'Enter the amount', hasSteppers: true },
  play: async ({ canvas, canvasElement }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' }, async () => {
      const frame = field(canvasElement).parentElement;
      await expect(frame && getComputedStyle(frame).borderTopWidth).toBe('2px');
      const button = canvas.getByRole('button', { name: /Increase/ });
      await expect(Number.parseFloat(getComputedStyle(button).borderTopWidth)).toBeGreaterThan(0);
      await expect(getComputedStyle(button).transitionDuration).toBe('0s');
    });
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  args: { label: 'राशि रुपये में', min: 100 },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    await user.click(input);
    await user.keyboard('50');
    await user.tab();
    await expect(input).toHaveAccessibleDescription('त्रुटि: ₹100 या उससे ज़्यादा लिखें');
  },
};

/** What is typed before the page's script runs stays, and the owner hears of it. */
export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { html, errors } = await hydrate(
      <NumberField {...args} defaultValue={1500} hasSteppers required />,
      {
        beforeScript: (page) => {
          getByRole<HTMLInputElement>(page, 'textbox').value = '2500';
        },
        async afterScript(page) {
          await waitFor(() =>
            expect(args.onChange).toHaveBeenCalledWith(2500, { text: '2500', issue: undefined }),
          );
          await expect(getByRole(page, 'textbox')).toHaveValue('2500');
          await expect(page.querySelector('input[type="hidden"]')).toHaveValue('2500');
        },
      },
    );
    await expect(errors).toEqual([]);
    await expect(html).toContain('value="1,500"');
  },
};

/** Every state. */
export const States: Story = {
  render: () => (
    <Grid gap="lg">
      <NumberField label="Empty" prefix="₹" />
      <NumberField label="Filled" prefix="₹" defaultValue={1_234_567.5} decimals={2} hint="What you pay" />
      <NumberField label="Optional, with a unit" suffix="years" necessity="optional" defaultValue={3} />
      <NumberField label="Steppers" hasSteppers defaultValue={2} min={1} max={10} />
      <NumberField label="At the lowest number" hasSteppers defaultValue={1} min={1} max={10} />
      <NumberField label="Error" prefix="₹" defaultValue={50} error="Enter ₹100 or more" hasSteppers />
      <NumberField label="Read-only" prefix="₹" readOnly defaultValue={5000} />
      <NumberField label="Disabled" prefix="₹" disabled defaultValue={5000} hasSteppers />
    </Grid>
  ),
};
