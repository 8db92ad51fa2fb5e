import { describe, expect, it } from 'vitest';
import { createRowModel } from './rowModel.ts';
import { createSearchIndex, type ComboboxItem } from './searchIndex.ts';

function rowsOf(items: readonly ComboboxItem[], query: string, extraOptions = 0, firstItem = 0): string[] {
  const index = createSearchIndex(items);
  const order = index.search(query);
  const model = createRowModel(order, index, extraOptions, firstItem);
  return Array.from({ length: model.rowCount }, (_, number) => {
    const row = model.rowAt(number);
    if (row.kind === 'heading') return `# ${row.group}`;
    expect(model.rowOf(row.position)).toBe(number);
    return `${items[order[row.position - firstItem] ?? -1]?.label ?? 'extra'} (${model.groupAt(row.position)})`;
  });
}

const cities: ComboboxItem[] = [
  { id: '1', label: 'Nagpur', group: 'West' },
  { id: '2', label: 'Kolkata', group: 'East' },
  { id: '3', label: 'Elsewhere' },
  { id: '4', label: 'Pune', group: 'West' },
];

describe('the rows of a list', () => {
  it('are its options when nothing is grouped', () => {
    expect(rowsOf([{ id: '1', label: 'Goa' }], '', 1)).toEqual(['Goa (null)', 'extra (null)']);
    expect(rowsOf([], '')).toEqual([]);
  });

  it('have a heading before each group, none for items without one', () => {
    expect(rowsOf(cities, '', 1)).toEqual([
      '# West',
      'Nagpur (West)',
      'Pune (West)',
      '# East',
      'Kolkata (East)',
      'Elsewhere (null)',
      'extra (null)',
    ]);
  });

  it('have what stands before the items before the first heading', () => {
    expect(rowsOf(cities, '', 1, 1)).toEqual([
      'extra (null)',
      '# West',
      'Nagpur (West)',
      'Pune (West)',
      '# East',
      'Kolkata (East)',
      'Elsewhere (null)',
      'extra (null)',
    ]);
  });

  it('leave out headings with nothing under them', () => {
    expect(rowsOf(cities, 'kol')).toEqual(['# East', 'Kolkata (East)']);
    expect(rowsOf(cities, 'xyz')).toEqual([]);
  });
});
