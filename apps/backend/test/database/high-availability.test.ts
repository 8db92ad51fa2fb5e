/** Figures of the files in deploy/high-availability that only hold together. `npm run test:all -- cluster` starts what they describe. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const fileOf = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/high-availability/${name}`, import.meta.url), 'utf8');

const number = (file: string, pattern: RegExp): number => Number(pattern.exec(fileOf(file))?.[1]);

test('a primary without its replicas is replaced before a COMMIT gives up waiting for them', () => {
  const ttl = number('patroni.yml', /ttl: (\d+)/);
  const statement = number('account.sql', /statement_timeout = '(\d+)s'/);
  expect(ttl).toBeGreaterThan(0);
  expect(ttl).toBeLessThan(statement);
});

test('Patroni has the time to ask twice before its key ends', () => {
  const [ttl, wait, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
    number('patroni.yml', new RegExp(`${name}: (\\d+)`)),
  );
  expect(ttl).toBeGreaterThanOrEqual((wait ?? Infinity) + 2 * (retry ?? Infinity));
});

test('a connection of the pooler is lent for one transaction', () => {
  expect(fileOf('pgbouncer.ini')).toContain('pool_mode = transaction');
});
