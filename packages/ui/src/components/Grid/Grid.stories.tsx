import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    children: ['One', 'Two', 'Three', 'Four'].map((word) => (
      <Card key={word} padding="md">
        {word}
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const columnsOf = (text: HTMLElement): number => {
  const grid = text.parentElement;
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0;
};

export const Default: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByText('One'))).toBe(2);
  },
};

export const Playground: Story = { args: { minColumnWidth: 'md', gap: 'md' } };

export const FixedColumns: Story = {
  args: { columns: 4 },
  globals: { viewport: { value: 'w601' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByText('One'))).toBe(4);
  },
};

export const OneColumnUpTo600: Story = {
  args: { columns: 4 },
  globals: { viewport: { value: 'w600' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByText('One'))).toBe(1);
  },
};

export const NarrowerThanAColumn: Story = {
  args: { minColumnWidth: 'lg' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByText('One'))).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Fixed numbers of columns, and columns of a least width. */
export const States: Story = {
  render: (args) => (
    <>
      {([2, 3, 4] as const).map((columns) => (
        <Grid key={columns} {...args} columns={columns} gap="sm" />
      ))}
      {(['sm', 'md', 'lg'] as const).map((width) => (
        <Grid key={width} {...args} minColumnWidth={width} gap="lg" />
      ))}
    </>
  ),
};
