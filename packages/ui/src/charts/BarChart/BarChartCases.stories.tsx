import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { BarChart } from './index.ts';

/** Numbers and labels that a report of a real campus has, and no drawing is made for. */
const meta = {
  title: 'Charts/BarChart/Cases',
  component: BarChart,
  tags: ['!autodocs', 'proof'],
  args: { title: 'Offers by city', categoryLabel: 'City', valueLabel: 'Offers', data: [] },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawingOf = (canvasElement: HTMLElement): SVGSVGElement => {
  const drawing = canvasElement.querySelector<SVGSVGElement>('svg[role="group"]');
  if (!drawing) throw new Error('There is no drawing.');
  return drawing;
};

/** Where a bar ends up, in the drawing's own units: on the screen it still grows. */
function boxOf(bar: HTMLElement | undefined): { readonly start: number; readonly end: number } {
  const shape = bar?.querySelector('rect');
  const start = Number(shape?.getAttribute('x'));
  return { start, end: start + Number(shape?.getAttribute('width')) };
}

/** No number of the drawing is one that SVG cannot read, and no text stands outside of it. */
async function expectDrawn(canvasElement: HTMLElement): Promise<void> {
  const drawing = drawingOf(canvasElement);
  await expect(drawing.outerHTML).not.toMatch(/NaN|Infinity|undefined/);
  const { left, right } = drawing.getBoundingClientRect();
  for (const text of drawing.querySelectorAll('text')) {
    const box = text.getBoundingClientRect();
    await expect(box.left, text.textContent).toBeGreaterThanOrEqual(left - 1);
    await expect(box.right, text.textContent).toBeLessThanOrEqual(right + 1);
  }
}

/** Nobody has an offer yet: bars without a width, each of which the keyboard still reaches. */
export const AllZero: Story = {
  args: { data: ['Pune', 'Mumbai', 'Kochi'].map((label) => ({ label, value: 0 })) },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await expectDrawn(canvasElement);
    canvas.getByRole('button', { name: /^Show as table/ }).focus();
    await user.tab();
    await user.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'Kochi: 0' })).toHaveFocus();
    await expect(canvas.queryByText(/Highest/)).toBeNull();
  },
};

/** One city has one offer: nothing is the highest and the lowest of itself. */
export const OneBar: Story = {
  args: { data: [{ label: 'Pune', value: 1 }] },
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    await expect(canvas.getByText('Pune: 1.')).toBeVisible();
    await expect(canvas.queryByText(/Highest|Lowest/)).toBeNull();
  },
};

/** Two hundred bars are still one stop of the Tab key, and End is at the last. */
export const TwoHundred: Story = {
  args: {
    data: Array.from({ length: 200 }, (_, index) => ({ label: `City ${index + 1}`, value: 200 - index })),
  },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await expect(drawingOf(canvasElement).querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    canvas.getByRole('button', { name: /^Show as table/ }).focus();
    await user.tab();
    await user.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'City 200: 1' })).toHaveFocus();
    await user.tab();
    await expect(drawingOf(canvasElement).contains(document.activeElement)).toBe(false);
  },
};

/** A crore of crores in rupees beside a single one, 320 px wide: the value has its room, the bar gives way, and the small one is seen. */
export const HugeAndTiny: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    title: 'Salaries by sector',
    format: { style: 'currency', currency: 'INR' },
    data: [
      { label: 'Banking', value: 99_999_999_999_999 },
      { label: 'Teaching', value: 1 },
      { label: 'Loss', value: -0.005 },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    const { start, end } = boxOf(canvas.getByRole('img', { name: /^Teaching/ }));
    await expect(end - start).toBeGreaterThanOrEqual(1);
    await expect(canvas.getByRole('figure').scrollWidth).toBeLessThanOrEqual(288);
  },
};

/** A mean of nobody is no number (0 / 0), a rate of nothing none that ends (1 / 0): both are not known, in the drawing and in the table. */
export const NoNumber: Story = {
  args: {
    data: [
      { label: 'Pune', value: 0 / 0 },
      { label: 'Mumbai', value: 1 / 0 },
      { label: 'Kochi', value: 12 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Pune: No value' })).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: 'Mumbai: No value' })).toBeInTheDocument();
    await expect(canvas.getByText('Kochi: 12.')).toBeVisible();
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('row', { name: 'Pune No value' })).toBeInTheDocument();
  },
};

/** Only losses: they begin at the line of zero and end at the side where lines begin, with their values in the drawing. */
export const OnlyNegative: Story = {
  args: {
    data: [
      { label: 'August', value: -1200 },
      { label: 'September', value: -3 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    const [large, small] = canvas.getAllByRole('img').map(boxOf);
    await expect(large?.end).toBeCloseTo(small?.end ?? 0, 0);
    await expect(large?.start).toBeLessThan((small?.start ?? 0) - 100);
  },
};

/** From right to left the losses go to the right of the line of zero. */
export const NegativeRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    data: [
      { label: 'August', value: 800 },
      { label: 'September', value: -400 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvasElement);
    const [gain, loss] = canvas.getAllByRole('img').map(boxOf);
    await expect(loss?.start).toBeGreaterThanOrEqual((gain?.end ?? Infinity) - 1);
  },
};

/** A Hindi name that has no space is cut between letters, not between a consonant and its vowel sign. */
export const HindiWord: Story = {
  globals: { locale: 'hi', viewport: { value: 'w320' } },
  args: {
    title: 'कार्यक्रम के अनुसार छात्र',
    data: [{ label: 'किंकर्तव्यविमूढ़ताकिंकर्तव्यविमूढ़ताकिंकर्तव्यविमूढ़ताकिंकर्तव्यविमूढ़ता', value: 3 }],
  },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectDrawn(canvasElement);
    const lines = [...drawingOf(canvasElement).querySelectorAll('text')].map(
      ({ textContent }) => textContent,
    );
    await expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) await expect(line).not.toMatch(/^\p{Mark}/u);
  },
};

/** The ring of the bar that has the focus is drawn in a colour of the system. */
export const FocusInForcedColours: Story = {
  args: { data: [{ label: 'Pune', value: 4 }] },
  play: async ({ canvas, canvasElement }) => {
    if (!canSetMediaFeatures) return;
    const user = await browserUser();
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      canvas.getByRole('button', { name: /^Show as table/ }).focus();
      await user.tab();
      const bar = canvas.getByRole('img', { name: 'Pune: 4' });
      await expect(bar).toHaveFocus();
      const ring = bar.querySelector(':scope > rect');
      if (!ring) throw new Error('The bar has no ring.');
      const { stroke, visibility, opacity } = getComputedStyle(ring);
      const ground = getComputedStyle(canvasElement.ownerDocument.body).backgroundColor;
      await expect([visibility, opacity]).toEqual(['visible', '1']);
      await expect(stroke).not.toBe('none');
      await expect(stroke).not.toBe(ground);
    });
  },
};
