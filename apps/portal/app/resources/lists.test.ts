import { expect, test } from 'vitest';
import { lists } from './lists.ts';

const resources = await Promise.all(Object.values(lists).flatMap((load) => load?.() ?? []));

test('what many records can take at once is what one can', () => {
  const wrong = resources.flatMap(({ key, bulk = [], actions, columns }) => {
    const isSwitched = actions.update !== undefined && columns.some(({ as }) => as === 'active');
    const known = [
      ...(isSwitched ? ['activate', 'deactivate'] : []),
      ...(actions.remove === undefined ? [] : ['delete']),
      ...(actions.own ?? []).map(({ id }) => id),
    ];
    return bulk.filter((id) => !known.includes(id)).map((id) => `${key}: ${id}`);
  });
  expect(resources.filter(({ bulk }) => bulk !== undefined).length).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
});

test('what stands as tabs above a list is a filter with values of its own', () => {
  const tabs = resources.flatMap(({ key, countedBy, filters }) =>
    countedBy === undefined ? [] : { key, options: filters.find(({ name }) => name === countedBy)?.options },
  );
  const isFixed = (options: unknown): boolean =>
    typeof options === 'object' && options !== null && !('family' in options);
  expect(tabs.length).toBeGreaterThan(3);
  expect(tabs.filter(({ options }) => !isFixed(options))).toEqual([]);
});
