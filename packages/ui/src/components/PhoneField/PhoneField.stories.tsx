import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, getByRole, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Grid } from '../Grid/index.ts';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Contact number', name: 'contactNumber', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Contact number' });
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel-national');
    await userEvent.type(input, '9876543210');
    await userEvent.tab();
    await expect(input).toHaveValue('9876543210');
    await expect(canvas.queryByText(/Changed from/)).toBeNull();
  },
};

export const Playground: Story = { args: { hint: 'We send a one-time password to this number.' } };

export const PasteWithCountryCode: Story = {
  args: { hint: 'We send a one-time password to this number.' },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('+91 98765 43210');
    await step('ten digits stay, and the form hears of them', async () => {
      await expect(input).toHaveValue('9876543210');
      await expect(args.onChange).toHaveBeenCalled();
    });
    await step('the change is seen, described and announced', async () => {
      await expect(canvas.getByText(/Changed from \+91 98765 43210/)).toBeVisible();
      await expect(input).toHaveAccessibleDescription(
        'Changed from +91 98765 43210. We send a one-time password to this number.',
      );
      await expect(announcedTexts('polite')).toEqual(['Changed from +91 98765 43210']);
    });
    await step('the note goes with the next change', async () => {
      await userEvent.type(input, '{backspace}');
      await expect(canvas.queryByText(/Changed from/)).toBeNull();
    });
  },
};

export const PasteSomethingElse: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('ring 98765');
    await expect(input).toHaveValue('ring 98765');
    await userEvent.tab();
    await expect(input).toHaveValue('ring 98765');
  },
};

export const PasteIntoTheMiddle: Story = {
  args: { defaultValue: '98' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('765 43210');
    await expect(input).toHaveValue('98765 43210');
    // Complete now: leaving the field shortens it.
    await userEvent.tab();
    await expect(input).toHaveValue('9876543210');
    await expect(canvas.getByText('Changed from 98765 43210')).toBeVisible();
  },
};

export const DigitsOfAnotherScript: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '०९८७६५४३२१०');
    await userEvent.tab();
    await expect(input).toHaveValue('9876543210');
    // The form is told before it hears that the field was left, so it checks the ten digits.
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

export const FilledInByTheBrowser: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    // Browsers set the value and send an input event without a type.
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    property?.set?.call(input, '+919876543210');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await expect(input).toHaveValue('9876543210');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '+91 98765 43210' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+91 91234 56789');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('+91 98765 43210');
  },
};

/** The prefix stands where the line begins, on the right, and the number beside it; its digits go from left to right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: '9876543210' },
  play: async ({ canvas }) => {
    const prefix = canvas.getByText('+91');
    const input = canvas.getByRole('textbox');
    await expect(getComputedStyle(prefix).unicodeBidi).toBe('plaintext');
    await expect(getComputedStyle(prefix).paddingRight).toBe('16px');
    await expect(prefix.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      input.getBoundingClientRect().right,
    );
    const { direction, textAlign, paddingRight } = getComputedStyle(input);
    await expect({ direction, textAlign, paddingRight }).toEqual({
      direction: 'ltr',
      textAlign: 'end',
      paddingRight: '8px',
    });
  },
};

export const TypedBeforeHydration: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const { errors } = await hydrate(<PhoneField label="Mobile number" autoComplete="username" />, {
      beforeScript: (page) => getByRole<HTMLInputElement>(page, 'textbox').setRangeText('98765'),
      afterScript: (page) => expect(getByRole(page, 'textbox')).toHaveValue('98765'),
    });
    await expect(errors).toEqual([]);
  },
};

const sent = fn();

/** Enter sends the form. */
export const InAForm: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('contactNumber'));
      }}
    >
      <PhoneField {...args} />
    </form>
  ),
  play: async () => {
    const user = await browserUser();
    sent.mockClear();
    await user.tab();
    await user.keyboard('9876543210{Enter}');
    await expect(sent.mock.calls).toEqual([['9876543210']]);
  },
};

const pressed = fn();

/** The note that the number was changed comes when the field is left; the press that leaves it reaches what it was meant for. */
export const LeftByAPress: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <PhoneField {...args} />
      <button type="button" onClick={pressed} style={{ display: 'block', height: 20 }}>
        Send OTP
      </button>
    </>
  ),
  play: async ({ canvas }) => {
    const user = await browserUser();
    pressed.mockClear();
    await user.click(canvas.getByRole('textbox'));
    await user.keyboard('98765 43210');
    await user.click(canvas.getByRole('button', { name: 'Send OTP' }));
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('9876543210');
    await waitFor(() => expect(canvas.getByText('Changed from 98765 43210')).toBeVisible());
  },
};

/** Every state. */
export const States: Story = {
  render: () => (
    <Grid gap="lg">
      <PhoneField label="Empty" />
      <PhoneField label="Filled" defaultValue="9876543210" />
      <PhoneField label="Error" defaultValue="98765" error="Enter 10 digits, the first 1 to 9" />
      <PhoneField label="Read-only" readOnly defaultValue="9876543210" />
      <PhoneField label="Disabled" disabled defaultValue="9876543210" />
    </Grid>
  ),
};
