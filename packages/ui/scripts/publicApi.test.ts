import { beforeAll, expect, it } from 'vitest';
import { readSnapshots } from './apiSnapshots.ts';
import { readPublicApi } from './publicApi.ts';
import type { PublicApi } from './publicApi.ts';

let api: PublicApi;
beforeAll(() => {
  api = readPublicApi();
}, 240_000);

it('is what the snapshots in api/ say; a change that is meant: pnpm --filter @aarambh/ui api', () => {
  expect(api.snapshots).toEqual(readSnapshots());
});

it('makes every component that takes a ref with withRef, for React 18', () => {
  expect(api.functionsWithRef).toEqual([]);
});
