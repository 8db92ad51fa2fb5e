import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { Box } from './Box.tsx';

const meta = {
  title: 'Layout/Box',
  component: Box,
  args: { children: 'Box', padding: 'md', surface: 'surface', radius: 'card', isBordered: true },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Box')).padding).toBe('16px');
  },
};

export const Playground: Story = {};

export const Surfaces: Story = {
  render: (args) => (
    <Grid>
      {(['page', 'surface', 'sunken', 'soft'] as const).map((surface) => (
        <Box {...args} key={surface} surface={surface}>
          {surface}
        </Box>
      ))}
    </Grid>
  ),
};

export const FollowsTheDensity: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const padding = Number.parseFloat(getComputedStyle(canvas.getByText('Box')).paddingTop);
    await expect(padding).toBe(12);
  },
};

/** Every surface with and without a border, and the paddings. */
export const States: Story = {
  render: () => (
    <Grid>
      {(['page', 'surface', 'sunken', 'soft'] as const).map((surface) => (
        <Box key={surface} surface={surface} padding="md" radius="card" isBordered>
          {surface}, with a border
        </Box>
      ))}
      {(['page', 'surface', 'sunken', 'soft'] as const).map((surface) => (
        <Box key={surface} surface={surface} padding="md">
          {surface}
        </Box>
      ))}
      {(['xs', 'sm', 'lg', 'xl'] as const).map((padding) => (
        <Box key={padding} surface="soft" padding={padding} radius="control">
          {padding}
        </Box>
      ))}
    </Grid>
  ),
};
