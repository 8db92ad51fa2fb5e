import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, readConfig, type Server } from '../apps/backend/src/index.ts';
import { demoAccounts } from '../apps/backend/src/seed/index.ts';
import { median, type Row } from './table.ts';

/** Requests of each kind, half for numbers with an account and half for numbers without. */
const samples = 400;

interface Call {
  method: 'GET' | 'POST';
  url: string;
  payload?: object;
}

/** What is asked about a number that somebody wants to know an account of. */
const questions: Readonly<Record<string, (mobileNumber: string) => Call>> = {
  'sign in with a wrong password': (mobileNumber) => ({
    method: 'POST',
    url: '/api/auth/login',
    payload: { mobileNumber, password: 'Monsoon#25' },
  }),
  'ask for a code to reset': (mobileNumber) => ({
    method: 'POST',
    url: '/api/sendOTP',
    payload: { mobileNumber, purpose: 'reset' },
  }),
  'verify with a wrong code': (mobileNumber) => ({
    method: 'POST',
    url: '/api/verifyOTP',
    payload: { mobileNumber, code: '000000' },
  }),
  'reset without a ticket': (mobileNumber) => ({
    method: 'POST',
    url: '/api/auth/resetPassword',
    payload: { mobileNumber, password: 'Harvest!25' },
  }),
};

/**
 * Whether the time of an answer tells if a number has an account: the medians' difference, and how often a guesser is
 * right who takes the slower of two answers for the one with an account (0.5 is chance). In one process without a
 * network, where an attacker could never measure as well.
 */
export async function measureEnumeration(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-bench-'));
  const clock = { now: new Date() };
  const config = readConfig({ CAPTCHA: 'off', DATA_DIR: folder, LOG_LEVEL: 'silent', PORTAL_DIR: folder });
  const server = await createServer(config, { now: () => clock.now });
  try {
    const rows: Row[] = [];
    for (const [name, question] of Object.entries(questions)) {
      const { known, unknown } = await ask(server, clock, question);
      const gap = median(known) - median(unknown);
      const right = rightGuesses(known, unknown);
      rows.push({
        figure: name,
        value: `${gap.toFixed(2).padStart(6)} ms of ${median(known).toFixed(1)} ms, guesses right ${right.toFixed(2)}`,
      });
    }
    return rows;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const active = demoAccounts.filter(({ state }) => state === 'active').map(({ mobileNumber }) => mobileNumber);

async function ask(server: Server, clock: { now: Date }, question: (mobileNumber: string) => Call) {
  const times = { known: new Array<number>(), unknown: new Array<number>() };
  for (let index = 0; index < samples; index += 1) {
    // A day later nothing is left of the limits, and codes can be asked for again.
    clock.now = new Date(clock.now.getTime() + 25 * 60 * 60 * 1000);
    const numbers = {
      known: active[index % active.length] ?? '',
      unknown: `8${String(500_000_000 + index)}`,
    };
    // In turns, so that neither profits from a warmer machine.
    const kinds = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const call = question(numbers[kind]);
      const started = performance.now();
      await server.app.inject({ ...call, headers: { 'x-requested-with': 'bench' } });
      if (index >= samples / 10) times[kind].push(performance.now() - started);
    }
  }
  return times;
}

/** The share of pairs in which the known number took longer: the area under the curve of a classifier by time. */
function rightGuesses(known: readonly number[], unknown: readonly number[]): number {
  let longer = 0;
  for (const one of known) for (const other of unknown) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (known.length * unknown.length);
}
