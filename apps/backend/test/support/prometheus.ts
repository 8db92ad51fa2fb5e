/** Prometheus with the rules of `deploy/observability`, in a hurry. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How many times as fast the clock of the rules goes. */
const haste = 20;

/**
 * Rules whose spans of time are a twentieth as long: `for: 5m` is 15 seconds, `[1h]` three minutes. What they compare with, in seconds of the
 * server, stays.
 */
export function hastened(rules: string): string {
  const seconds = { m: 60, h: 3_600 };
  return rules.replaceAll(
    /(for: |\[|offset )(\d+)([mh])\b/g,
    (_all, before: string, count: string, unit: 'm' | 'h') =>
      `${before}${Math.round((Number(count) * seconds[unit]) / haste)}s`,
  );
}

export interface Prometheus {
  /** Names of the alarms that it would have sent by now. */
  firing(): Promise<string[]>;
  /** How many series an expression has. @throws when it is none */
  ask(expression: string): Promise<number>;
  stop(): Promise<void>;
}

/** @param target where the metrics are read */
export async function startPrometheus(rules: string, target: string): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-prometheus-'));
  writeFileSync(join(folder, 'alerts.yml'), hastened(rules));
  writeFileSync(
    join(folder, 'prometheus.yml'),
    [
      'global: { scrape_interval: 4s, scrape_timeout: 4s, evaluation_interval: 1s }',
      'rule_files: [alerts.yml]',
      `scrape_configs: [{ job_name: aarambh, static_configs: [{ targets: ['${new URL(target).host}'] }] }]`,
    ].join('\n'),
  );
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit').catch(() => {
    throw new Error('Prometheus is needed: apt-get install prometheus.');
  });
  ended.catch(() => undefined);
  const read = async (path: string): Promise<Answer> =>
    JSON.parse(await (await fetch(`http://127.0.0.1:${port}${path}`)).text());
  return {
    firing: async () => {
      const { data } = await read('/api/v1/alerts');
      const names = (data.alerts ?? []).filter(({ state }) => state === 'firing');
      return [...new Set(names.map(({ labels }) => labels.alertname))].toSorted();
    },
    ask: async (expression) => {
      const answer = await read(`/api/v1/query?query=${encodeURIComponent(expression)}`);
      if (answer.status !== 'success') throw new Error(`${expression}: ${answer.error}`);
      return answer.data.result?.length ?? 0;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What Prometheus answers, as far as it is read. */
interface Answer {
  status: string;
  error?: string;
  data: { alerts?: { state: string; labels: { alertname: string } }[]; result?: unknown[] };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
