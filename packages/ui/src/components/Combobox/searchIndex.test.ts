import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../text/foldText.ts';
import { createSearchIndex, type ComboboxItem } from './searchIndex.ts';

const labels = (...names: string[]): ComboboxItem[] => names.map((label) => ({ id: label, label }));

function found(items: readonly ComboboxItem[], query: string): string[] {
  return [...createSearchIndex(items).search(query)].map((position) => items[position]?.label ?? '');
}

describe('what a search finds', () => {
  it('is everything for an empty query', () => {
    expect(found(labels('Goa', 'Assam'), '  ')).toEqual(['Goa', 'Assam']);
  });

  it('ignores case, accents and punctuation', () => {
    const items = labels('St. Xavier’s College', 'Pondichéry');
    expect(found(items, 'st xaviers')).toEqual(['St. Xavier’s College']);
    expect(found(items, 'PONDICHERY')).toEqual(['Pondichéry']);
  });

  it('comes by other names too', () => {
    const states: ComboboxItem[] = [
      { id: 'OD', label: 'Odisha', keywords: ['Orissa'] },
      { id: 'UP', label: 'Uttar Pradesh', keywords: ['UP'] },
    ];
    expect(found(states, 'oriss')).toEqual(['Odisha']);
    expect(found(states, 'up')).toEqual(['Uttar Pradesh']);
  });

  it('has all words of the query, in any order', () => {
    const items = labels(
      'College of Engineering, Pune',
      'College of Engineering, Nagpur',
      'Pune Polytechnic',
    );
    expect(found(items, 'pune coll')).toEqual(['College of Engineering, Pune']);
  });

  it('does not match across two fields', () => {
    expect(found([{ id: '1', label: 'Goa', keywords: ['Panaji'] }], 'goa panaji')).toEqual(['Goa']);
    expect(found([{ id: '1', label: 'Goa', keywords: ['Panaji'] }], 'oapan')).toEqual([]);
  });
});

describe('what a text names in full', () => {
  const states: ComboboxItem[] = [
    { id: 'UK', label: 'Uttarakhand', keywords: ['Goa hills'] },
    { id: 'GA', label: 'Goa', keywords: ['GA'] },
    { id: 'UP', label: 'Uttar Pradesh', keywords: ['UP', 'Goa'] },
  ];
  const named = (text: string) => states[createSearchIndex(states).find(text)]?.id;

  it('is the item with that label, or else with that keyword', () => {
    expect(named('goa')).toBe('GA');
    expect(named(' uttar-pradesh ')).toBe('UP');
    expect(named('up')).toBe('UP');
    expect(named('goa hills')).toBe('UK');
  });

  it('is nothing for a part of a name', () => {
    expect(named('uttar')).toBeUndefined();
    expect(named('')).toBeUndefined();
  });
});

describe('the order', () => {
  it('is start of the label, start of a word, anywhere, words apart; then as given', () => {
    const items = labels(
      'Kanpur University',
      'Unani College',
      'Puna Town',
      'Anna University',
      'Unity Institute',
    );
    expect(found(items, 'un')).toEqual([
      'Unani College',
      'Unity Institute',
      'Kanpur University',
      'Anna University',
      'Puna Town',
    ]);
  });

  it('is that of the best place, wherever else the query stands', () => {
    const items = labels('Sununu Sunun', 'Punjab University', 'Pununiversity');
    expect(found(items, 'un')).toEqual(['Punjab University', 'Sununu Sunun', 'Pununiversity']);
  });

  it('puts an equal keyword with the starts, other keywords with the words', () => {
    const items: ComboboxItem[] = [
      { id: '1', label: 'Group of Colleges' },
      { id: '2', label: 'Sharda', keywords: ['Upper Campus'] },
      { id: '3', label: 'Uttar Pradesh', keywords: ['UP'] },
      { id: '4', label: 'Upadhyay Institute' },
    ];
    expect(found(items, 'up')).toEqual([
      'Uttar Pradesh',
      'Upadhyay Institute',
      'Sharda',
      'Group of Colleges',
    ]);
  });

  it('keeps the items of a heading together, headings in the order of their first item', () => {
    const items: ComboboxItem[] = [
      { id: '1', label: 'Nagpur', group: 'West' },
      { id: '2', label: 'Durgapur', group: 'East' },
      { id: '3', label: 'Purulia', group: 'East' },
      { id: '4', label: 'Pure', group: 'West' },
    ];
    expect(found(items, '')).toEqual(['Nagpur', 'Pure', 'Durgapur', 'Purulia']);
    expect(found(items, 'pur')).toEqual(['Pure', 'Nagpur', 'Purulia', 'Durgapur']);
    expect(createSearchIndex(items).groups).toEqual(['West', 'East']);
  });
});

describe('typing', () => {
  const letter = fc.constantFrom('a', 'b', ' ', 'É', '-');
  const text = fc.string({ unit: letter, maxLength: 6 });

  it('gives after any keystrokes what a fresh search gives', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), fc.array(text, { maxLength: 10 }), (names, queries) => {
        const items = names.map((label, position) => ({ id: String(position), label }));
        const typed = createSearchIndex(items);
        for (const query of queries) {
          expect([...typed.search(query)]).toEqual([...createSearchIndex(items).search(query)]);
        }
      }),
    );
  });

  /** The order as the interface words it, worked out for each item by itself. */
  const rankOf = (name: string, query: string): number => {
    const label = foldText(name);
    if (label.startsWith(query)) return 0;
    if (label.includes(` ${query}`)) return 1;
    if (label.includes(query)) return 2;
    return query.split(' ').every((word) => label.includes(word)) ? 3 : Infinity;
  };

  it('finds after any keystrokes what each item says by itself, best first', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), fc.array(text, { maxLength: 6 }), (names, queries) => {
        const index = createSearchIndex(names.map((label, position) => ({ id: String(position), label })));
        for (const query of queries) {
          const ranked = names.map((name, position) => ({ position, rank: rankOf(name, foldText(query)) }));
          const expected = ranked
            .filter(({ rank }) => rank !== Infinity)
            .toSorted((one, other) => one.rank - other.rank);
          expect([...index.search(query)]).toEqual(expected.map(({ position }) => position));
        }
      }),
    );
  });

  it('can be prepared in steps', () => {
    const items = labels(...Array.from({ length: 1200 }, (_, index) => `College ${index}`));
    const index = createSearchIndex(items);
    let looks = 0;
    expect(index.prepare(() => ++looks < 2)).toBe(false);
    expect(index.search('college 1199')).toEqual([1199]);
    expect(index.prepare(() => false)).toBe(true);
  });
});

describe('100,000 items', () => {
  const items = Array.from({ length: 100_000 }, (_, index) => ({
    id: `I${index}`,
    label: `${['Government', 'National', 'Modern'][index % 3]} Polytechnic ${index % 60 ? 'Pune' : 'Nagpur'} (I${index})`,
  }));

  it('are looked through once: each further letter looks only at what was left', () => {
    let looks = 0;
    const counted = items.map((item) => item.label);
    const index = createSearchIndex(items);
    const sizes = ['n', 'na', 'nag', 'nagp', 'nagpu', 'nagpur', 'nagpur i9996'].map((query) => {
      const result = index.search(query);
      looks += result.length;
      return result.length;
    });
    expect(sizes.at(-1)).toBe(counted.filter((label) => /Nagpur \(I9996/.test(label)).length);
    expect(sizes.toSorted((one, other) => other - one)).toEqual(sizes);
    expect(looks).toBeLessThan(items.length * 3);
  });
});
