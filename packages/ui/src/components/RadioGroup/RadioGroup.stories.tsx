import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, getByRole, waitFor } from 'storybook/test';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { contrastRatio } from '../../theme/contrast.ts';
import type { Rgba } from '../../theme/resolveTokens.ts';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { RadioGroup } from './RadioGroup.tsx';
import type { RadioGroupProps } from './RadioGroup.tsx';

const statuses = [
  { value: 'fresher', label: 'Fresher' },
  { value: 'experienced', label: 'Experienced', hint: 'You have worked for a year or more' },
];
const accounts = [
  { value: 'candidate', label: 'Candidate' },
  { value: 'employer', label: 'Employer' },
];

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Work status',
    name: 'workStatus',
    options: statuses,
    defaultValue: 'fresher',
    onChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A computed colour, its parts from 0 to 1. */
const rgba = (colour: string): Rgba => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => Number(part) / 255);
  return [red, green, blue, 1];
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const fresher = canvas.getByRole('radio', { name: 'Fresher' });
    const experienced = canvas.getByRole('radio', { name: 'Experienced' });
    await expect(canvas.getByRole('radiogroup', { name: 'Work status' })).toBeVisible();
    await expect(experienced).toHaveAccessibleDescription('You have worked for a year or more');
    await step('Tab enters at the chosen one, arrow keys choose', async () => {
      await userEvent.tab();
      await expect(fresher).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(experienced).toBeChecked();
      await userEvent.keyboard('{ArrowDown}');
      await expect(fresher).toBeChecked();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step('Space chooses the one in focus', async () => {
      experienced.focus();
      await userEvent.keyboard(' ');
      await expect(experienced).toBeChecked();
      await userEvent.click(fresher);
    });
    await step('the label is pressed as well as the button', async () => {
      await userEvent.click(canvas.getByText('Experienced'));
      await expect(experienced).toBeChecked();
    });
  },
};

export const Playground: Story = { args: { variant: 'list', orientation: 'vertical', hint: '', error: '' } };

export const Horizontal: Story = { args: { orientation: 'horizontal', options: accounts } };

/** Each choice with the colour that it stands for: the words tell them apart, too. */
export const Colours: Story = {
  args: {
    label: 'Colour',
    name: 'colour',
    orientation: 'horizontal',
    options: [
      { value: '', label: 'As usual' },
      { value: 'slate', label: 'Slate', color: '#334155' },
      { value: 'maroon', label: 'Maroon', color: '#7f1d1d' },
    ],
    defaultValue: '',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Maroon'));
    const maroon = canvas.getByRole('radio', { name: 'Maroon' });
    await expect(maroon).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Slate' })).toBeChecked();
    const circle = canvas.getByText('Maroon').querySelector('circle');
    await expect(circle).toHaveAttribute('fill', '#7f1d1d');
  },
};

export const Segmented: Story = {
  args: {
    variant: 'segmented',
    label: 'Account type',
    isLabelHidden: true,
    name: 'type',
    options: accounts,
    defaultValue: 'candidate',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Account type' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Employer' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Candidate' }));
    await expect(canvas.getByRole('radio', { name: 'Candidate' })).toBeChecked();
  },
};

export const WithError: Story = {
  args: {
    defaultValue: undefined,
    required: true,
    error: 'Choose a work status',
    hint: 'You can change it later',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Error: Choose a work status You can change it later');
    const message = group.querySelector('[data-part="error"]');
    const red = message && getComputedStyle(message).color;
    for (const radio of canvas.getAllByRole('radio')) {
      await waitFor(() => expect(getComputedStyle(radio).borderTopColor).toBe(red));
    }
  },
};

function Kept(args: RadioGroupProps) {
  const [value, setValue] = useState('employer');
  return (
    <>
      <RadioGroup {...args} defaultValue={undefined} value={value} onChange={(chosen) => setValue(chosen)} />
      <p>You chose {value}</p>
    </>
  );
}

export const KeptByTheConsumer: Story = {
  args: { options: accounts, label: 'Account type' },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Employer' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Candidate' }));
    await expect(canvas.getByText('You chose candidate')).toBeVisible();
  },
};

const register = fn<(element: HTMLInputElement | null) => void>();

export const InAForm: Story = {
  args: { ref: register },
  render: (args) => (
    <form data-testid="form">
      <Stack>
        <RadioGroup {...args} />
        <FormButtons />
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByTestId<HTMLFormElement>('form');
    const experienced = canvas.getByRole('radio', { name: 'Experienced' });
    await expect(register).toHaveBeenCalledWith(experienced);
    await userEvent.click(experienced);
    await expect(new FormData(form).get('workStatus')).toBe('experienced');
    await userEvent.click(canvas.getByRole('button'));
    await expect(new FormData(form).get('workStatus')).toBe('fresher');
  },
};

export const ChosenBeforeHydration: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const group = (
      <RadioGroup label="Account type" options={accounts} defaultValue="candidate" name="early" />
    );
    const { errors } = await hydrate(group, {
      beforeScript: (page) => getByRole(page, 'radio', { name: 'Employer' }).click(),
      afterScript: (page) => expect(getByRole(page, 'radio', { name: 'Employer' })).toBeChecked(),
    });
    await expect(errors).toEqual([]);
  },
};

/** In a dark theme too the chosen one stands out of its track towards the light. */
export const SegmentedInTheDark: Story = {
  args: { ...Segmented.args },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('radio', { name: 'Candidate' }).closest('label');
    const track = chosen?.parentElement;
    if (!chosen || !track) throw new Error('No segments');
    const ground = (element: Element): Rgba => rgba(getComputedStyle(element).backgroundColor);
    const black: Rgba = [0, 0, 0, 1];
    await waitFor(() =>
      expect(contrastRatio(ground(chosen), black)).toBeGreaterThan(contrastRatio(ground(track), black)),
    );
  },
};

/** Forced colours: what is chosen can be read, also where nothing can be chosen any more. */
export const SegmentedDisabled: Story = {
  args: { ...Segmented.args, disabled: true },
  play: async ({ canvas }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' }, async () => {
      const chosen = canvas.getByRole('radio', { name: 'Candidate' }).closest('label');
      if (!chosen) throw new Error('No segment');
      const { color, backgroundColor } = getComputedStyle(chosen);
      await expect(contrastRatio(rgba(color), rgba(backgroundColor))).toBeGreaterThan(4.5);
    });
  },
};

/** Every state of both looks. */
export const States: Story = {
  render: () => (
    <Grid minColumnWidth="lg" gap="lg">
      <RadioGroup label="List" options={statuses} defaultValue="fresher" />
      <RadioGroup label="Error" options={statuses} error="Choose a work status" />
      <RadioGroup label="Disabled" options={statuses} defaultValue="fresher" disabled />
      <RadioGroup label="Segmented" variant="segmented" options={accounts} defaultValue="candidate" />
      <RadioGroup label="Segmented, error" variant="segmented" options={accounts} error="Choose one" />
      <RadioGroup
        label="Segmented, disabled"
        variant="segmented"
        options={accounts}
        defaultValue="employer"
        disabled
      />
    </Grid>
  ),
};
