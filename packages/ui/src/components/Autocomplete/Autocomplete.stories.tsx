import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, getByRole } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Stack } from '../Stack/index.ts';
import { Autocomplete } from './index.ts';

const meta = {
  title: 'Forms/Autocomplete',
  component: Autocomplete,
  args: {
    label: 'Degree title',
    name: 'degree',
    suggestions: ['B.Tech in Computer Science', 'B.Tech in Civil Engineering', 'MBA'],
    onChange: fn(),
  },
} satisfies Meta<typeof Autocomplete>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The input names its suggestions, and takes any other text. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    const input = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Degree title' });
    await expect([...(input.list?.options ?? [])].map(({ value }) => value)).toEqual(args.suggestions);
    await user.tab();
    await user.keyboard('BA in Music');
    await expect(input).toHaveValue('BA in Music');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Playground: Story = { args: { hint: 'As on the certificate.' } };

export const Hindi: Story = {
  args: { label: 'डिग्री का नाम', suggestions: ['बी.ए.', 'बी.एससी.'] },
  globals: { locale: 'hi' },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Autocomplete {...args} />
      <Autocomplete {...args} label="With an error" error="Enter the title" />
      <Autocomplete {...args} label="Disabled" disabled defaultValue="MBA" />
    </Stack>
  ),
};

/** What is typed before the page's script runs stays. */
export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<Autocomplete {...args} />, {
      beforeScript(page) {
        getByRole<HTMLInputElement>(page, 'combobox').value = 'BA in Music';
      },
      afterScript: (page) => expect(getByRole(page, 'combobox')).toHaveValue('BA in Music'),
    });
    await expect(errors).toEqual([]);
  },
};
