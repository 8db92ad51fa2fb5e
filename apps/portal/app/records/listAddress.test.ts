import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { myJobsResource } from '#app/features/my-jobs/myJobs.tsx';
import { jobDescriptionResource } from '#app/features/jobs/jobDescription.tsx';
import { instituteResource } from '#app/features/institutes/institute.tsx';
import { queryOf, readListAddress, type KnownList } from './listAddress.ts';

const read = (query: string) => readListAddress(new URLSearchParams(query), jobDescriptionResource);

describe('the address of a list', () => {
  it('says what the screen shows', () => {
    const { state, leftOut } = read('page=3&search=solar&phase=Draft&record=ab-1&edit=yes&tab=history');
    expect(leftOut).toEqual([]);
    expect(state).toMatchObject({ page: 3, record: 'ab-1', isEditing: true, part: null, tab: 'history' });
    expect(queryOf(state)).toEqual({ search: 'solar', phase: 'Draft' });
  });

  it.each([
    ['phase=Nonsense', 'phase'],
    ['phase=constructor', 'phase'],
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

  it.each(Object.keys(myJobsResource.orders ?? {}))('keeps the order %s, which its screen offers', (sort) => {
    const { state, leftOut } = readListAddress(new URLSearchParams({ sort }), myJobsResource);
    expect(leftOut).toEqual([]);
    expect(queryOf(state)).toEqual({ sort });
  });

  it('knows no order that its screen does not offer', () => {
    expect(readListAddress(new URLSearchParams('sort=createdAt'), myJobsResource).leftOut).toEqual(['sort']);
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
      'type',
    ];
    const parameters = fc.array(
      fc.tuple(
        fc.constantFrom(...names),
        fc.oneof(fc.string(), fc.constantFrom('MH', 'true', '-name', '\0', '😀', 'constructor', '1e9')),
      ),
    );
    fc.assert(
      fc.property(parameters, fc.constantFrom(0, 1), (pairs, index) => {
        const list = [jobDescriptionResource, instituteResource][index] ?? jobDescriptionResource;
        const { state } = readListAddress(new URLSearchParams(pairs), list);
        expect(Number.isSafeInteger(state.page) && state.page > 0).toBe(true);
        const { search = 'none', sort = '', ...filters } = queryOf(state);
        expect(search).toMatch(/^\P{Cc}{2,100}$/u);
        expect(['', ...list.columns.map((column) => column.sort)]).toContain(sort.replace(/^-/, ''));
        for (const [name, value] of Object.entries(filters)) {
          expect([name, value, isDeclared(list, name, value)]).toEqual([name, value, true]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

function isDeclared(list: KnownList, name: string, value: string): boolean {
  const { options = {} } = list.filters.find((filter) => filter.name === name) ?? {};
  if (options === 'active') return ['true', 'false'].includes(value);
  if (options === 'years') return /^20\d\d$/.test(value);
  if (options === 'day') return /^\d{4}-\d\d-\d\d$/.test(value);
  if (options === 'states') return /^[A-Z]{2}$/.test(value);
  return 'family' in options ? /^[\w-]{1,64}$/.test(value) : Object.keys(options).includes(value);
}
