/** What operators are given, `deploy/observability`: it speaks of what the server exports, and each alarm has its page. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';
import { sweep } from '../support/sweep.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const rules = read('deploy/observability/alerts.yml');
const dashboard = read('deploy/observability/dashboard.json');
const alarms = read('docs/operations/alarms.md');

/** Names of metrics in a text, as they are declared: a histogram is read by parts of it. */
function namesIn(text: string): string[] {
  const names = text.match(/\b(?:aarambh|nodejs|process)_\w+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))].toSorted();
}

test('every metric that the rules and the dashboard name is one that the server exports', async () => {
  const server = await startTestServer({ env: { METRICS_PORT: '0' } });
  try {
    const address = (await server.metrics?.listen()) ?? '';
    const text = await (await fetch(address)).text();
    const exported = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    const named = [...namesIn(rules), ...namesIn(dashboard)];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !exported.includes(name))).toEqual([]);
    // And nothing of ours is exported that nobody looks at.
    const own = exported.filter((name) => name?.startsWith('aarambh_'));
    expect(own.filter((name) => !named.includes(name ?? ''))).toEqual([]);
  } finally {
    await server.close();
  }
});

test('every alarm has a heading in docs/operations/alarms.md, which its runbook_url leads to, and the other way round', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const leadsTo = [...rules.matchAll(/runbook_url: \S+\/docs\/operations\/alarms\.md#(\w+)/g)];
  expect(alerts.length).toBeGreaterThan(10);
  expect(leadsTo.map(([, anchor]) => anchor)).toEqual(alerts.map((name) => name?.toLowerCase()));
  const headings = [...alarms.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(alerts);
  const sections = alarms.split(/^## /m).slice(1);
  for (const section of sections) expect(section).toMatch(/\*\*(?:At night|In the morning)\*\*:/);
});

test('what wakes people says what to do at night, what waits says what to do in the morning', () => {
  const severity = new Map(
    [...rules.matchAll(/- alert: (\w+)[\s\S]*?severity: (\w+)/g)].map(([, name, level]) => [name, level]),
  );
  for (const section of alarms.split(/^## /m).slice(1)) {
    const name = /^\w+/.exec(section)?.[0];
    const when = section.includes('**At night**') ? 'page' : 'ticket';
    expect({ name, when }).toEqual({ name, when: severity.get(name) });
  }
});

sweep('promtool finds the rules and the settings in order, and their own tests pass', async () => {
  const cwd = fileURLToPath(new URL('deploy/observability/', root));
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr, error } = spawnSync('promtool', args, { cwd, encoding: 'utf8' });
    if (error !== undefined) throw new Error('promtool is needed: apt-get install prometheus.');
    expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
  }
});
