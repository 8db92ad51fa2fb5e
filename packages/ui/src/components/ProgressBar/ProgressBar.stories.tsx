import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hydrate } from '../../testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Data/ProgressBar',
  component: ProgressBar,
  args: { label: 'Your profile', value: 80 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Your profile' });
    await expect(bar).toHaveAttribute('value', '80');
    await expect(bar).toHaveAttribute('aria-valuetext', '80%');
    await expect(canvas.getByText('80%')).toBeVisible();
  },
};

export const Playground: Story = {};

/** Nobody knows how long it takes. */
export const Indeterminate: Story = {
  args: { label: 'Importing institutes', value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};

/** Still, under reduced motion. */
export const ReducedMotion: Story = {
  args: { label: 'Importing institutes', value: undefined },
  play: async ({ canvas }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      await expect(getComputedStyle(canvas.getByRole('progressbar')).animationName).toBe('none');
    });
  },
};

/** The value in other words. */
export const Steps: Story = {
  args: { label: 'Registration', value: 3, max: 5, valueLabel: '3 of 5 steps' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 5 steps');
  },
};

/** A value outside its limits is shown as the nearest within. */
export const States: Story = {
  render: () => (
    <>
      <ProgressBar label="None" value={0} />
      <ProgressBar label="Too little" value={-5} />
      <ProgressBar label="Too much" value={180} tone="success" />
      <ProgressBar label="Nothing to do" value={0} max={0} />
      <ProgressBar label="Only heard" value={50} isLabelHidden />
    </>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
    await expect(texts).toEqual(['0%', '0%', '100%', null, '50%']);
    await expect(canvas.getByRole('progressbar', { name: 'Only heard' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<ProgressBar {...args} />);
    await expect(errors).toEqual([]);
  },
};
