import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { Provider } from '../../components/Provider/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { BarChart, type BarChartProps } from './index.ts';

const data = [
  { label: 'Mumbai', value: 1204 },
  { label: 'Pune', value: 865 },
  { label: 'Chennai', value: 512 },
  { label: 'Kochi', value: 198 },
  { label: 'Kolhapur', value: 41 },
];

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: {
    title: 'Offers by city',
    categoryLabel: 'City',
    valueLabel: 'Offers',
    data,
    onViewChange: fn(),
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a tooltip shows; `undefined` while none is open. */
const tooltip = (canvasElement: HTMLElement): string | undefined =>
  canvasElement.querySelector('[data-part="tooltip"]')?.textContent ?? undefined;

/** The part of the drawing that answers to the pointer. */
function placeAt(canvasElement: HTMLElement, index: number): Element {
  const place = canvasElement.querySelectorAll('[data-part="place"]')[index];
  if (!place) throw new Error(`There is no place ${index}.`);
  return place;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: 'Offers by city' }));
    await expect(figure.getByText('Highest: Mumbai, 1,204. Lowest: Kolhapur, 41.')).toBeVisible();
    await expect(figure.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Mumbai: 1,204',
      'Pune: 865',
      'Chennai: 512',
      'Kochi: 198',
      'Kolhapur: 41',
    ]);
    const table = within(figure.getByRole('table', { name: 'Offers by city' }));
    await expect(table.getByRole('row', { name: 'Pune 865' })).toBeInTheDocument();
  },
};

export const Playground: Story = {};

/** The same values in a table, and back. The button keeps the focus, and what is seen is announced. */
export const AsTable: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Show as table (Offers by city)' });
    await userEvent.click(button);
    await expect(args.onViewChange).toHaveBeenLastCalledWith('table', { previous: 'chart' });
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Mumbai' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as chart (Offers by city)' })).toHaveFocus();
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['Offers by city, shown as table']));
    await userEvent.click(canvas.getByRole('button', { name: 'City' }));
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names).toEqual(['Chennai', 'Kochi', 'Kolhapur', 'Mumbai', 'Pune']);
    await userEvent.click(canvas.getByRole('button', { name: /^Show as chart/ }));
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
  },
};

