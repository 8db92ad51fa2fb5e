import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Container } from './Container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>Sign in</Card> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 'md' } };

export const AShortForm: Story = {
  args: { width: 'sm' },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const { left, right, width } = canvas.getByText('Sign in').getBoundingClientRect();
    await expect(width).toBe(440);
    await expect(Math.abs(left + right - document.body.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
  },
};

export const OnANarrowScreen: Story = {
  args: { width: 'xl' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign in').getBoundingClientRect().left).toBe(16);
  },
};

/** Every width. */
export const States: Story = {
  render: () => (
    <>
      {(['sm', 'md', 'lg', 'xl'] as const).map((width) => (
        <Container key={width} width={width}>
          <Card>{width}</Card>
        </Container>
      ))}
    </>
  ),
};
