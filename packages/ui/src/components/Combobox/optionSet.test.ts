import { describe, expect, it } from 'vitest';
import { createOptionSet } from './optionSet.ts';
import { createSearchIndex, type ComboboxItem } from './searchIndex.ts';

const items: ComboboxItem[] = [
  { id: 'GA', label: 'Goa' },
  { id: 'GJ', label: 'Gujarat', disabled: true },
  { id: 'KL', label: 'Kerala' },
];

function optionsFor(query: string, addition: string | null = null) {
  const index = createSearchIndex(items);
  return createOptionSet(
    index,
    index.search(query),
    addition === null ? null : { kind: 'create', text: addition },
  );
}

describe('the options of a list', () => {
  it('are the items found, then what there is to do', () => {
    const options = optionsFor('g', 'G');
    expect([options.count, options.itemCount]).toEqual([3, 2]);
    expect(options.at(0)).toEqual({ kind: 'item', item: items[0] });
    expect(options.at(2)).toEqual({ kind: 'create', text: 'G' });
    expect(options.at(3)).toBeNull();
    expect(options.at(-1)).toBeNull();
  });

  it('know where an item is', () => {
    expect(optionsFor('').positionOf('KL')).toBe(2);
    expect(optionsFor('ker').positionOf('KL')).toBe(0);
    expect(optionsFor('ker').positionOf('GA')).toBe(-1);
    expect(optionsFor('').positionOf(null)).toBe(-1);
  });

  it('are stepped through without the disabled ones, round and round', () => {
    const options = optionsFor('');
    expect(options.step(-1, 1)).toBe(0);
    expect(options.step(0, 1)).toBe(2);
    expect(options.step(2, 1)).toBe(0);
    expect(options.step(0, -1)).toBe(2);
    expect(options.step(options.count, -1)).toBe(2);
  });

  it('can begin with the one that takes all of them', () => {
    const index = createSearchIndex(items);
    const options = createOptionSet(index, index.search(''), null, true);
    expect([options.count, options.itemCount]).toEqual([4, 3]);
    expect(options.at(0)).toEqual({ kind: 'all' });
    expect(options.at(1)).toEqual({ kind: 'item', item: items[0] });
    expect(options.at(4)).toBeNull();
    expect(options.positionOf('KL')).toBe(3);
    expect(options.step(1, 1)).toBe(3);
    expect(options.step(3, 1)).toBe(0);
  });

  it('can be none at all', () => {
    expect(optionsFor('guj').step(-1, 1)).toBe(-1);
    expect(optionsFor('xyz').step(-1, 1)).toBe(-1);
  });
});