/** Each bar leads to what it counts: by a press anywhere in its row, on the tooltip over it too, by Enter, and by a link in the table. */
export const Links: Story = {
  args: {
    data: data.map(({ label, value }) => ({
      label,
      value,
      href: label === 'Kochi' ? undefined : `#offers-${label}`,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await expect(
      canvas.getByRole('group', { name: 'Offers by city', description: /Enter opens/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pune: 865' })).toHaveAttribute('href', '#offers-Pune');
    await expect(canvas.getByRole('img', { name: 'Kochi: 198' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    canvas.getByRole('button', { name: /^Show as table/ }).focus();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Pune: 865' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.hash).toBe('#offers-Pune'));
    await userEvent.hover(canvas.getByRole('link', { name: 'Chennai: 512' }));
    await expect(tooltip(canvasElement)).toBe('ChennaiOffers512');
    // It lies over the row.
    const open = canvasElement.querySelector<HTMLElement>('[data-part="tooltip"]');
    if (!open) throw new Error('No tooltip is open.');
    await user.click(open);
    await waitFor(() => expect(location.hash).toBe('#offers-Chennai'));
    await userEvent.click(canvas.getByRole('button', { name: /^Show as table/ }));
    await expect(canvas.getByRole('link', { name: '865' })).toHaveAttribute('href', '#offers-Pune');
    history.replaceState(history.state, '', location.pathname + location.search);
  },
};

/** The parent decides what is seen, for example for all charts of a page. */
export const ViewOfTheParent: Story = {
  args: { view: 'table' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show as chart/ }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('chart', { previous: 'table' });
    await expect(canvas.getByRole('rowheader', { name: 'Mumbai' })).toBeVisible();
  },
};

/** The drawing is one stop of the Tab key; arrow keys go from bar to bar, and the tooltip follows. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    canvas.getByRole('button', { name: /^Show as table/ }).focus();
    await user.tab();
    await expect(canvas.getByRole('img', { name: 'Mumbai: 1,204' })).toHaveFocus();
    await expect(tooltip(canvasElement)).toBe('MumbaiOffers1,204');
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: 'Pune: 865' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('img', { name: 'Chennai: 512' })).toHaveFocus();
    await user.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: 'Kolhapur: 41' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    await expect(canvas.getByRole('img', { name: 'Mumbai: 1,204' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await expect(tooltip(canvasElement)).toBeUndefined();
    await expect(canvas.getByRole('img', { name: 'Mumbai: 1,204' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await expect(tooltip(canvasElement)).toBe('PuneOffers865');
    await user.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /^Show as table/ })).toHaveFocus();
    await expect(tooltip(canvasElement)).toBeUndefined();
  },
};

/** The whole row answers to the pointer, which may go onto the tooltip; Escape closes it. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(placeAt(canvasElement, 1));
    await expect(tooltip(canvasElement)).toBe('PuneOffers865');
    const open = canvasElement.querySelector('[data-part="tooltip"]');
    if (!open) throw new Error('No tooltip is open.');
    await userEvent.hover(open);
    await expect(tooltip(canvasElement)).toBe('PuneOffers865');
    await userEvent.keyboard('{Escape}');
    await expect(tooltip(canvasElement)).toBeUndefined();
    await userEvent.hover(placeAt(canvasElement, 2));
    await expect(tooltip(canvasElement)).toBe('ChennaiOffers512');
    await userEvent.unhover(placeAt(canvasElement, 2));
    await expect(tooltip(canvasElement)).toBeUndefined();
  },
};

/** A tap opens the tooltip, which stays when the finger is lifted, until the next tap elsewhere. */
export const Touch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: placeAt(canvasElement, 3) });
    await expect(tooltip(canvasElement)).toBe('KochiOffers198');
    await userEvent.pointer({ keys: '[TouchA]', target: placeAt(canvasElement, 0) });
    await expect(tooltip(canvasElement)).toBe('MumbaiOffers1,204');
    await userEvent.pointer({ keys: '[TouchA]', target: document.body });
    await expect(tooltip(canvasElement)).toBeUndefined();
  },
};

export const OwnSummary: Story = {
  args: { summary: 'Four of ten offers are made in Mumbai.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Four of ten offers are made in Mumbai.')).toBeVisible();
    await expect(canvas.queryByText(/^Highest/)).toBeNull();
  },
};

/** Texts of the app take the place of the charts' own: of all charts by Provider, of one by its prop. */
export const OwnTexts: Story = {
  args: { messages: { noValue: 'Not counted yet' }, data: [...data, { label: 'Nashik', value: null }] },
  render: (args) => (
    <Provider messages={{ chart: { showAsTable: 'As numbers', noValue: 'Unknown' } }}>
      <BarChart {...args} />
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^As numbers/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Nashik: Not counted yet' })).toBeInTheDocument();
  },
};

/** The app makes the file. */
export const Download: Story = {
  args: { onDownload: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV (Offers by city)' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Formats: Story = {
  args: {
    title: 'Median package by program',
    categoryLabel: 'Program',
    valueLabel: 'Package',
    format: { style: 'currency', currency: 'INR', maximumFractionDigits: 0 },
    data: [
      { label: 'B.Tech', value: 650_000 },
      { label: 'MBA', value: 1_120_000 },
      { label: 'B.Com', value: 320_000 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'MBA: ₹1,120,000' })).toBeVisible();
  },
};

/** Bars below 0 go the other way; a value that is not known is said to be so. */
export const NegativeAndMissing: Story = {
  args: {
    title: 'Credits by month',
    categoryLabel: 'Month',
    valueLabel: 'Change',
    data: [
      { label: 'August', value: 300 },
      { label: 'September', value: -120 },
      { label: 'October', value: null },
      { label: 'November', value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    const gain = canvas.getByRole('img', { name: 'August: 300' }).getBoundingClientRect();
    const loss = canvas.getByRole('img', { name: 'September: -120' }).getBoundingClientRect();
    await expect(loss.right).toBeLessThanOrEqual(gain.left + 8);
    await expect(canvas.getByRole('img', { name: 'October: No value' })).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: 'November: 0' })).toBeInTheDocument();
  },
};

const longLabels: BarChartProps['data'] = [
  { label: 'Computer science and engineering with artificial intelligence and machine learning', value: 340 },
  { label: 'Electronics', value: 210 },
  { label: 'Wirtschaftsinformatikstudiengangsverwaltung', value: 80 },
];

/** Labels are broken into two lines and then cut; the tooltip and the table have all of it. */
export const LongLabels: Story = {
  args: { title: 'Students by program', categoryLabel: 'Program', valueLabel: 'Students', data: longLabels },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(placeAt(canvasElement, 0));
    await expect(tooltip(canvasElement)).toContain('artificial intelligence and machine learning');
    await expect(canvas.getByRole('rowheader', { name: longLabels[0]?.label })).toBeInTheDocument();
  },
};

/** Labels stand above their bars; nothing scrolls sideways. */
export const Narrow: Story = {
  args: LongLabels.args,
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvas.getByRole('group', { name: 'Students by program', description: /Arrow keys/ });
    const { left, right } = drawing.getBoundingClientRect();
    for (const text of drawing.querySelectorAll('text')) {
      const box = text.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left - 1);
      await expect(box.right).toBeLessThanOrEqual(right + 1);
    }
    const figure = canvas.getByRole('figure');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(288);
    await userEvent.hover(placeAt(canvasElement, 0));
    const open = canvasElement.querySelector('[data-part="tooltip"]')?.getBoundingClientRect();
    await expect(open?.right).toBeLessThanOrEqual(right + 1);
  },
};

