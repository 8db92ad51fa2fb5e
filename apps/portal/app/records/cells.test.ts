import * as fc from 'fast-check';
import { formatsOf } from '#app/i18n/formats.ts';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { isValidElement } from 'react';
import { i18n, startI18n } from '#app/i18n/i18n.ts';
import { defineResource } from './defineResource.ts';
import type { AnyColumn, Format } from './resource.ts';
import { cellOf } from './cells.tsx';

// Says the key, as i18next does without texts.
const t = ((key: string) => key) as unknown as TFunction;

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
        const cell = cellOf(column, { id: 'one', value }, t, formatsOf('en'));
        expect(
          cell === null ||
            isValidElement(cell) ||
            (typeof cell === 'string' && !/^(?:NaN|undefined)/.test(cell)),
        ).toBe(true);
      },
    ),
  );
});

it('names a record by its id when the server sent no name', () => {
  const resource = defineResource({
    family: '/admin/sector',
    key: 'sector',
    texts: { title: 'resources.sector.title', one: 'resources.sector.one', many: 'resources.sector.many' },
    nameOf: ({ name }) => name.trim(),
    columns: [],
  });
  expect(resource.nameOf({ id: 'one', name: 5 })).toBe('one');
});

it('names a record in the language of the portal where it has a name in it', async () => {
  const city = defineResource({
    family: '/admin/city',
    key: 'city',
    texts: { title: 'resources.city.title', one: 'resources.city.one', many: 'resources.city.many' },
    nameOf: ({ name }) => name,
    columns: [],
  });
  const pune = { id: 'one', name: 'Pune', nameTranslations: { hi: 'पुणे' } };
  startI18n({});
  expect(city.nameOf(pune)).toBe('Pune');
  await i18n.changeLanguage('hi');
  expect(city.nameOf(pune)).toBe('पुणे');
  expect(city.nameOf({ id: 'two', name: 'Newtown', nameTranslations: {} })).toBe('Newtown');
  await i18n.changeLanguage('en');
});

it('links an address of the web only where it is a safe one', () => {
  const cell = (value: string) =>
    cellOf(
      { field: 'value', label: 'resources.details', as: 'url' } as AnyColumn,
      { id: 'one', value },
      t,
      formatsOf('en'),
    );
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
