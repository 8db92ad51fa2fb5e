import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, getByRole } from 'storybook/test';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { Grid } from '../Grid/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Checkbox } from './Checkbox.tsx';
import type { CheckboxProps } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I live in the hostel', name: 'hostel', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I live in the hostel' });
    await userEvent.click(canvas.getByText('I live in the hostel'));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const Playground: Story = {
  args: { hint: 'Hostel students get the bus pass', error: '', isIndeterminate: false, disabled: false },
};

export const LinkInTheLabel: Story = {
  args: {
    label: (
      <>
        I agree to the <Link href="#terms">terms of use</Link>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the terms of use' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'terms of use' })).toHaveFocus();
  },
};

export const WithError: Story = {
  args: { label: 'I agree to the terms of use', error: 'Agree to the terms of use', hint: 'Opens as a PDF' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Error: Agree to the terms of use Opens as a PDF');
  },
};

/** In a row of a table, which says itself what is chosen. Its whole target presses it. */
export const HiddenLabel: Story = {
  args: { label: 'Select Pune', isLabelHidden: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Pune' });
    await expect(canvas.queryByText('Select Pune')).toBeNull();
    const target = box.parentElement;
    if (!target) throw new Error('The box has no target.');
    const { width, height } = target.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(target);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

/** A label that is more than text, and a hint, stay what they are. */
export const HiddenLabelWithHint: Story = {
  args: { label: <span lang="en">Select Pune</span>, isLabelHidden: true, hint: 'Opens the city too' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select Pune' });
    await expect(box).toHaveAccessibleDescription('Opens the city too');
    await expect(box.labels?.[0]?.firstElementChild?.getBoundingClientRect().width).toBe(1);
  },
};

function SelectAll(args: CheckboxProps) {
  const [checked, setChecked] = useState<readonly string[]>(['Pune']);
  const cities = ['Pune', 'Mumbai'];
  return (
    <>
      <Checkbox
        {...args}
        label="All cities"
        checked={checked.length === cities.length}
        isIndeterminate={checked.length === 1}
        onChange={(isChecked) => setChecked(isChecked ? cities : [])}
      />
      {cities.map((city) => (
        <Checkbox
          key={city}
          label={city}
          checked={checked.includes(city)}
          onChange={(next) => setChecked(next ? [...checked, city] : checked.filter((it) => it !== city))}
        />
      ))}
    </>
  );
}

export const Indeterminate: Story = {
  render: (args) => <SelectAll {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All cities' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Mumbai' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pune' }));
    await expect(all).toBePartiallyChecked();
  },
};

const reached = createRef<HTMLInputElement>();

export const InAForm: Story = {
  args: { value: 'yes', required: true, ref: reached },
  render: (args) => (
    <form data-testid="form">
      <Stack>
        <Checkbox {...args} />
        <FormButtons />
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByTestId<HTMLFormElement>('form');
    const box = canvas.getByRole<HTMLInputElement>('checkbox');
    await expect(reached.current).toBe(box);
    await expect(box.validity.valueMissing).toBe(true);
    await expect(new FormData(form).has('hostel')).toBe(false);
    await userEvent.click(box);
    await expect(new FormData(form).get('hostel')).toBe('yes');
    await userEvent.click(canvas.getByRole('button'));
    await expect(box).not.toBeChecked();
  },
};

export const CheckedBeforeHydration: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const { errors } = await hydrate(<Checkbox label="I agree" />, {
      beforeScript: (page) => getByRole(page, 'checkbox').click(),
      afterScript: (page) => expect(getByRole(page, 'checkbox')).toBeChecked(),
    });
    await expect(errors).toEqual([]);
  },
};

/** Every state. */
export const States: Story = {
  render: () => (
    <Grid minColumnWidth="md">
      <Checkbox label="Empty" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Partly checked" isIndeterminate />
      <Checkbox label="Hint" hint="More about it" />
      <Checkbox label="Error" error="Agree to go on" />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled, checked" disabled defaultChecked />
      <Checkbox label="Hidden label" isLabelHidden defaultChecked />
      <Checkbox label="A label that is long enough to need a second and perhaps a third line" />
    </Grid>
  ),
};
