import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { StackedBarChart } from './index.ts';

const meta = {
  title: 'Charts/StackedBarChart',
  component: StackedBarChart,
  args: {
    title: 'Students by program and state',
    categoryLabel: 'Program',
    series: [
      { id: 'placed', label: 'Placed' },
      { id: 'applying', label: 'Applying' },
      { id: 'waiting', label: 'Waiting' },
    ],
    data: [
      { label: 'B.Tech', values: { placed: 320, applying: 140, waiting: 60 } },
      { label: 'MBA', values: { placed: 110, applying: 40, waiting: 25 } },
      { label: 'B.Com', values: { placed: 45, applying: 80, waiting: 0 } },
      { label: 'BA', values: { placed: 20, applying: 30, waiting: null } },
    ],
    onViewChange: fn(),
  },
} satisfies Meta<typeof StackedBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: 'Students by program and state' }));
    await expect(figure.getByText('870 in total. Highest: B.Tech, 520.')).toBeVisible();
    await expect(figure.getByRole('img', { name: 'B.Tech, Placed: 320' })).toBeVisible();
    const table = within(figure.getByRole('table'));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Program',
      'Placed',
      'Applying',
      'Waiting',
      'Total',
    ]);
    await expect(table.getByRole('row', { name: 'BA 20 30 No value 50' })).toBeInTheDocument();
  },
};

export const Playground: Story = {};

/** Arrow keys go along a bar and from bar to bar. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const user = await browserUser();
    canvas.getByRole('button', { name: /^Show as table/ }).focus();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'B.Tech, Applying: 140' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: 'MBA, Applying: 40' })).toHaveFocus();
    await user.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'MBA, Waiting: 25' })).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('img', { name: 'BA, Applying: 30' })).toHaveFocus();
  },
};

/** All parts of the bar and their total, however narrow a part is. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-part="place"]');
    if (!place) throw new Error('The drawing has no place.');
    await userEvent.hover(place);
    await expect(canvasElement.querySelector('[data-part="tooltip"]')).toHaveTextContent(
      'B.TechPlaced320Applying140Waiting60Total520',
    );
  },
};

/** Each part has a pattern of its own besides its colour; six can be told apart. */
export const SixSeries: Story = {
  args: {
    title: 'Applications by program and stage',
    series: ['Applied', 'Shortlisted', 'Test', 'Interview', 'Offer', 'Joined'].map((label) => ({
      id: label,
      label,
    })),
    data: ['B.Tech', 'MBA', 'B.Com'].map((label, index) => ({
      label,
      values: {
        Applied: 120 - index * 20,
        Shortlisted: 90 - index * 18,
        Test: 60 - index * 10,
        Interview: 44 - index * 9,
        Offer: 30 - index * 6,
        Joined: 26 - index * 7,
      },
    })),
  },
  play: async ({ canvas }) => {
    const patterns = ['Applied', 'Shortlisted', 'Test', 'Interview', 'Offer', 'Joined'].map((stage) =>
      canvas
        .getByRole('img', { name: new RegExp(`^B.Tech, ${stage}`) })
        .querySelector('[fill]')
        ?.getAttribute('fill'),
    );
    await expect(new Set(patterns).size).toBe(6);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <StackedBarChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure').scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const placed = canvas.getByRole('img', { name: 'MBA, Placed: 110' });
    const waiting = canvas.getByRole('img', { name: 'MBA, Waiting: 25' });
    await expect(waiting.getBoundingClientRect().right).toBeLessThanOrEqual(
      placed.getBoundingClientRect().left + 8,
    );
    placed.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: 'MBA, Applying: 40' })).toHaveFocus();
  },
};

export const Hindi: Story = {
  args: {
    title: 'कार्यक्रम के अनुसार छात्र',
    categoryLabel: 'कार्यक्रम',
    series: [
      { id: 'placed', label: 'नियुक्त' },
      { id: 'waiting', label: 'प्रतीक्षा में' },
    ],
    data: [{ label: 'बी.टेक', values: { placed: 120_000, waiting: 30_000 } }],
  },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('कुल 1,50,000। सबसे अधिक: बी.टेक, 1,50,000।')).toBeVisible();
  },
};

/** All parts have one colour, and their patterns tell them apart. */
export const ForcedColours: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const part = canvas.getByRole('img', { name: 'B.Tech, Applying: 140' });
      const [solid, pattern] = part.querySelectorAll('rect');
      if (!solid || !pattern) throw new Error('The part has no pattern.');
      await expect(getComputedStyle(solid).fill).toBe(getComputedStyle(canvas.getByRole('heading')).color);
      await expect(getComputedStyle(pattern).fill).toContain('url(');
    });
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <StackedBarChart {...args} title="With values" />
      <StackedBarChart {...args} title="As a table" defaultView="table" />
      <StackedBarChart {...args} title="Loading" data={[]} isLoading />
      <StackedBarChart {...args} title="Empty" data={[]} />
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<StackedBarChart {...args} />);
    await expect(errors).toEqual([]);
  },
};
