import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { cities, type City } from '../../testing/cities.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { TrashIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tag } from '../Tag/index.ts';
import { DataGrid } from './index.ts';

const deactivate = fn();
const number = new Intl.NumberFormat('en-IN');

const meta = {
  title: 'Data/DataGrid',
  component: DataGrid<City>,
  args: {
    caption: 'Cities',
    columns: [
      {
        id: 'name',
        header: 'Name',
        renderCell: (city: City) => city.name,
        isRowHeader: true,
        sortValue: (city: City) => city.name,
      },
      { id: 'state', header: 'State', renderCell: (city: City) => city.state },
      {
        id: 'usedBy',
        header: 'Used by',
        renderCell: (city: City) => number.format(city.usedBy),
        align: 'end',
      },
      {
        id: 'status',
        header: 'Status',
        renderCell: (city: City) => (city.isActive ? <Tag tone="success">Active</Tag> : <Tag>Inactive</Tag>),
        card: 'aside',
      },
    ],
    rows: cities,
    getRowId: (city: City) => city.id,
    getRowLabel: (city: City) => city.name,
    isSelectable: true,
    onSelectionChange: fn(),
    onRowAction: fn(),
    getRowActions: (city: City) => [
      { id: 'edit', label: 'Edit' },
      { id: 'delete', label: 'Delete', icon: <TrashIcon />, tone: 'danger', disabled: city.usedBy > 1000 },
    ],
    renderSelectionActions: (selected: ReadonlySet<string>) => (
      <Button variant="secondary" size="sm" onClick={() => deactivate([...selected])}>
        Deactivate
      </Button>
    ),
  },
} satisfies Meta<typeof DataGrid<City>>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = cities.map((city) => ({ ...city, state: city.state.replaceAll(' ', '').repeat(9) }));

const checkbox = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });
const all = (): HTMLInputElement => checkbox('Select all on this page');
/** Names of the chosen rows. */
const chosen = (): string[] =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map((box) => box.ariaLabel ?? '');

export const Default: Story = {};

export const Playground: Story = {};

/** One by one, all on the page, and cleared; how many are chosen is announced. */
export const Selection: Story = {
  play: async ({ args }) => {
    deactivate.mockClear();
    await userEvent.click(checkbox('Select Pune'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1']), { rows: [cities[0]] });
    await waitFor(() => expect(announcedTexts('polite')).toContain('1 selected'));
    await expect(all().indeterminate).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    await expect(deactivate).toHaveBeenLastCalledWith(['1']);
    await userEvent.click(all());
    await expect(all().checked).toBe(true);
    await waitFor(() => expect(announcedTexts('polite')).toContain('5 selected'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull();
    await expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  },
};

/** With Shift, from the row that was pressed before. */
export const RangeSelection: Story = {
  play: async () => {
    const user = userEvent.setup();
    await user.click(checkbox('Select Mumbai'));
    await user.keyboard('{Shift>}');
    await user.click(checkbox('Select Chennai'));
    await user.keyboard('{/Shift}');
    await expect(chosen()).toEqual(['Select Mumbai', 'Select Kochi', 'Select Kolhapur', 'Select Chennai']);
  },
};

/** Everything is a stop of the Tab key: checkbox, menu, next row. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    checkbox('Select Pune').focus();
    await userEvent.keyboard(' ');
    await expect(chosen()).toEqual(['Select Pune']);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Actions for Pune' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith('edit', { row: cities[0] });
    await expect(screen.getByRole('button', { name: 'Actions for Pune' })).toHaveFocus();
    await userEvent.tab();
    await expect(checkbox('Select Mumbai')).toHaveFocus();
  },
};

/** The parent holds the selection, also of rows on other pages. */
export const AcrossPages: Story = {
  args: { selectedIds: new Set(['1', '77', '78']) },
  play: async ({ args }) => {
    await expect(screen.getByText('3 selected')).toBeVisible();
    await userEvent.click(checkbox('Select Mumbai'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['1', '77', '78', '2']),
      expect.anything(),
    );
    await expect(checkbox('Select Mumbai').checked).toBe(false);
  },
};

export const ActionsOnly: Story = {
  args: { isSelectable: false },
  play: async () => {
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  },
};

/** Without a card around it all of its columns are on one ground. */
export const OffACard: Story = {
  render: (args) => (
    <div style={{ backgroundColor: 'rgb(224, 255, 255)', padding: 16 }}>
      <DataGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const ground = (element: Element): string => getComputedStyle(element).backgroundColor;
    const header = canvas.getByRole('columnheader', { name: 'Actions' });
    await expect(ground(canvas.getByRole('table'))).toBe(ground(header));
  },
};

/** A table with more than fits scrolls by itself; also what is only heard of its last column does not make the page scroll. */
export const WiderThanThePage: Story = {
  args: { rows: wide },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Cities' });
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
  },
};

/** What can be done with a row stays in view while its columns scroll under it; what takes focus there is not covered (WCAG 2.4.11). */
export const ActionsStayInView: Story = {
  args: {
    rows: wide,
    columns: [
      { id: 'name', header: 'Name', renderCell: (city) => city.name, isRowHeader: true },
      { id: 'state', header: 'State', renderCell: (city) => city.state },
      {
        id: 'map',
        header: 'Map',
        renderCell: (city) => <Link href={`#${city.id}`}>{`${city.name} on a map`}</Link>,
      },
    ],
  },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Cities' });
    const menu = canvas.getByRole('button', { name: 'Actions for Pune' });
    const edge = (element: Element, side: 'left' | 'right'): number =>
      Math.round(element.getBoundingClientRect()[side]);
    await expect(area.scrollLeft).toBe(0);
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    await expect(edge(menu, 'right')).toBeLessThanOrEqual(edge(area, 'right'));
    await expect(edge(menu, 'left')).toBeGreaterThanOrEqual(edge(area, 'left'));
    canvas.getByRole('link', { name: 'Pune on a map' }).focus();
    await expect(area.scrollLeft).not.toBe(0);
    const cell = menu.closest('td');
    if (!cell) throw new Error('The menu stands in no cell.');
    const link = canvas.getByRole('link', { name: 'Pune on a map' });
    if (document.dir === 'rtl') await expect(edge(link, 'left')).toBeGreaterThanOrEqual(edge(cell, 'right'));
    else await expect(edge(link, 'right')).toBeLessThanOrEqual(edge(cell, 'left'));
  },
};

export const ActionsStayInViewRightToLeft: Story = {
  ...ActionsStayInView,
  globals: { ...ActionsStayInView.globals, direction: 'rtl' },
};

export const Cards: Story = {
  args: { selectedIds: new Set(['2']) },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(checkbox('Select Mumbai')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Actions for Pune' })).toBeVisible();
  },
};

export const Loading: Story = { args: { rows: [], isLoading: true } };

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async () => {
    await userEvent.click(checkbox('Pune चुनें'));
    await expect(screen.getByText('1 चुने गए')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Pune के लिए कार्य' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Chosen rows, waiting for the next page, waiting for the first one, and nothing to show. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <DataGrid {...args} caption="Some chosen" isCaptionVisible selectedIds={new Set(['1', '3'])} />
      <DataGrid {...args} caption="Loading the next page" isCaptionVisible isLoading />
      <DataGrid {...args} caption="Loading" isCaptionVisible rows={[]} isLoading />
      <DataGrid
        {...args}
        caption="Empty"
        isCaptionVisible
        rows={[]}
        empty={<EmptyState title="No cities match">Try another name or state.</EmptyState>}
      />
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<DataGrid {...args} />);
    await expect(errors).toEqual([]);
  },
};
