import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../Tag/index.ts';
import { Stack } from './Stack.tsx';

const tags = ['Pune', 'Mumbai', 'Ahmedabad', 'Thiruvananthapuram', 'Bengaluru', 'Hyderabad'].map((city) => (
  <Tag key={city}>{city}</Tag>
));

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: tags },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const corner = (element: HTMLElement): { x: number; y: number } => element.getBoundingClientRect();

export const Default: Story = {
  args: { gap: 'lg', align: 'start' },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Pune'), canvas.getByText('Mumbai')];
    await expect(corner(second).x).toBe(corner(first).x);
    await expect(corner(second).y - first.getBoundingClientRect().bottom).toBe(24);
  },
};

export const Playground: Story = { args: { gap: 'md', align: 'stretch', as: 'div' } };

export const Centred: Story = { args: { align: 'center' } };

export const ARegion: Story = {
  args: { as: 'section', 'aria-label': 'Cities' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cities' })).toBeVisible();
  },
};

/** Every distance, and every alignment. */
export const States: Story = {
  render: () => (
    <Stack gap="xl">
      {(['xxs', 'sm', 'md', 'lg'] as const).map((gap) => (
        <Stack key={gap} gap={gap} align="start">
          {tags.slice(0, 3)}
        </Stack>
      ))}
      {(['stretch', 'center', 'end'] as const).map((align) => (
        <Stack key={align} gap="xs" align={align}>
          {tags.slice(0, 2)}
        </Stack>
      ))}
    </Stack>
  ),
};
