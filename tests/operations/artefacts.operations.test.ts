/** What lies in `deploy/` is taken by the programs that it is for. The nginx file has its own test (`rolling-restart`). */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fromNpm, root, run } from './tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'aarambh-artefacts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');

/** Milliseconds that a server drains, and that it gives running requests afterwards: `apps/backend/src/config`, `apps/backend/src/main.ts`. */
const stopping = { drain: 5_000, requests: 10_000 };

test('systemd reads the unit, and finds it closed', () => {
  const unit = join(folder, 'aarambh@.service');
  // This machine may have Node elsewhere; systemd looks whether the program is there.
  writeFileSync(unit, read('systemd/aarambh@.service').replace('/usr/bin/node', process.execPath));
  run('systemd-analyze', ['verify', '--man=no', unit]);
  // 0 is closed, 10 is open; the threshold is in tenths.
  const exposure = run('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit]);
  expect(exposure).toContain('Overall exposure level');
});

test('the file of settings names what a start in production asks for', () => {
  const names = [...read('systemd/aarambh.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names).toEqual([
    'SANDBOX',
    'PUBLIC_URL',
    'TRUSTED_PROXIES',
    'DATABASE_URL',
    'SERVER_SECRET',
    'SMTP_URL',
    'SMTP_FROM',
    'SMS_GATEWAY_URL',
    'SMS_GATEWAY_KEY',
  ]);
});

test('Caddy takes its file', () => {
  const file = join(root, 'deploy/caddy/Caddyfile');
  expect(run('caddy', ['validate', '--adapter', 'caddyfile', '--config', file])).toContain('Valid');
});

test('Compose takes its file', () => {
  writeFileSync(join(folder, 'aarambh.env'), '');
  writeFileSync(join(folder, 'compose.yaml'), read('compose/compose.yaml'));
  const env = { POSTGRES_PASSWORD: 'of the database' };
  const services = run('docker-compose', ['--file', 'compose.yaml', 'config', '--services'], {
    cwd: folder,
    env,
  });
  expect(services.trim().split('\n').toSorted()).toEqual(['database', 'migrate', 'server']);
});

test('the manifests fit the schemas of Kubernetes', () => {
  const packages = fromNpm('kubernetes', ['kubernetes-models@5.1.0', 'yaml@2.8.1']);
  copyFileSync(join(root, 'tests/operations/kubernetes.mjs'), join(packages, 'check.mjs'));
  const kinds = run('node', ['check.mjs', join(root, 'deploy/kubernetes/aarambh.yaml')], { cwd: packages });
  expect(kinds.trim().split('\n')).toEqual(['Job', 'Deployment', 'Service', 'PodDisruptionBudget']);
});

test.each([
  ['systemd/aarambh@.service', /TimeoutStopSec=(\d+)/],
  ['compose/compose.yaml', /stop_grace_period: (\d+)s/],
  ['kubernetes/aarambh.yaml', /terminationGracePeriodSeconds: (\d+)/],
])('%s gives a copy the time to stop in order', (path, pattern) => {
  const [, seconds] = pattern.exec(read(path)) ?? [];
  expect(Number(seconds) * 1_000).toBeGreaterThan(stopping.drain + stopping.requests);
});

test('the image is of the Node that the package names', () => {
  const version = readFileSync(join(root, '.node-version'), 'utf8').trim();
  expect(read('container/Containerfile')).toContain(`node:${version}-`);
});
