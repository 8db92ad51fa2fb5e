import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { failureOf } from '../../src/platform/errors.ts';

test.each([
  ['a server that only reads, while another takes over', '25006'],
  ['a statement that ran too long', '57014'],
  ['a server that stops', '57P01'],
  ['no connection left', '53300'],
  ['a lock that was waited for too long', '55P03'],
  ['a deadlock', '40P01'],
  ['two callers at once', '40001'],
])('%s is no fault of ours, and another try will work', (_what, code) => {
  const cause = Object.assign(new Error('of the driver'), { code });
  expect(failureOf(new DrizzleQueryError('select', [], cause))).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
    headers: { 'retry-after': '2' },
  });
});
