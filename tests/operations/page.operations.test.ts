/** The page for operators, followed to the letter: from an archive to the first application, then a restore to the moment after it. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goToFirstApplication,
  signIn,
  type Installation,
} from '../../apps/backend/test/support/first-application.ts';
import type { Call } from '../../apps/backend/test/support/server.ts';
import { startMachine, type Machine } from './machine.ts';
import { readPage, shown } from './page.ts';
import { ask, callerAt } from './remote.ts';
import { makePackage } from './release.ts';

const blocks = readPage();
const under = (heading: string): string[] =>
  blocks.filter((block) => block.heading === heading).map(({ text }) => text);

const administrator = { mobileNumber: '9876543210', password: 'Harvest!25' };

let machine: Machine;
let admin: Call;
let place: Installation;
let first: Awaited<ReturnType<typeof goToFirstApplication>>;

beforeAll(async () => {
  const made = makePackage();
  machine = await startMachine([[shown.version, made.version]]);
  for (const file of [made.archive, made.bill, made.sums])
    symlinkSync(file, join(machine.path('home'), basename(file)));
  const call = callerAt(machine.origin);
  place = { call: call(), callWith: call, codeFor: machine.codeFor, now: () => new Date() };
});
afterAll(() => machine?.stop());

/** Runs all blocks under a heading. */
async function follow(heading: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const texts = under(heading);
  expect(texts).not.toEqual([]);
  let said = '';
  // One after the other, as somebody types them.
  for (const text of texts) said += await machine.sh(text, env);
  return said;
}

test('every block of the page belongs to a chapter that is followed here or in the test of the upgrade', () => {
  expect(new Set(blocks.map(({ heading }) => heading))).toEqual(
    new Set(['Install', 'Start', 'Back up', 'Restore', 'Upgrade', 'Back to the version before']),
  );
});

test('the archive is installed, and holds what its sums say', async () => {
  await follow('Install');
  const settings = machine.path('etc/aarambh/aarambh.env');
  writeFileSync(settings, machine.here(readFileSync(settings, 'utf8')));
  const checked = await machine.sh(
    'cd /opt/aarambh/current && sha256sum --check --quiet SHA256SUMS && node -p "process.version"',
  );
  expect(checked.trim()).toBe(
    `v${readFileSync(machine.path('opt/aarambh/current/.node-version'), 'utf8').trim()}`,
  );
});

test('two copies start, and serve behind nginx', async () => {
  expect(await follow('Start', { ADMIN_PASSWORD: administrator.password })).toContain(
    'Asha Patil can sign in now',
  );
  const page = await ask(`${machine.origin}/login`, { method: 'GET', headers: {} });
  expect([page.status, page.headers['strict-transport-security']]).toEqual([
    200,
    expect.stringContaining('max-age'),
  ]);
  admin = await signIn(place, administrator);
});

test('the check list leads to the first application', async () => {
  first = await goToFirstApplication(place, admin);
  expect((await first.student('getJobDescription', { params: { id: first.jobID } })).status).toBe(200);
});

test('a backup gives back the moment before something went wrong', async () => {
  await follow('Back up');
  // After the copy of the whole: only what PostgreSQL writes on the way has it.
  const kept = await admin('addCity', { body: { name: 'Kept', stateCode: 'KL' } });
  expect(kept.status).toBe(200);
  await wait(1_100);
  // PostgreSQL reads no T and no Z here.
  const moment = new Date().toISOString().replace('T', ' ').replace('Z', '+00');
  await wait(1_100);
  await admin('addCity', { body: { name: 'Lost', stateCode: 'KL' } });
  await machine.sh("sudo -u postgres psql aarambh --command 'drop table jd_student_mappings cascade'");
  expect((await first.student('countMyJobs')).status).toBe(500);

  const started = performance.now();
  const [text = ''] = under('Restore');
  await machine.sh(text.replace('2026-11-28 10:15:00+05:30', moment));
  console.log(`restored to a moment in ${((performance.now() - started) / 1_000).toFixed(1)} s`);

  const select = async (sql: string): Promise<string> =>
    (await machine.sh(`sudo -u postgres psql aarambh --tuples-only --no-align --command "${sql}"`)).trim();
  expect(await select("select name from cities where name in ('Kept', 'Lost')")).toBe('Kept');
  expect(await select('select count(*) from jd_student_mappings')).toBe('1');
  // Nobody has to sign in anew.
  expect((await first.student('countMyJobs')).status).toBe(200);
});
