import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { Card } from '../Card/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-component="Skeleton"]');
    if (!skeleton) throw new Error('Nothing was drawn');
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    await expect(getComputedStyle(skeleton).animationName).not.toBe('none');
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      await expect(getComputedStyle(skeleton).animationName).toBe('none');
    });
  },
};

export const Playground: Story = { args: { shape: 'text', width: 'long' } };

export const ACardThatLoads: Story = {
  render: () => (
    <Card aria-busy="true">
      <Stack>
        <Inline isWrapping={false}>
          <Skeleton shape="circle" />
          <Skeleton shape="heading" width="half" />
        </Inline>
        <div>
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </div>
        <Skeleton shape="control" />
      </Stack>
    </Card>
  ),
};

/** Every shape and every width. */
export const States: Story = {
  render: () => (
    <Stack>
      {(['text', 'heading', 'control', 'block', 'circle'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
      {(['full', 'long', 'half', 'short'] as const).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  ),
};
