import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { Stack } from '../Stack/index.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
  { value: 'mr', label: 'Marathi', hint: 'Spoken in Maharashtra' },
  { value: 'sa', label: 'Sanskrit', disabled: true },
];

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Languages you speak', name: 'languages', options: languages, onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Languages you speak' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hindi' }));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Marathi' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('checkbox', { name: 'Sanskrit' })).toBeDisabled();
  },
};

export const Playground: Story = { args: { hint: 'All that you can work in', orientation: 'vertical' } };

export const Horizontal: Story = { args: { orientation: 'horizontal', options: languages.slice(0, 2) } };

const skills = ['Python', 'SQL', 'Communication', 'Data structures and algorithms', 'Excel'].map((label) => ({
  value: label,
  label,
}));

/** Many short choices, each of which is one target. */
export const Chips: Story = {
  args: { label: 'Skills that jobs ask for', name: 'skills', options: skills, orientation: 'chips' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Data structures and algorithms'));
    await expect(canvas.getByRole('checkbox', { name: 'Data structures and algorithms' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Excel' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Excel' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const WithError: Story = {
  args: { error: 'Choose at least one language', hint: 'All that you can work in' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Error: Choose at least one language All that you can work in',
    );
    const message = canvas.getByRole('group').querySelector('[data-part="error"]');
    const red = message && getComputedStyle(message).color;
    for (const box of canvas.getAllByRole('checkbox')) {
      await waitFor(() => expect(getComputedStyle(box).borderTopColor).toBe(red));
    }
  },
};

export const InAForm: Story = {
  args: { defaultValue: ['hi'] },
  render: (args) => (
    <form data-testid="form">
      <Stack>
        <CheckboxGroup {...args} />
        <FormButtons />
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByTestId<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'English' }));
    await expect(new FormData(form).getAll('languages')).toEqual(['en', 'hi']);
    await userEvent.click(canvas.getByRole('button'));
    await expect(new FormData(form).getAll('languages')).toEqual(['hi']);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['en'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'English' })).toBeDisabled();
  },
};

/** Every state. */
export const States: Story = {
  render: () => (
    <Stack>
      <CheckboxGroup label="Nothing chosen" name="nothing" options={languages} />
      <CheckboxGroup label="Chosen" name="chosen" options={languages} defaultValue={['en', 'sa']} />
      <CheckboxGroup
        label="Beside each other"
        name="beside"
        options={languages.slice(0, 2)}
        orientation="horizontal"
        necessity="optional"
      />
      <CheckboxGroup
        label="Chips"
        name="chips"
        options={[...skills.slice(0, 3), { value: 'off', label: 'Switched off', disabled: true }]}
        defaultValue={['SQL']}
        orientation="chips"
      />
      <CheckboxGroup
        label="With hint and error"
        name="wrong"
        options={languages}
        hint="All that you can work in"
        error="Choose at least one language"
      />
      <CheckboxGroup label="Disabled" name="disabled" options={languages} defaultValue={['hi']} disabled />
    </Stack>
  ),
};
