import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { Inline } from '../Inline/index.ts';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('progressbar', { name: 'Loading...' });
    await expect(spinner).not.toHaveAttribute('aria-valuenow');
  },
};

export const Playground: Story = { args: { size: 'md', label: 'Loading institutes', isDecorative: false } };

export const Decorative: Story = {
  args: { isDecorative: true },
  render: (args) => (
    <Inline>
      <Spinner {...args} /> Loading your jobs
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const StandsStill: Story = {
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('progressbar');
    const animation = (): string => getComputedStyle(spinner).animationName;
    await expect(animation()).not.toBe('none');
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      await expect(animation()).toBe('none');
    });
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Spinner size="sm" label="Small" />
      <Spinner size="md" label="Medium" />
      <Spinner size="lg" label="Large" />
    </Inline>
  ),
};

/** Every size, alone and beside a text. */
export const States: Story = {
  render: () => (
    <Inline gap="lg">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size}>
          <Spinner size={size} label={`Loading, ${size}`} />
          <Spinner size={size} isDecorative /> Loading
        </Inline>
      ))}
    </Inline>
  ),
};
