import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { LineChart } from './index.ts';

const one = [{ id: 'offers', label: 'Offers' }];
const of = (values: readonly (number | null)[]) =>
  values.map((offers, index) => ({ label: `Week ${index + 1}`, values: { offers } }));

/** Lines of values that have no line: none, one, the same, with holes, without end. */
const meta = {
  title: 'Charts/LineChart/Cases',
  component: LineChart,
  tags: ['!autodocs', 'proof'],
  args: { title: 'Offers by week', categoryLabel: 'Week', series: one, data: [] },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No number of the drawing is one that SVG cannot read, and every point stands in it. */
async function expectDrawn(canvasElement: HTMLElement): Promise<void> {
  const drawing = canvasElement.querySelector('svg[role="group"]');
  if (!drawing) throw new Error('There is no drawing.');
  await expect(drawing.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  const frame = drawing.getBoundingClientRect();
  for (const part of drawing.querySelectorAll('[role="img"] path, text')) {
    const box = part.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(frame.left - 1);
    await expect(box.right).toBeLessThanOrEqual(frame.right + 1);
    await expect(box.top).toBeGreaterThanOrEqual(frame.top - 1);
    await expect(box.bottom).toBeLessThanOrEqual(frame.bottom + 1);
  }
}

/** One week is a point, not a line of no length. */
export const OnePoint: Story = {
  args: { data: of([12]) },
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    await expect(canvas.getByRole('img', { name: /Week 1/ })).toBeVisible();
  },
};

/** All weeks are the same, also where the scale need not begin at zero. */
export const AllTheSame: Story = {
  args: { data: of([7, 7, 7, 7]), startsAtZero: false },
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    const heights = canvas.getAllByRole('img').map((point) => point.getBoundingClientRect().top);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** All zero: the line lies on the line of zero. */
export const AllZero: Story = {
  args: { data: of([0, 0, 0]) },
  play: async ({ canvasElement }) => expectDrawn(canvasElement),
};

/** Holes at both ends and in the middle: arrow keys go over them, and a point between two holes is seen. */
export const Holes: Story = {
  args: { data: of([null, 4, null, 9, null]) },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await expectDrawn(canvasElement);
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    canvas.getByRole('button', { name: /^Show as table/ }).focus();
    await user.tab();
    await expect(canvas.getByRole('img', { name: /Week 2/ })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: /Week 4/ })).toHaveFocus();
  },
};

/** A mean of nobody is no number: it leaves a hole like what is not known. */
export const NoNumber: Story = {
  args: { data: of([3, 0 / 0, 1 / 0, 5]) },
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.getByRole('row', { name: 'Week 2 No value' })).toBeInTheDocument();
  },
};

/** From a loss of crores to a gain of crores, in rupees, 320 px wide: the texts of the scale have their room. */
export const HugeBothWays: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    data: of([-990_000_000_000, 0, 990_000_000_000]),
    format: { style: 'currency', currency: 'INR', maximumFractionDigits: 0 },
  },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <LineChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    await expect(canvas.getByRole('figure').scrollWidth).toBeLessThanOrEqual(288);
  },
};

/** Parts of a thousandth: the scale does not write the same number on every line. */
export const Fractions: Story = {
  args: { data: of([0.0001, 0.0002, 0.0004]), format: { maximumSignificantDigits: 3 } },
  play: async ({ canvasElement }) => {
    await expectDrawn(canvasElement);
    const texts = [...canvasElement.querySelectorAll('svg[role="group"] text')].map(
      (text) => text.textContent,
    );
    const numbers = texts.filter((text) => /^[\d.,]+$/.test(text));
    await expect(numbers.length).toBeGreaterThan(2);
    await expect(new Set(numbers).size).toBe(numbers.length);
  },
};

/** Four hundred days with long names, from right to left: names do not lie on each other. */
export const FourHundred: Story = {
  globals: { direction: 'rtl' },
  args: {
    data: Array.from({ length: 400 }, (_, day) => ({
      label: `Day ${day + 1} of the placement season`,
      values: { offers: day % 31 },
    })),
  },
  play: async ({ canvasElement }) => {
    await expectDrawn(canvasElement);
    const names = [...canvasElement.querySelectorAll('svg[role="group"] text')]
      .filter((text) => text.textContent.startsWith('Day'))
      .map((text) => text.getBoundingClientRect())
      .toSorted((a, b) => a.left - b.left);
    await expect(names.length).toBeGreaterThan(1);
    for (const [place, name] of names.entries()) {
      const next = names[place + 1];
      if (next) await expect(name.right).toBeLessThanOrEqual(next.left);
    }
  },
};
