import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { StackedBarChart } from './index.ts';

const series = [
  { id: 'women', label: 'Women' },
  { id: 'men', label: 'Men' },
];

/** Bars whose parts are nothing, all, or not known. */
const meta = {
  title: 'Charts/StackedBarChart/Cases',
  component: StackedBarChart,
  tags: ['!autodocs', 'proof'],
  args: { title: 'Students by program', categoryLabel: 'Program', series, data: [] },
} satisfies Meta<typeof StackedBarChart>;
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
    await expect(box.left, text.textContent).toBeGreaterThanOrEqual(left - 1);
    await expect(box.right, text.textContent).toBeLessThanOrEqual(right + 1);
  }
}

/** Nothing, only one part, and no number: each part is still reached and read. */
export const NothingAndAll: Story = {
  args: {
    data: [
      { label: 'Civil', values: { women: 0, men: 0 } },
      { label: 'Nursing', values: { women: 60, men: 0 } },
      { label: 'Mining', values: { women: 0 / 0, men: 12 } },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await expectDrawn(canvasElement);
    await expect(canvas.getByRole('row', { name: 'Mining No value 12 12' })).toBeInTheDocument();
    canvas.getByRole('button', { name: /^Show as table/ }).focus();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /Civil.*Men.*0/ })).toHaveFocus();
  },
};

/** One of a million in a bar, 320 px wide: the small part has a pixel, and the total its room. */
export const OneOfAMillion: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { data: [{ label: 'All', values: { women: 1, men: 9_999_999 } }] },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <StackedBarChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    const part = canvas.getByRole('img', { name: /Women/ }).querySelector('rect');
    // On the screen it still grows.
    await expect(Number(part?.getAttribute('width'))).toBeGreaterThanOrEqual(1);
    await expect(canvas.getByRole('row', { name: 'All 1 9,999,999 10,000,000' })).toBeInTheDocument();
  },
};
