import { expect, it } from 'vitest';
import { createItemLookup } from './itemLookup.ts';

it('goes through a list once, and not at all before it is needed', () => {
  let reads = 0;
  const items = new Proxy([{ id: 'a', label: 'A' }], {
    get(list, key, receiver) {
      if (key === '0') reads += 1;
      return Reflect.get(list, key, receiver);
    },
  });
  const find = createItemLookup(items);
  expect(reads).toBe(0);
  expect(find('a')?.label).toBe('A');
  expect(find('b')).toBeUndefined();
  expect(reads).toBe(1);
});
