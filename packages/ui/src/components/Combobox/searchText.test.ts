import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../text/foldText.ts';
import { createSearchText, letterOf, UNRANKED } from './searchText.ts';

const preparedText = (items: readonly { label: string; keywords?: readonly string[] }[]) => {
  const text = createSearchText(items);
  text.prepare(() => true);
  return text;
};

const partOf = (text: ReturnType<typeof createSearchText>, position: number) =>
  text.whole().slice(text.startOf(position), text.startOf(position + 1));

/** Whatever folding treats in a way of its own, at the edges of names as well as within. */
const name = fc.string({
  unit: fc.constantFrom(
    'a',
    'N',
    ' ',
    '-',
    '’',
    'É',
    '\u0301',
    'Σ',
    'İ',
    'क',
    '़',
    '१',
    '\u200d',
    '한',
    '\n',
    '😀',
  ),
  maxLength: 6,
});
const item = fc.record(
  { label: name, keywords: fc.array(name, { maxLength: 2 }) },
  { requiredKeys: ['label'] },
);

describe('the text of a list', () => {
  it('holds each item as if it were folded by itself', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), (items) => {
        const text = preparedText(items);
        for (const [position, { label, keywords = [] }] of items.entries()) {
          const names = [label, ...keywords].map((one) => ` ${foldText(one)}\n`);
          expect(partOf(text, position)).toBe(`${names.join('')}\0`);
        }
        expect(text.startOf(items.length)).toBe(text.whole().length);
      }),
    );
  });

  it('takes no character of a name for the end of it', () => {
    const text = preparedText([{ label: 'Goa\0Panaji' }, { label: 'Diu\u0001Daman', keywords: ['\0'] }]);
    expect([partOf(text, 0), partOf(text, 1)]).toEqual([' goa panaji\n\0', ' diu daman\n \n\0']);
  });

  it('is whole whichever way it was prepared', () => {
    const items = Array.from({ length: 1200 }, (_, index) => ({ label: `College ${index}` }));
    const steps = createSearchText(items);
    let looks = 0;
    while (!steps.prepare(() => ++looks % 2 === 1)) expect(steps.prepared()).toBeLessThan(items.length);
    expect(looks).toBeGreaterThan(2);
    expect(steps.whole()).toBe(preparedText(items).whole());
  });
});

describe('the rank of a letter', () => {
  it('is what reading the item says', () => {
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('a', 'n', 'e', 'z'),
        (items, letter) => {
          const text = preparedText(items);
          for (const position of items.keys()) {
            const part = partOf(text, position);
            const read = part.startsWith(` ${letter}`)
              ? 0
              : part.includes(` ${letter}`)
                ? 1
                : part.includes(letter)
                  ? 2
                  : UNRANKED;
            expect(text.rankOfLetter(position, letterOf(letter))).toBe(read);
          }
        },
      ),
    );
  });

  it.each([
    ['a', 0],
    ['z', 25],
    ['{', -1],
    ['`', -1],
    ['A', -1],
    ['ab', -1],
    ['', -1],
    ['क', -1],
  ])('is known for a to z alone: %j is %i', (query, letter) => {
    expect(letterOf(query)).toBe(letter);
  });
});
