import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryOf, readListAddress, type KnownList } from './listAddress.ts';

/** A list with a filter of each kind. */
const books: KnownList = {
  columns: [
    { field: 'title', label: 'resources.fields.name', shown: 'always', sort: 'title' },
    { field: 'code', label: 'resources.fields.code', sort: 'code' },
    { field: 'updatedAt', label: 'resources.fields.updatedAt', shown: 'chosen' },
  ],
  filters: [
    {
      name: 'phase',
      label: 'resources.fields.status',
      options: { Draft: 'resources.yes', Lent: 'resources.no' },
    },
    { name: 'stateCode', label: 'resources.fields.state', options: 'states' },
    { name: 'isActive', label: 'resources.fields.status', options: 'active' },
    { name: 'year', label: 'resources.fields.passingYear', options: 'years' },
    { name: 'from', label: 'resources.fields.createdFrom', options: 'day' },
    { name: 'minPages', label: 'resources.fields.name', options: { most: 10, decimals: 2 } },
    { name: 'minCopies', label: 'resources.fields.name', options: { most: 5 } },
    {
      name: 'shelf',
      label: 'resources.fields.name',
      options: { named: [{ id: 'north', label: 'North' }] },
    },
    {
      name: 'authorID',
      label: 'resources.fields.name',
      options: { family: '/author', key: 'author' },
    },
    {
      name: 'genreID',
      label: 'resources.fields.name',
      options: { family: '/genre', key: 'genre' },
      takesSeveral: true,
    },
  ],
  parts: [],
  tabs: [],
};

const read = (query: string) => readListAddress(new URLSearchParams(query), books);

describe('the address of a list', () => {
  it('says what the screen shows', () => {
    const { state, leftOut } = read('page=3&search=solar&phase=Draft&record=ab-1&edit=yes&tab=history');
    expect(leftOut).toEqual([]);
    expect(state).toMatchObject({ page: 3, record: 'ab-1', isEditing: true, part: null, tab: 'history' });
    expect(queryOf(state)).toEqual({ search: 'solar', phase: 'Draft' });
  });

  it('takes a number, and several records where the filter does', () => {
    const { state, leftOut } = read('minPages=7.5&genreID=crime,poems');
    expect(leftOut).toEqual([]);
    expect(queryOf(state)).toEqual({ minPages: '7.5', genreID: 'crime,poems' });
  });

  it.each([
    ['phase=Nonsense', 'phase'],
    ['phase=constructor', 'phase'],
    ['minPages=-1', 'minPages'],
    ['minPages=7.125', 'minPages'],
    ['minPages=10.5', 'minPages'],
    ['minCopies=1.5', 'minCopies'],
    ['minPages=7.', 'minPages'],
    ['minPages=many', 'minPages'],
    ['authorID=a,b', 'authorID'],
    ['genreID=a,,b', 'genreID'],
    [`genreID=${Array.from({ length: 61 }, (_, at) => `g${at}`).join(',')}`, 'genreID'],
    ['page=abc', 'page'],
    ['page=0', 'page'],
    ['page=1e3', 'page'],
    ['page=1000001', 'page'],
    ['sort=nonsense', 'sort'],
    ['columns=nonsense', 'columns'],
    ['columns=,', 'columns'],
    ['sort=--code', 'sort'],
    ['record=a%2Fb', 'record'],
    ['edit=everything', 'edit'],
    ['tab=__proto__', 'tab'],
    ['search=%00a', 'search'],
    [`search=${'a'.repeat(101)}`, 'search'],
  ])('%s is left out, and that is known', (query, name) => {
    expect(read(query).leftOut).toEqual([name]);
    expect(read(query).state).toEqual(read('').state);
  });

  it('knows of a list that names its orders those alone', () => {
    const ordered = { ...books, orders: { '-title': 'resources.yes' } } as const;
    expect(readListAddress(new URLSearchParams('sort=-title'), ordered).leftOut).toEqual([]);
    expect(readListAddress(new URLSearchParams('sort=title'), ordered).leftOut).toEqual(['sort']);
  });

  it('asks the server for nothing that the list does not declare, whatever it says', () => {
    const names = [
      'page',
      'search',
      'sort',
      'record',
      'edit',
      'tab',
      'phase',
      'stateCode',
      'isActive',
      'year',
      'from',
      'shelf',
      'authorID',
    ];
    const parameters = fc.array(
      fc.tuple(
        fc.constantFrom(...names),
        fc.oneof(
          fc.string(),
          fc.constantFrom(
            'MH',
            'true',
            '-code',
            'north',
            '2027',
            '2026-11-28',
            '\0',
            '😀',
            'constructor',
            '1e9',
          ),
        ),
      ),
    );
    fc.assert(
      fc.property(parameters, (pairs) => {
        const { state } = read(new URLSearchParams(pairs).toString());
        expect(Number.isSafeInteger(state.page) && state.page > 0).toBe(true);
        const { search = 'none', sort = '', ...filters } = queryOf(state);
        expect(search).toMatch(/^\P{Cc}{2,100}$/u);
        expect(['', ...books.columns.map((column) => column.sort)]).toContain(sort.replace(/^-/, ''));
        for (const [name, value] of Object.entries(filters)) {
          expect([name, value, isDeclared(name, value)]).toEqual([name, value, true]);
        }
      }),
      { numRuns: 200 },
    );
  });
});

function isDeclared(name: string, value: string): boolean {
  const { options = {} } = books.filters.find((filter) => filter.name === name) ?? {};
  if (options === 'active') return ['true', 'false'].includes(value);
  if (options === 'years') return /^20\d\d$/.test(value);
  if (options === 'day') return /^\d{4}-\d\d-\d\d$/.test(value);
  if (name === 'minPages') return /^\d{1,2}(\.\d{1,2})?$/.test(value);
  if (name === 'minCopies') return /^[0-5]$/.test(value);
  if (name === 'genreID') return /^[\w-]{1,64}(,[\w-]{1,64}){0,19}$/.test(value);
  if (options === 'states') return /^[A-Z]{2}$/.test(value);
  if ('named' in options && Array.isArray(options.named)) return value === 'north';
  return 'family' in options ? /^[\w-]{1,64}$/.test(value) : Object.keys(options).includes(value);
}
