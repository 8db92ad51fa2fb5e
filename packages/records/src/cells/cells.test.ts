import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isValidElement } from 'react';
import { resourcesIn } from '../declare/defineResource.ts';
import { libraryFormats } from '../library/formats.ts';
import type { AnyColumn, Format } from '../declare/column.ts';
import { cellOf } from './cells.tsx';

// Says the key, as i18next does without texts.
const t = (key: string): string => key;

const choices = { Draft: 'resources.yes', Posted: 'resources.no' } as const;
const marks = { Draft: 'neutral', Posted: 'success' } as const;

const formats: readonly Format[] = [
  'text',
  'number',
  'grade',
  'percent',
  'years',
  'money',
  'moment',
  'day',
  'state',
  'parts',
  'lines',
  'email',
  'phone',
  'url',
  'yesNo',
  'active',
  'choice',
];

it('draws any value that a server may send, or says that it cannot', () => {
  const odd = fc.constantFrom('constructor', '__proto__', 'toString', 'soon', '9e999', 9e99, NaN);
  fc.assert(
    fc.property(
      fc.constantFrom(...formats),
      fc.oneof(fc.jsonValue(), odd),
      fc.boolean(),
      (as, value, isToned) => {
        const tones = isToned ? { tones: marks } : {};
        const column: AnyColumn = {
          field: 'value',
          label: 'resources.details',
          as,
          choices,
          ...tones,
        };
        const cell = cellOf(column, { id: 'one', value }, t, libraryFormats);
        expect(
          cell === null ||
            isValidElement(cell) ||
            (typeof cell === 'string' && !/^(?:NaN|undefined)/.test(cell)),
        ).toBe(true);
      },
    ),
  );
});

const books = {
  family: '/book',
  key: 'book',
  texts: { title: 'Books', one: 'Book', many: 'Books' },
  columns: [],
} as const;

it('names a record by its id when the server sent no name', () => {
  const { nameOf } = resourcesIn(() => 'en')({ ...books, nameOf: ({ title }) => title.trim() });
  expect(nameOf({ id: 'one', title: 5 })).toBe('one');
});

it('names a record in the language of the page where it has a name in it', () => {
  let language = 'en';
  const { nameOf } = resourcesIn(() => language)({ ...books, nameOf: ({ title }) => title });
  const godan = { id: 'one', title: 'Godan', nameTranslations: { hi: 'गोदान' } };
  expect(nameOf(godan)).toBe('Godan');
  language = 'hi';
  expect(nameOf(godan)).toBe('गोदान');
  expect(nameOf({ id: 'two', title: 'Emma', nameTranslations: {} })).toBe('Emma');
});

it('links an address of the web only where it is a safe one', () => {
  const cell = (value: string) =>
    cellOf({ field: 'value', as: 'url' }, { id: 'one', value }, t, libraryFormats);
  expect(cell('https://example.in/')).toMatchObject({ props: { href: 'https://example.in/' } });
  for (const unsafe of [
    'javascript:alert(1)',
    'http://example.in',
    'data:text/html,x',
    'example.in',
    '//example.in',
  ])
    expect(cell(unsafe)).toBe(unsafe);
});
