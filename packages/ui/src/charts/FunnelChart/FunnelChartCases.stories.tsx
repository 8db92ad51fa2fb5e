import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FunnelChart } from './index.ts';

/** Ways that are not like a funnel. */
const meta = {
  title: 'Charts/FunnelChart/Cases',
  component: FunnelChart,
  tags: ['!autodocs', 'proof'],
  args: { title: 'From eligible to joined', stageLabel: 'Stage', valueLabel: 'Students', data: [] },
} satisfies Meta<typeof FunnelChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No number of the drawing is one that SVG cannot read, and no text stands outside of it. */
async function expectDrawn(canvasElement: HTMLElement): Promise<void> {
  const drawing = canvasElement.querySelector('svg[role="group"]');
  if (!drawing) throw new Error('There is no drawing.');
  await expect(drawing.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  const { left, right } = drawing.getBoundingClientRect();
  for (const text of drawing.querySelectorAll('text')) {
    const box = text.getBoundingClientRect();
    // A J leans over its start.
    await expect(box.left, text.textContent).toBeGreaterThanOrEqual(left - 2);
    await expect(box.right, text.textContent).toBeLessThanOrEqual(right + 1);
  }
}

/** Nobody began: no share is written, because there is nothing to have one of. */
export const NobodyBegan: Story = {
  args: { data: ['Eligible', 'Applied', 'Joined'].map((label) => ({ label, value: 0 })) },
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Applied: 0' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Joined 0 – –' })).toBeInTheDocument();
  },
};

/** Nobody is eligible by the record, and some were offered all the same: a share of nothing is left out. */
export const BeginsWithNobody: Story = {
  args: {
    data: [
      { label: 'Eligible', value: 0 },
      { label: 'Offered', value: 5 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Offered: 5' })).toBeInTheDocument();
  },
};

/** More came to a later stage, 320 px wide: the share is more than the whole, and nothing leaves the drawing. */
export const GrowsOnTheWay: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    data: [
      { label: 'Invited', value: 10 },
      { label: 'Registered by a link that was handed on', value: 1250 },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <FunnelChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    await expect(canvas.getByRole('img', { name: /1,250, 12,500% of the stage before/ })).toBeInTheDocument();
    await expect(canvas.getByRole('figure').scrollWidth).toBeLessThanOrEqual(288);
  },
};

/** One stage is no way: its number stands alone. */
export const OneStage: Story = {
  args: { data: [{ label: 'Eligible', value: 1200 }] },
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    await expect(canvas.getByText('Eligible: 1,200.')).toBeVisible();
  },
};
