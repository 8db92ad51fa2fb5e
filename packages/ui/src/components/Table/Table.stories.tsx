import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { cities, type City } from '../../testing/cities.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tag } from '../Tag/index.ts';
import { Table, type TableColumn, type TableProps } from './index.ts';

const number = new Intl.NumberFormat('en-IN');

const columns: readonly TableColumn<City>[] = [
  {
    id: 'name',
    header: 'Name',
    renderCell: (city) => city.name,
    isRowHeader: true,
    sortValue: (city) => city.name,
  },
  { id: 'state', header: 'State', renderCell: (city) => city.state },
  { id: 'tier', header: 'Tier', renderCell: (city) => city.tier },
  {
    id: 'usedBy',
    header: 'Used by',
    renderCell: (city) => number.format(city.usedBy),
    align: 'end',
    sortValue: (city) => city.usedBy,
  },
  {
    id: 'status',
    header: 'Status',
    renderCell: (city) => (city.isActive ? <Tag tone="success">Active</Tag> : <Tag>Inactive</Tag>),
    card: 'aside',
  },
];

const meta = {
  title: 'Data/Table',
  component: Table<City>,
  args: { caption: 'Cities', columns, rows: cities, getRowId: (city: City) => city.id, onSortChange: fn() },
} satisfies Meta<typeof Table<City>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names of the rows from top to bottom. */
const names = (canvasElement: HTMLElement): string[] =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent ?? '');

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Cities' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Name', 'State', 'Tier', 'Used by', 'Status']);
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByRole('row', { name: /Mumbai/ })).toHaveTextContent('1,204');
  },
};

export const Playground: Story = {};

/** Pressing a header sorts, pressing it again turns the order round; what it is sorted by is announced. */
export const Sorting: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const usedBy = canvas.getByRole('button', { name: 'Used by' });
    await userEvent.click(usedBy);
    await expect(names(canvasElement)).toEqual(['Kolhapur', 'Kochi', 'Pune', 'Chennai', 'Mumbai']);
    await expect(canvas.getByRole('columnheader', { name: 'Used by' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['Sorted by Used by, ascending']));
    await userEvent.keyboard('{Enter}');
    await expect(names(canvasElement)).toEqual(['Mumbai', 'Chennai', 'Pune', 'Kochi', 'Kolhapur']);
    await expect(args.onSortChange).toHaveBeenLastCalledWith(
      { columnId: 'usedBy', direction: 'descending' },
      { column: expect.objectContaining({ id: 'usedBy' }) },
    );
    await userEvent.keyboard(' ');
    await expect(args.onSortChange).toHaveBeenLastCalledWith(
      { columnId: 'usedBy', direction: 'ascending' },
      { column: expect.objectContaining({ id: 'usedBy' }) },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(names(canvasElement)[0]).toBe('Chennai');
    await expect(canvas.getByRole('columnheader', { name: 'Used by' })).not.toHaveAttribute('aria-sort');
  },
};

/** The parent sorts, for example the server: the table shows the rows as they are given. */
export const SortedByParent: Story = {
  args: {
    columns: columns.map(({ sortValue: _sortValue, ...column }) => ({
      ...column,
      isSortable: column.id === 'name',
    })),
    sort: { columnId: 'name', direction: 'ascending' },
  },
  play: async ({ canvas, canvasElement, args }) => {
    const before = names(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith(
      { columnId: 'name', direction: 'descending' },
      { column: expect.objectContaining({ id: 'name' }) },
    );
    await expect(names(canvasElement)).toEqual(before);
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.queryByRole('button', { name: 'Used by' })).toBeNull();
  },
};

function LoadingTable(props: TableProps<City>) {
  const [rows, setRows] = useState<readonly City[]>([]);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setRows(cities)}>
        Arrive
      </Button>
      <Table {...props} rows={rows} isLoading={rows.length === 0} />
    </>
  );
}

/** Places of the right size until the rows are there; announced when it takes a while. */
export const Loading: Story = {
  render: (args) => <LoadingTable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['Loading...']));
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByRole('row', { name: /Pune/ })).toBeVisible();
  },
};

/** The next page is on its way: the rows that are there stay, paler. */
export const LoadingNextPage: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('row', { name: /Pune/ })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No cities match" isAnnounced>
        Try another name or state.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No cities match' })).toBeVisible();
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['No cities match']));
  },
};

