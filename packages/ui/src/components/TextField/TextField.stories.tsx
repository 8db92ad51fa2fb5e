import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, getByRole } from 'storybook/test';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { Link } from '../Link/index.ts';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'First name', name: 'firstName', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.click(canvas.getByText('First name'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Asha');
    await userEvent.tab();
    await expect(input).toHaveValue('Asha');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    await expect(input).not.toHaveAttribute('aria-describedby');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const Playground: Story = {
  args: {
    hint: 'As on your certificates',
    error: '',
    disabled: false,
    readOnly: false,
    required: true,
    autoComplete: 'given-name',
  },
};

export const Hint: Story = {
  args: { hint: 'As on your certificates' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As on your certificates');
  },
};

export const WithError: Story = {
  args: {
    hint: 'Letters only',
    error: 'Enter your first name',
    'aria-describedby': 'further',
  },
  render: (args) => (
    <>
      <TextField {...args} />
      <p id="further">You can change it later</p>
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await expect(input).toBeInvalid();
    // Error, hint, then the consumer's own, in this order.
    await expect(input).toHaveAccessibleDescription(
      'Error: Enter your first name Letters only You can change it later',
    );
    await expect(canvas.getByText('Enter your first name').closest('[aria-live]')).toBeNull();
  },
};

export const Optional: Story = {
  args: { label: 'City', necessity: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'City (optional)' })).toBeVisible();
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toBeRequired();
    await expect(input.validity.valueMissing).toBe(true);
    // Empty is not wrong before somebody had the chance to fill it in.
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await userEvent.type(input, 'Asha');
    await expect(input.validity.valid).toBe(true);
  },
};

export const PrefixAndSuffix: Story = {
  args: { label: 'Recharge amount in rupees', prefix: '₹', suffix: '.00', inputMode: 'numeric' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Recharge amount in rupees' })).toHaveAttribute(
      'inputmode',
      'numeric',
    );
  },
};

export const LabelAction: Story = {
  args: { label: 'User name', labelAction: <Link href="#forgot">Forgot it?</Link> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot it?' })).toHaveFocus();
  },
};

export const HiddenLabel: Story = {
  args: { label: 'Search institutes', isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Search institutes' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'Asha' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'x');
    await expect(input).toHaveValue('Asha');
    await expect(input).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Asha' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};

const reached = createRef<HTMLInputElement>();

export const InAForm: Story = {
  args: { defaultValue: 'Asha', ref: reached },
  render: (args) => (
    <form data-testid="form">
      <Stack>
        <TextField {...args} />
        <FormButtons />
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByTestId<HTMLFormElement>('form');
    const input = canvas.getByRole('textbox');
    await expect(reached.current).toBe(input);
    await userEvent.clear(input);
    await userEvent.type(input, 'Meera');
    await expect(new FormData(form).get('firstName')).toBe('Meera');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(new FormData(form).get('firstName')).toBe('Asha');
  },
};

export const TypedBeforeHydration: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const { errors } = await hydrate(<TextField label="Mobile number" error="Wrong" hint="Help" />, {
      beforeScript: (page) => getByRole<HTMLInputElement>(page, 'textbox').setRangeText('98765'),
      afterScript: (page) => expect(getByRole(page, 'textbox')).toHaveValue('98765'),
    });
    await expect(errors).toEqual([]);
  },
};

export const NarrowAndLong: Story = {
  args: {
    label: 'Name of the institute as it is written on your latest certificate of examination',
    hint: 'Visvesvaraya-Technological-University-Jnana-Sangama-Belagavi-Karnataka-Extension-Centre',
    error: 'Enter the name of the institute as it is written on your latest certificate',
    labelAction: <Link href="#help">Help with this</Link>,
    prefix: 'Institute',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Every state, with and without a value. */
export const States: Story = {
  render: () => (
    <Grid minColumnWidth="md" gap="lg">
      <TextField label="Empty" />
      <TextField label="Filled" defaultValue="Asha" />
      <TextField label="Placeholder" placeholder="name@example.com" />
      <TextField label="Hint" hint="As on your certificates" />
      <TextField label="Error" defaultValue="A5ha" error="Use letters only" />
      <TextField label="Error and hint" error="Enter your name" hint="As on your certificates" />
      <TextField label="Read-only" readOnly defaultValue="Asha" />
      <TextField label="Disabled" disabled defaultValue="Asha" />
      <TextField label="Disabled, empty" disabled placeholder="name@example.com" />
      <TextField label="Optional" necessity="optional" />
      <TextField label="Prefix" prefix="+91" defaultValue="98765 43210" />
      <TextField label="Suffix" suffix="years" defaultValue="3" />
      <TextField label="With an action" labelAction={<Link href="#action">Change</Link>} />
    </Grid>
  ),
};
