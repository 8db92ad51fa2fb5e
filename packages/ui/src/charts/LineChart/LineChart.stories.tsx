import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { LineChart } from './index.ts';

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const applied = [180, 240, 310, 290, 360, 410];
const offers = [12, 18, 40, 52, null, 96];

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: {
    title: 'Applications and offers by month',
    categoryLabel: 'Month',
    series: [
      { id: 'applied', label: 'Applications' },
      { id: 'offers', label: 'Offers' },
    ],
    data: months.map((label, index) => ({
      label,
      values: { applied: applied[index] ?? null, offers: offers[index] ?? null },
    })),
    onViewChange: fn(),
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: 'Applications and offers by month' }));
    await expect(
      figure.getByText('Applications: 180 (Jun) to 410 (Nov). Offers: 12 (Jun) to 96 (Nov).'),
    ).toBeVisible();
    await expect(figure.getAllByRole('img')).toHaveLength(11);
    await expect(
      within(figure.getByRole('table')).getByRole('row', { name: 'Oct 360 No value' }),
    ).toBeInTheDocument();
  },
};

export const Playground: Story = {};

/** Arrow keys go along a line, over gaps, and from line to line. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const user = await browserUser();
    canvas.getByRole('button', { name: /^Show as table/ }).focus();
    await user.tab();
    await expect(canvas.getByRole('img', { name: 'Jun, Applications: 180' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Sep, Offers: 52' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Nov, Offers: 96' })).toHaveFocus();
    await user.keyboard('{Home}');
    await expect(canvas.getByRole('img', { name: 'Jun, Offers: 12' })).toHaveFocus();
  },
};

/** The values of all lines at the place of the pointer. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelectorAll('[data-part="place"]')[2];
    if (!place) throw new Error('The drawing has no such place.');
    await userEvent.hover(place);
    await expect(canvasElement.querySelector('[data-part="tooltip"]')).toHaveTextContent(
      'AugApplications310Offers40',
    );
  },
};

export const OneLine: Story = {
  args: {
    title: 'Median package by season',
    categoryLabel: 'Season',
    format: { style: 'currency', currency: 'INR', notation: 'compact' },
    series: [{ id: 'package', label: 'Median package' }],
    startsAtZero: false,
    data: [
      { label: '2021-22', values: { package: 520_000 } },
      { label: '2022-23', values: { package: 560_000 } },
      { label: '2023-24', values: { package: 545_000 } },
      { label: '2024-25', values: { package: 610_000 } },
      { label: '2025-26', values: { package: 655_000 } },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="legend"]')).toBeNull();
    canvas.getByRole('img', { name: /^2021-22/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /^2022-23/ })).toHaveFocus();
  },
};

/** Each line has a shape and a dash of its own besides its colour; six can be told apart. */
export const SixSeries: Story = {
  args: {
    title: 'Applications by program',
    series: ['B.Tech', 'MBA', 'B.Com', 'BA', 'BCA', 'M.Tech'].map((label) => ({ id: label, label })),
    data: months.map((label, index) => ({
      label,
      values: {
        'B.Tech': 120 + index * 14,
        MBA: 100 + index * 3,
        'B.Com': 84 - index * 2,
        BA: 60 + index * 2,
        BCA: 30 + index * 5,
        'M.Tech': 12 + index,
      },
    })),
  },
};

/** Where not all labels have room, the latest and every second or third before it are written. */
export const ManyPoints: Story = {
  args: {
    title: 'Sign-ups by day',
    categoryLabel: 'Day',
    series: [{ id: 'signups', label: 'Sign-ups' }],
    data: Array.from({ length: 30 }, (_, index) => ({
      label: `${index + 1} Nov`,
      values: { signups: 40 + ((index * 37) % 23) + index },
    })),
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <LineChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure').scrollWidth).toBeLessThanOrEqual(288);
  },
};

/** Time runs from right to left, and so do the arrow keys. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, last] = ['Jun, Offers: 12', 'Nov, Offers: 96'].map((name) =>
      canvas.getByRole('img', { name }),
    );
    if (!first || !last) throw new Error('A point is missing.');
    await expect(last.getBoundingClientRect().left).toBeLessThan(first.getBoundingClientRect().left);
    first.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: 'Jul, Offers: 18' })).toHaveFocus();
  },
};

export const Hindi: Story = {
  args: {
    title: 'माह के अनुसार आवेदन',
    categoryLabel: 'माह',
    series: [{ id: 'applied', label: 'आवेदन' }],
    data: [
      { label: 'जून', values: { applied: 180_000 } },
      { label: 'जुलाई', values: { applied: 240_000 } },
    ],
  },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('आवेदन: 1,80,000 (जून) से 2,40,000 (जुलाई)।')).toBeVisible();
  },
};

/** All lines have one colour, and their dashes and shapes tell them apart. */
export const ForcedColours: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const { color } = getComputedStyle(canvas.getByRole('heading'));
      const shapes = ['Jun, Applications: 180', 'Jun, Offers: 12'].map((name) =>
        canvas.getByRole('img', { name }).querySelector('path'),
      );
      for (const shape of shapes) await expect(shape && getComputedStyle(shape).fill).toBe(color);
      await expect(shapes[0]?.getAttribute('d')).not.toBe(shapes[1]?.getAttribute('d'));
    });
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <LineChart {...args} title="With values" />
      <LineChart {...args} title="As a table" defaultView="table" />
      <LineChart {...args} title="Loading" data={[]} isLoading />
      <LineChart {...args} title="Empty" data={[]} />
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<LineChart {...args} />);
    await expect(errors).toEqual([]);
  },
};
