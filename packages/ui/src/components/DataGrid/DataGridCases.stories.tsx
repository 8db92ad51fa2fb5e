import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { Button } from '../Button/index.ts';
import { DataGrid, type DataGridProps } from './index.ts';

interface Row {
  id: string;
  name: string;
  score: number | null;
}

const row = (id: number, name = `Student ${id}`): Row => ({ id: String(id), name, score: id * 10 });
const rows = Array.from({ length: 6 }, (_, index) => row(index + 1));

/** Rows that go while they are chosen, that are none, one or a thousand, and that are too long. */
const meta = {
  title: 'Data/DataGrid/Cases',
  component: DataGrid<Row>,
  tags: ['!autodocs', 'proof'],
  args: {
    caption: 'Students',
    columns: [
      {
        id: 'name',
        header: 'Name',
        renderCell: ({ name }) => name,
        isRowHeader: true,
        sortValue: ({ name }) => name,
      },
      {
        id: 'score',
        header: 'Score',
        renderCell: ({ score }) => score,
        align: 'end',
        sortValue: ({ score }) => score,
      },
    ],
    rows,
    getRowId: ({ id }) => id,
    getRowLabel: ({ name }) => name,
    getRowActions: () => [{ id: 'open', label: 'Open' }],
    isSelectable: true,
    onSelectionChange: fn(),
    onRowAction: fn(),
  },
} satisfies Meta<typeof DataGrid<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

const checkbox = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });
const all = (): HTMLInputElement => checkbox('Select all on this page');
const chosen = (): (string | null)[] =>
  screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));

/** Without a row nothing can be chosen: not even all of them. */
export const NoRows: Story = {
  args: { rows: [], empty: 'Nobody has applied yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has applied yet.')).toBeVisible();
    for (const box of screen.queryAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(chosen()).toEqual([]);
  },
};

/** The only row and all rows are the same choice. */
export const OneRow: Story = {
  args: { rows: [row(1)] },
  play: async ({ args }) => {
    const user = await browserUser();
    await user.click(checkbox('Select Student 1'));
    await expect(all()).toBeChecked();
    await user.click(all());
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(), { rows: [] });
    await expect(chosen()).toEqual([]);
  },
};

/** A thousand rows: all of them by one press, and the last of them gives up its own. */
export const Thousand: Story = {
  args: { rows: Array.from({ length: 1000 }, (_, index) => row(index + 1)) },
  play: async ({ args, canvas, canvasElement }) => {
    // By role, a thousand rows take seconds to be looked through.
    canvasElement.querySelector<HTMLInputElement>('thead input')?.click();
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenCalledTimes(1));
    await expect(announcedTexts('polite').at(-1)).toContain('1,000');
    const boxes = canvasElement.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]');
    await expect(boxes).toHaveLength(1000);
    boxes[999]?.click();
    await waitFor(() => expect(canvas.getByText('999 selected')).toBeVisible());
    await expect(canvasElement.querySelector('thead input')).toBePartiallyChecked();
  },
};

/** With Shift the range is that of the order that is seen: sorted the other way, other rows lie between. */
export const RangeAfterSort: Story = {
  play: async () => {
    const user = await browserUser();
    await user.click(checkbox('Select Student 2'));
    const sort = screen.getByRole('button', { name: /^Score/ });
    await user.click(sort);
    await user.click(sort);
    await expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Student 6');
    await user.keyboard('{Shift>}');
    await user.click(checkbox('Select Student 4'));
    await user.keyboard('{/Shift}');
    await expect(chosen()).toEqual(['Select Student 4', 'Select Student 3', 'Select Student 2']);
  },
};

function ThatLoses(props: DataGridProps<Row>) {
  const [kept, setKept] = useState(rows);
  return (
    <>
      <DataGrid {...props} rows={kept} />
      <Button onClick={() => setKept((before) => before.slice(2))}>Remove two</Button>
    </>
  );
}

/** Rows that were chosen go: with what is left, all can be chosen and nobody is half chosen. */
export const ChosenRowsGo: Story = {
  render: (args) => <ThatLoses {...args} />,
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(checkbox('Select Student 1'));
    await user.click(checkbox('Select Student 2'));
    await user.click(canvas.getByRole('button', { name: 'Remove two' }));
    await expect(chosen()).toEqual([]);
    await expect(all()).not.toBeChecked();
    await expect(all()).not.toBePartiallyChecked();
    await user.click(all());
    await expect(all()).toBeChecked();
  },
};

/** The row whose menu is open goes: the menu closes, and the next key is not lost on nothing. */
export const OpenMenusRowGoes: Story = {
  render: (args) => <ThatLoses {...args} />,
  play: async ({ args, canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Actions for Student 1' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
    canvas.getByRole<HTMLButtonElement>('button', { name: 'Remove two' }).click();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(canvas.getByRole('button', { name: 'Actions for Student 3' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith('open', { row: rows[2] });
  },
};

/** Values that are missing, zero and less than zero are put in their order, what is missing last both ways. */
export const MissingAndNegative: Story = {
  args: {
    rows: [
      { id: 'a', name: 'None', score: null },
      { id: 'b', name: 'Minus', score: -3 },
      { id: 'c', name: 'Zero', score: 0 },
      { id: 'd', name: 'Huge', score: 1e15 },
    ],
  },
  play: async () => {
    const user = await browserUser();
    const order = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const sort = screen.getByRole('button', { name: /^Score/ });
    await user.click(sort);
    await expect(order()).toEqual(['Minus', 'Zero', 'Huge', 'None']);
    await user.click(sort);
    await expect(order()).toEqual(['Huge', 'Zero', 'Minus', 'None']);
  },
};

const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A name without a space, 320 px wide: the page does not scroll sideways, and box and menu are still reached. */
export const EndlessWord: Story = {
  args: { rows: [row(1, endless)] },
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <DataGrid {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('[data-component="DataGrid"]')?.parentElement;
    await expect(place?.scrollWidth).toBeLessThanOrEqual(288);
    for (const name of [`Select ${endless}`, `Actions for ${endless}`]) {
      const { left, right } = canvas
        .getByRole(name.startsWith('Select') ? 'checkbox' : 'button', { name })
        .getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(320);
    }
  },
};

/** From right to left, in Hindi: names of boxes and menus are in the page's language. */
export const HindiNames: Story = {
  args: { rows: [row(1, 'आशा')], caption: 'छात्र' },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    const names = [...canvas.getAllByRole('checkbox'), canvas.getByRole('button', { name: /आशा/ })].map(
      (control) => control.getAttribute('aria-label') ?? control.textContent,
    );
    for (const name of names) await expect(name).not.toMatch(/[A-Za-z]/);
  },
};

/** A chosen row is told apart in forced colours by more than its box. */
export const ChosenInForcedColours: Story = {
  play: async () => {
    if (!canSetMediaFeatures) return;
    const user = await browserUser();
    await user.click(checkbox('Select Student 2'));
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const [, first, second] = screen.getAllByRole('row');
      if (!first || !second) throw new Error('There are no rows.');
      const looks = [first, second].map((line) => {
        const { backgroundColor, outlineStyle, boxShadow } = getComputedStyle(line);
        const cell = getComputedStyle(line.querySelector('th, td') ?? line);
        return JSON.stringify([
          backgroundColor,
          outlineStyle,
          boxShadow,
          cell.backgroundColor,
          cell.borderInlineStartStyle,
          cell.borderInlineStartColor,
        ]);
      });
      await expect(checkbox('Select Student 2')).toBeChecked();
      await expect(looks[0]).not.toBe(looks[1]);
    });
  },
};
