import { expect, it } from 'vitest';
import { measure, measured, readLimits, tableNames, total } from '../scripts/sizes.ts';

const limits = readLimits();

it('gives every entry a limit and a row in the README; new ones: pnpm --filter @aarambh/ui sizes', () => {
  expect(Object.keys(limits)).toEqual(measured);
  expect(tableNames()).toEqual(measured);
});

it.each(measured)('%s stays below its limit of compressed bytes', async (name) => {
  expect(total(await measure(name))).toBeLessThanOrEqual(limits[name] ?? 0);
});
