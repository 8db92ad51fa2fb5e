/** From the release before to the package of this tree, and back, while people use the portal: old and new stand on one database for a minute. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../../apps/backend/test/support/first-application.ts';
import type { Call } from '../../apps/backend/test/support/server.ts';
import { startMachine, type Machine } from './machine.ts';
import { readPage, shown } from './page.ts';
import { installSources, lastRelease, makePackage } from './release.ts';
import { callerAt } from './remote.ts';
import { root } from './tools.ts';

/** Milliseconds that both versions serve beside each other. */
const sideBySide = 60_000;

const password = 'Harvest!25';

/** What people ask again and again; each is asked by an administrator of its own, who may call 300 times a minute. */
const questions = ['getDashboard', 'listCities', 'listInstitutes', 'listStudents'] as const;
const copies = ['3001', '3002'];
const settingsOfNginx = readFileSync(join(root, 'deploy/nginx/aarambh.conf'), 'utf8');

let machine: Machine;
/** Those who read, and one who writes. */
let readers: Call[];
let writer: Call;

/** The commands under a heading; those before and after the link is set. */
function commandsUnder(heading: string): { before: string; from: string; all: string } {
  const [all = ''] = readPage().flatMap((block) => (block.heading === heading ? [block.text] : []));
  const at = all.indexOf('sudo ln -sfn');
  return { before: all.slice(0, at), from: all.slice(at), all };
}

const ready = (port: string): string =>
  `curl --fail --silent --retry 60 --retry-connrefused --retry-delay 1 http://127.0.0.1:${port}/ready`;

beforeAll(async () => {
  const made = makePackage();
  const commit = lastRelease();
  machine = await startMachine([
    [shown.version, `release-${commit.slice(0, 12)}`],
    [shown.next, made.version],
  ]);
  for (const file of [made.archive, made.bill, made.sums])
    symlinkSync(file, join(machine.path('home'), basename(file)));
  const old = machine.here(`/opt/aarambh/aarambh-${shown.version}-linux-x64`);
  installSources(commit, old);
  symlinkSync(old, machine.path('opt/aarambh/current'));

  const [, role = ''] = readPage().flatMap(({ heading, text }) => (heading === 'Install' ? [text] : []));
  await machine.sh(role);
  mkdirSync(machine.path('etc/aarambh'));
  const settings = readFileSync(join(root, 'deploy/systemd/aarambh.env'), 'utf8');
  const secret = 'SERVER_SECRET=n0w-y0u-see-me_Zq7LtR4vXk2BdJ8sQ';
  writeFileSync(
    machine.path('etc/aarambh/aarambh.env'),
    machine.here(settings).replace('SERVER_SECRET=', secret),
  );
  writeFileSync(
    machine.path('etc/systemd/system/aarambh@.service'),
    readFileSync(join(root, 'deploy/systemd/aarambh@.service'), 'utf8'),
  );
  // The first of them makes the tables.
  for (const port of copies) await machine.sh(`sudo systemctl start aarambh@${port}\n${ready(port)}`);
  const numbers = Array.from({ length: questions.length + 1 }, (_, count) => `987654321${count}`);
  for (const number of numbers) {
    await machine.sh(
      `node --env-file=/etc/aarambh/aarambh.env /opt/aarambh/current/apps/backend/src/create-admin.ts --first-name Asha --last-name Patil --mobile ${number} --email asha${number}@portal.example`,
      { ADMIN_PASSWORD: password },
    );
  }
  writeFileSync(machine.path('etc/nginx/conf.d/aarambh.conf'), settingsOfNginx);
  await machine.sh('sudo systemctl reload nginx');
  const call = callerAt(machine.origin, { isOld: true });
  const place = { call: call(), callWith: call, codeFor: machine.codeFor, now: () => new Date() };
  const people: Call[] = [];
  for (const mobileNumber of numbers) people.push(await signIn(place, { mobileNumber, password }));
  readers = people.slice(1);
  [writer = place.call] = people;
});
afterAll(() => machine?.stop());

/** Replaces a copy of the release before, which does not drain: nginx sends it nothing any more before it is stopped. */
async function replaceOld(port: string): Promise<void> {
  const withoutIt = settingsOfNginx.replace(`127.0.0.1:${port} `, `127.0.0.1:${port} down `);
  writeFileSync(machine.path('etc/nginx/conf.d/aarambh.conf'), withoutIt);
  await machine.sh('sudo systemctl reload nginx');
  await wait(5_000);
  await machine.sh(`sudo systemctl restart aarambh@${port}\n${ready(port)}`);
  writeFileSync(machine.path('etc/nginx/conf.d/aarambh.conf'), settingsOfNginx);
  await machine.sh('sudo systemctl reload nginx');
}

/** People at work until they are stopped. */
function startTraffic() {
  const over = new AbortController();
  const failures: string[] = [];
  const written: string[] = [];
  let answered = 0;
  const ask = async (
    what: string,
    call: () => Promise<{ status: number; text: string }>,
  ): Promise<boolean> => {
    try {
      const { status, text } = await call();
      answered += 1;
      if (status !== 200) failures.push(`${what} ${status} ${text.slice(0, 200)}`);
      return status === 200;
    } catch (error) {
      failures.push(`${what} ${String(error)}`);
      return false;
    }
  };
  const read = async (reader: Call, at: number) => {
    const question = questions[at] ?? 'getDashboard';
    while (!over.signal.aborted) {
      await ask(question, () => reader(question));
      await wait(200 + Math.random() * 400);
    }
  };
  const write = async () => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const name = `Rolling ${Array.from(String(count), (digit) => 'abcdefghij'[Number(digit)]).join('')}`;
      const body = { name, stateCode: 'KL' };
      if (await ask('addCity', () => writer('addCity', { body }))) written.push(name);
      await wait(400);
    }
  };
  const all = Promise.all([...readers.map(read), write()]);
  return {
    /** How many requests were answered so far. */
    answered: () => answered,
    failures,
    stop: async (): Promise<string[]> => {
      over.abort();
      await all;
      return written;
    },
  };
}

test('nobody notices an upgrade, a minute of both versions, and the way back', async () => {
  const traffic = startTraffic();
  const phases: string[] = [];
  const phase = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const before = { answered: traffic.answered(), at: performance.now() };
    await work();
    const seconds = ((performance.now() - before.at) / 1_000).toFixed(0);
    phases.push(`${name}: ${traffic.answered() - before.answered} requests in ${seconds} s`);
    expect({ name, failures: traffic.failures }).toEqual({ name, failures: [] });
  };
  const upgrade = commandsUnder('Upgrade');
  const [link = ''] = upgrade.from.split('\n');

  await phase('the release before', () => wait(5_000));
  await phase('migrations', () => machine.sh(upgrade.before));
  await phase('one copy replaced', async () => {
    await machine.sh(link);
    await replaceOld('3002');
  });
  await phase('both versions', () => wait(sideBySide));
  await phase('the other copy replaced', () => replaceOld('3001'));
  await phase('the commands of the page', () => machine.sh(upgrade.all));
  await phase('back to the release before', () =>
    machine.sh(commandsUnder('Back to the version before').all),
  );
  await phase('the release before, on what the new one added', () => wait(5_000));
  const written = await traffic.stop();
  console.log(
    `${traffic.answered()} requests, ${written.length} of them writes, none failed\n${phases.join('\n')}`,
  );

  const rows = await machine.sh(
    `sudo -u postgres psql aarambh --tuples-only --no-align --command "select name from cities where name like 'Rolling %'"`,
  );
  expect(rows.trim().split('\n').toSorted()).toEqual(written.toSorted());
});
