import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Tag } from '../Tag/index.ts';
import { Inline } from './Inline.tsx';

const tags = ['Pune', 'Mumbai', 'Ahmedabad', 'Thiruvananthapuram', 'Bengaluru', 'Hyderabad'].map((city) => (
  <Tag key={city}>{city}</Tag>
));

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: tags },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

const corner = (element: HTMLElement): { x: number; y: number } => element.getBoundingClientRect();

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Pune'), canvas.getByText('Mumbai')];
    await expect(corner(second).y).toBe(corner(first).y);
    await expect(corner(second).x).toBeGreaterThan(corner(first).x);
  },
};

export const Playground: Story = { args: { gap: 'sm', align: 'center', justify: 'start', isWrapping: true } };

export const WrapsOnNarrowScreens: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(corner(canvas.getByText('Hyderabad')).y).toBeGreaterThan(corner(canvas.getByText('Pune')).y);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(corner(canvas.getByText('Mumbai')).x).toBeLessThan(corner(canvas.getByText('Pune')).x);
  },
};

export const AtBothEnds: Story = { args: { justify: 'between', children: tags.slice(0, 2) } };

/** Every distance, and both ways to spread. */
export const States: Story = {
  render: () => (
    <Stack>
      {(['xxs', 'sm', 'md', 'xl'] as const).map((gap) => (
        <Inline key={gap} gap={gap}>
          {tags}
        </Inline>
      ))}
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {tags.slice(0, 2)}
        </Inline>
      ))}
    </Stack>
  ),
};
