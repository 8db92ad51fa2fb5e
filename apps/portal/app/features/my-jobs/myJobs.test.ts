import { expect, it } from 'vitest';
import { queryOf, readListAddress } from '@aarambh/records/data';
import { myJobsResource } from './myJobs.tsx';

it.each(Object.keys(myJobsResource.orders ?? {}))('keeps the order %s, which its screen offers', (sort) => {
  const { state, leftOut } = readListAddress(new URLSearchParams({ sort }), myJobsResource);
  expect(leftOut).toEqual([]);
  expect(queryOf(state)).toEqual({ sort });
});

it('knows no order that its screen does not offer', () => {
  expect(readListAddress(new URLSearchParams('sort=createdAt'), myJobsResource).leftOut).toEqual(['sort']);
});
