import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import * as charts from '../charts/index.ts';
import { RichTextField } from '../editor/index.ts';
import * as ui from '../index.ts';
import { cities } from './cities.ts';
import { hydrate } from './hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures } from './mediaFeatures.ts';

const bars = [
  { label: 'Mumbai', value: 1204 },
  { label: 'Thiruvananthapuram', value: 865 },
];

const series = [
  { id: 'offers', label: 'Offers' },
  { id: 'joined', label: 'Joined' },
];
const years = [
  { label: '2025', values: { offers: 41, joined: 30 } },
  { label: '2026', values: { offers: 64, joined: 58 } },
];

/** What is too large for the page of the basic components: charts, editor, grid, calendar. */
function LargeParts() {
  const [description, setDescription] = useState('<p>You <strong>build</strong> services.</p>');
  return (
    <ui.Container width="lg">
      <ui.Stack>
        <ui.Heading level={1}>Large parts</ui.Heading>
        <charts.BarChart title="Offers by city" categoryLabel="City" valueLabel="Offers" data={bars} />
        <charts.LineChart title="Offers by year" categoryLabel="Year" series={series} data={years} />
        <charts.StackedBarChart title="Joined by year" categoryLabel="Year" series={series} data={years} />
        <charts.FunnelChart
          title="From application to offer"
          stageLabel="Stage"
          valueLabel="People"
          data={bars}
        />
        <RichTextField label="Description" value={description} onChange={setDescription} />
        <ui.DateField label="Last day to apply" hasCalendar defaultValue="2026-11-30" />
        <ui.DataGrid
          caption="Cities"
          columns={[
            { id: 'name', header: 'Name', renderCell: ({ name }) => name, isRowHeader: true },
            { id: 'state', header: 'State', renderCell: ({ state }) => state },
          ]}
          rows={cities}
          getRowId={({ id }) => id}
          getRowLabel={({ name }) => name}
          isSelectable
          getRowActions={() => [{ id: 'edit', label: 'Edit' }]}
        />
      </ui.Stack>
    </ui.Container>
  );
}

const commands = [
  { id: 'cities', label: 'Cities', group: 'Go to', href: '#city' },
  {
    id: 'import',
    label: 'Import students',
    group: 'Do',
    description: 'From a file with one student on each line',
  },
];

const meta = {
  title: 'Foundations/Proofs of large parts',
  component: LargeParts,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof LargeParts>;
export default meta;
type Story = StoryObj<typeof meta>;

const fitsSideways = async (): Promise<void> => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

export const Default: Story = {};

/** 320 px is also 1280 px at 400 % zoom (WCAG 1.4.10). */
export const FitsNarrowScreens: Story = { globals: { viewport: { value: 'w320' } }, play: fitsSideways };

/** Texts 40 % longer, in letters twice as large (WCAG 1.4.4). */
export const FitsLongAndLargeTexts: Story = {
  globals: { viewport: { value: 'w375' }, locale: 'en-XA', textSize: '200' },
  play: fitsSideways,
};

export const RightToLeft: Story = {
  globals: { viewport: { value: 'w320' }, locale: 'ar' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement).direction).toBe('rtl');
    await fitsSideways();
  },
};

/** Each is reached and left by Tab alone, in the order of the page (WCAG 2.1.2, 2.4.3). */
export const NothingHoldsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const reached = new Set<string>();
    for (let presses = 0; presses < 60; presses += 1) {
      await userEvent.tab();
      const part = document.activeElement?.closest('[data-component]')?.getAttribute('data-component');
      if (part) reached.add(part);
      if (document.activeElement === document.body) break;
    }
    await expect(document.activeElement).toBe(document.body);
    await expect(reached.size).toBeGreaterThan(3);
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toBeVisible();
  },
};

/** The calendar over its field stays in a narrow window. */
export const CalendarFitsNarrowScreens: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /calendar/i }));
    await expect(await screen.findByRole('grid', undefined, { timeout: 10_000 })).toBeVisible();
    await fitsSideways();
  },
};

/** The palette over the page stays in a narrow window. */
export const PaletteFitsNarrowScreens: Story = {
  globals: { viewport: { value: 'w320' } },
  render: () => (
    <ui.CommandPalette isOpen label="Search the portal" items={commands} onClose={() => undefined} />
  ),
  play: async () => {
    await expect(await screen.findByRole('searchbox', undefined, { timeout: 10_000 })).toBeVisible();
    await fitsSideways();
  },
};

export const HydratesWithoutComplaint: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await expect((await hydrate(<LargeParts />)).errors).toEqual([]);
  },
};

/** Windows high contrast: what was told by colour is told by an edge (WCAG 1.4.11). */
export const ForcedColours: Story = {
  play: async ({ canvas }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const text = canvas.getByRole('textbox', { name: 'Description' });
      const frame = text.closest('[data-component="RichTextField"]');
      await waitFor(() =>
        expect(
          [...(frame?.querySelectorAll('*') ?? [])].some(
            (element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0,
          ),
        ).toBe(true),
      );
      const [row] = canvas.getAllByRole('row').slice(1);
      await expect(row).toBeVisible();
    });
  },
};
