/** Many callers at the same time, and what came of their calls. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import type { Row } from './table.ts';

/** How many people call at the same time. */
export const callers = 64;

export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: object;
}

const agent = new Agent({ keepAlive: true, maxSockets: callers });

function send(
  origin: string,
  { method, path, headers, body }: Call,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const sent = request(origin + path, {
      method,
      agent,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', (error) => resolve({ status: 0, text: error.message }));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

interface Manner {
  /** How many call at the same time. */
  callers?: number;
  /** Whether who is told to come again does so, as a phone that keeps what it could not send; the time until it was taken counts. */
  isKept?: boolean;
}

/**
 * Makes the calls, so many at a time, and adds what came of them to the rows.
 * @returns the answers, in the order of the calls
 */
export async function measured(
  rows: Row[],
  figure: string,
  origins: readonly string[],
  calls: readonly Call[],
  { callers: most = callers, isKept = false }: Manner = {},
): Promise<string[]> {
  const times: number[] = [];
  const refused = new Map<number, number>();
  let next = 0;
  const before = work();
  const began = performance.now();
  const answers: string[] = [];
  const caller = async (): Promise<void> => {
    for (let index = next++; index < calls.length; index = next++) {
      const call = calls[index];
      if (call === undefined) return;
      const started = performance.now();
      for (;;) {
        const { status, text } = await send(origins[index % origins.length] ?? '', call);
        answers[index] = text;
        if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
        if (status !== 503 || !isKept) break;
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: most }, caller));
  const seconds = (performance.now() - began) / 1000;
  const after = work();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  const used = {
    server: (after.server - before.server) / seconds,
    postgres: (after.postgres - before.postgres) / seconds,
    callers: (after.callers - before.callers) / seconds,
  };
  const errors = [...refused].map(([status, count]) => `${count} times ${status}`).join(', ');
  rows.push({
    figure,
    value:
      `${(calls.length / seconds).toFixed(0)} a second; p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms; ` +
      `${errors === '' ? 'none refused' : errors}; processor ${share(used.server)} server, ` +
      `${share(used.postgres)} database; memory of a server ${after.memory} MB; ${boundBy(used, origins.length)}`,
  });
  return answers;
}

const share = (percent: number): string => `${Math.round(percent)} %`;

/** What gives way first when more call: shares of a processor are in percent of one. */
function boundBy(
  { server, postgres, callers: own }: Readonly<Record<'server' | 'postgres' | 'callers', number>>,
  copies: number,
): string {
  const all = availableParallelism() * 100;
  if (server + postgres + own > 0.85 * all) return 'the processors of the machine give way first';
  if (server > 85 * copies) return 'the thread of the server gives way first';
  return 'waiting gives way first: locks, connections, or the way to the database';
}

/** Ticks of the processor (a hundredth of a second each) that all servers, all of PostgreSQL and the callers have used, and the largest server. */
function work(): { server: number; postgres: number; callers: number; memory: number } {
  const { stdout } = spawnSync('ps', ['-eo', 'pid,rss,comm,args'], { encoding: 'utf8' });
  const used = { server: 0, postgres: 0, callers: ticksOf('self'), memory: 0 };
  for (const line of stdout.split('\n')) {
    const [, pid, memory, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined || args === undefined) continue;
    if (args.includes('apps/backend/dist/main.js')) {
      used.server += ticksOf(pid);
      used.memory = Math.max(used.memory, Math.round(Number(memory) / 1000));
    } else if (args.startsWith('postgres')) used.postgres += ticksOf(pid);
  }
  return used;
}

function ticksOf(pid: string): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}
