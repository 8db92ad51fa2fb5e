import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Content/Heading',
  component: Heading,
  args: { level: 1, children: 'Create an account' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  },
};

export const Playground: Story = { args: { level: 2, size: 'lg' } };

export const LevelAndSizeApart: Story = {
  args: { level: 3, size: 'xl' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3 });
    await expect(getComputedStyle(heading).fontSize).toBe('32px');
  },
};

export const Levels: Story = {
  render: () => (
    <Stack gap="sm">
      <Heading level={1}>Level 1: the screen</Heading>
      <Heading level={2}>Level 2: a part of it</Heading>
      <Heading level={3}>Level 3: a part of that</Heading>
    </Stack>
  ),
};

/** Every size. */
export const States: Story = {
  render: () => (
    <Stack gap="sm">
      {(['xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Size {size}
        </Heading>
      ))}
      <Heading level={2} size="lg">
        A heading that is longer than its line goes on in the next one, at a distance that keeps the two
        together
      </Heading>
    </Stack>
  ),
};
