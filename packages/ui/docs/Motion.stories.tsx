import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { canSetMediaFeatures, withMediaFeatures } from '../src/testing/mediaFeatures.ts';
import { MotionSamples } from './MotionSamples.tsx';

const meta = { title: 'Foundations/Motion', component: MotionSamples } satisfies Meta<typeof MotionSamples>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How far each has come, as a share of its way. */
function shares(canvasElement: HTMLElement): number[] {
  return [...canvasElement.querySelectorAll<HTMLElement>('[data-part="runner"]')].map((runner) => {
    const track = runner.parentElement;
    if (!track) throw new Error('A sample has no track.');
    const [from, at] = [track.getBoundingClientRect(), runner.getBoundingClientRect()];
    const way = from.width - at.width;
    return (getComputedStyle(track).direction === 'rtl' ? from.right - at.right : at.left - from.left) / way;
  });
}

/** Each duration and each easing of the tokens, one press each way. */
export const Samples: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    // The longest is still on its way while the shortest is there.
    await waitFor(() => expect(shares(canvasElement)[0]).toBeCloseTo(1, 1));
    await waitFor(() => expect(Math.min(...shares(canvasElement))).toBeCloseTo(1, 1));
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      await expect(await canvas.findByText(/asks for less motion/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Move back' }));
      await expect(Math.max(...shares(canvasElement))).toBe(0);
    });
  },
};