const retry = fn();

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState title="Cities could not be loaded" onRetry={retry} requestId="req-7f3a">
        The server took too long to answer.
      </ErrorState>
    ),
  },
  play: async ({ canvas }) => {
    retry.mockClear();
    await waitFor(() => expect(announcedTexts('assertive')).toEqual(['Cities could not be loaded']));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

/** A state that is only words is announced as an EmptyState or ErrorState would be. */
export const PlainTexts: Story = {
  args: { rows: [], empty: 'No cities match' },
  render: (args) => (
    <>
      <Table {...args} />
      <Table {...args} caption="Towns" error="Towns could not be loaded" />
    </>
  ),
  play: async () => {
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['No cities match']));
    await expect(announcedTexts('assertive')).toEqual(['Towns could not be loaded']);
  },
};

/** What stands before the value in a card. */
const labelOf = (cell: HTMLElement): CSSStyleDeclaration => getComputedStyle(cell, '::before');

/** Below 768 px rows become cards: still a table to the ear, sorted by the same buttons, without sideways scrolling. */
export const Cards: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    const pune = canvas.getByRole('row', { name: /Pune/ });
    await expect(within(pune).getByText('Maharashtra')).toBeVisible();
    const state = within(pune).getByText('Maharashtra');
    await expect(state).toHaveAttribute('data-label', 'State');
    // Firefox gives the function, other browsers what it comes to.
    await expect(labelOf(state).content).toMatch(/State|attr\(data-label\)/);
    await expect(labelOf(state).display).not.toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Used by' }));
    await expect(names(canvasElement)[0]).toBe('Kolhapur');
  },
};

/** A long value breaks; the words of its label stay whole. */
export const LongValuesInCards: Story = {
  args: {
    rows: cities.slice(0, 1).map((city) => ({ ...city, state: `${city.state} `.repeat(12) })),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('row', { name: new RegExp(cities[0]?.name ?? '') });
    const height = (value: RegExp): number =>
      Number.parseFloat(labelOf(within(card).getByText(value)).height);
    await expect(height(/Maharashtra/)).toBeGreaterThan(0);
    await expect(height(/Maharashtra/)).toBeLessThanOrEqual(height(/^1$/));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** One that goes by its own room has less than the window beside an open side menu. */
export const CardsInANarrowPlace: Story = {
  args: { fits: 'room' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '520px' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Cities' });
    await expect(getComputedStyle(canvas.getByRole('table')).display).toBe('block');
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
  },
};

/** On a tablet it is a table. */
export const JustWide: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('table')).display).toBe('table');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
  },
};

/** Without cards the table scrolls, and the keyboard can scroll it. */
export const ScrollsSideways: Story = {
  args: {
    narrow: 'scroll',
    columns: columns.map(({ sortValue: _sortValue, ...column }) => column),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Cities' });
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

const many = Array.from({ length: 100 }, (_, index) => ({
  ...cities[index % cities.length],
  id: String(index),
  name: `City ${index + 1}`,
  state: 'Kerala',
  tier: '3',
  usedBy: index,
  isActive: true,
}));

/** A long list scrolls under its header. */
export const StickyHeader: Story = {
  args: { rows: many, hasStickyHeader: true },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Cities' });
    area.scrollTop = 1000;
    const { top } = area.getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'State' }).getBoundingClientRect().top).toBeCloseTo(
        top,
        0,
      ),
    );
  },
};

export const VisibleCaption: Story = { args: { isCaptionVisible: true } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (name: string): number =>
      canvas.getByRole('columnheader', { name }).getBoundingClientRect().left;
    await expect(left('Name')).toBeGreaterThan(left('Status'));
  },
};

export const Hindi: Story = {
  args: { defaultSort: { columnId: 'name', direction: 'ascending' } },
  globals: { locale: 'hi', viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['Name के अनुसार घटते क्रम में']));
  },
};

/** Sorted, waiting for the next page, waiting for the first one, empty and failed. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Table
        {...args}
        caption="Sorted"
        isCaptionVisible
        defaultSort={{ columnId: 'usedBy', direction: 'descending' }}
      />
      <Table {...args} caption="Loading the next page" isCaptionVisible isLoading />
      <Table {...args} caption="Loading" isCaptionVisible rows={[]} isLoading />
      <Table
        {...args}
        caption="Empty"
        isCaptionVisible
        rows={[]}
        empty={<EmptyState title="No cities match">Try another name or state.</EmptyState>}
      />
      <Table
        {...args}
        caption="Failed"
        isCaptionVisible
        rows={[]}
        error={<ErrorState title="Cities could not be loaded" onRetry={retry} requestId="req-7f3a" />}
      />
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { html, errors } = await hydrate(<Table {...args} />);
    await expect(errors).toEqual([]);
    await expect(html).toContain('scope="row"');
  },
};