function ResizingChart(props: BarChartProps) {
  const [width, setWidth] = useState(720);
  return (
    <Stack>
      <Inline>
        <Button onClick={() => setWidth(360)} variant="secondary">
          Narrower
        </Button>
      </Inline>
      <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
        <BarChart {...props} />
      </div>
    </Stack>
  );
}

/** The drawing takes the width of its place. */
export const Resizes: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <ResizingChart {...args} />,
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('group', { description: /Arrow keys/ });
    const place = drawing.parentElement?.parentElement?.parentElement?.parentElement;
    await waitFor(() =>
      expect(drawing.getAttribute('viewBox')?.split(' ')[2]).toBe(String(drawing.parentElement?.clientWidth)),
    );
    const wide = drawing.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: 'Narrower' }));
    await waitFor(() => expect(drawing).toHaveAttribute('viewBox', expect.stringMatching(/^0 0 360 /)));
    await expect(drawing.getBoundingClientRect().height).toBeGreaterThan(wide);
    await expect(place?.scrollWidth).toBe(360);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('group', { description: /Arrow keys/ }).getBoundingClientRect();
    const bars = canvas.getAllByRole('img').map((bar) => bar.getBoundingClientRect());
    await expect(bars[0]?.right).toBeCloseTo(bars[4]?.right ?? 0, 0);
    await expect(bars[0]?.right).toBeGreaterThan(drawing.left + drawing.width / 2);
    await expect(bars[0]?.left).toBeLessThan(bars[4]?.left ?? 0);
  },
};

/** Texts and digits are those of the language. */
export const Hindi: Story = {
  args: {
    title: 'शहर के अनुसार प्रस्ताव',
    categoryLabel: 'शहर',
    valueLabel: 'प्रस्ताव',
    data: [
      { label: 'मुंबई', value: 120_400 },
      { label: 'पुणे', value: 86_500 },
    ],
  },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('सबसे अधिक: मुंबई, 1,20,400। सबसे कम: पुणे, 86,500।')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /तालिका में दिखाएँ/ })).toBeVisible();
  },
};

/** The system's colours are the only ones, and the bars have them. */
export const ForcedColours: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const bar = canvas.getByRole('img', { name: 'Mumbai: 1,204' }).querySelector('rect');
      if (!bar) throw new Error('The bar has no shape.');
      const { fill } = getComputedStyle(bar);
      await expect(fill).toBe(getComputedStyle(canvas.getByRole('heading')).color);
    });
  },
};

/** The bars grow once, and not at all for a reader who asked for less motion. */
export const ReducedMotion: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    if (!canSetMediaFeatures) return;
    const shape = canvas.getByRole('img', { name: 'Mumbai: 1,204' }).firstElementChild;
    if (!shape) throw new Error('The bar has no shape.');
    await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
      await expect(getComputedStyle(shape).animationName).toBe('none');
    });
    await withMediaFeatures({ 'prefers-reduced-motion': 'no-preference' }, async () => {
      await expect(getComputedStyle(shape).animationName).not.toBe('none');
    });
  },
};

export const Loading: Story = {
  args: { data: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Offers by city' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('img')).toBeNull();
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['Loading...']), { timeout: 10_000 });
  },
};

/** Values that are there stay, paler, until the new ones arrive. */
export const LoadingAgain: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
  },
};

export const Empty: Story = {
  args: {
    data: [],
    empty: (
      <EmptyState level={3} title="No offers yet">
        They appear here when companies make them.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No offers yet' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const EmptyByDefault: Story = {
  args: { data: [{ label: 'Pune', value: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to show yet')).toBeVisible();
  },
};

const onRetry = fn();

export const Failed: Story = {
  args: { data: [], error: <ErrorState level={3} title="Offers could not be loaded" onRetry={onRetry} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
    await waitFor(() => expect(announcedTexts('assertive')).toEqual(['Offers could not be loaded']));
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <BarChart {...args} title="With values" />
      <BarChart {...args} title="As a table" defaultView="table" onDownload={() => undefined} />
      <BarChart {...args} title="Loading" data={[]} isLoading />
      <BarChart {...args} title="Loading again" isLoading />
      <BarChart {...args} title="Empty" data={[]} />
      <BarChart
        {...args}
        title="Failed"
        data={[]}
        error={<ErrorState level={3} title="Offers could not be loaded" />}
      />
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors, html } = await hydrate(<BarChart {...args} />);
    await expect(errors).toEqual([]);
    await expect(html).toContain('aria-label="Mumbai: 1,204"');
  },
};
