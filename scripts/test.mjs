// `npm test`: what every change has to pass. `npm run test:all`: that, and every sweep. Both end with one total: `N passed, N failed`.
//
//   npm test                        checks, unit, backend, pglite, components and e2e
//   npm test -- checks e2e          only these parts; also packages, copies, firefox, operations and cluster, which `npm test` alone leaves out
//   npm test -- e2e:2/3             the second third of a part: machines beside each other, as .github/workflows/test.yml has them
//   npm run test:all                every part, each of them whole
//   npm run test:all -- e2e         only these parts, whole
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browser.mjs';
import { findFirefox } from './firefox.mjs';
import { buildChanged, packageSteps, typedProjects, typegenCommand, typesCommand } from './build.mjs';
import { startPostgres } from './postgres.mjs';
import { rareParts, readPart } from './test-parts.mjs';

// A log is read as text: the colours of a terminal would hide the words between their codes.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.reports');
const total = { passed: 0, failed: 0 };
const failedParts = [];

const isWhole = process.argv.includes('--all');
// How far the random walk of applications goes; `npm test` goes a few hundred steps.
if (isWhole) process.env.WALK_STEPS ??= '20000';
// The tests of the backend that start the program over and over (`test/support/sweep.ts`), and a second theme wherever axe looks.
if (isWhole) process.env.SWEEP = '1';
/** @type {ReadonlyMap<string, string | undefined>} parts that are asked for, each with its shard */
const only = new Map();
try {
  for (const argument of process.argv.slice(2).filter((each) => each !== '--all')) {
    const { part, shard } = readPart(argument);
    only.set(part, shard);
  }
} catch (error) {
  console.log(error.message);
  process.exit(1);
}
const wanted = (part) => (only.size === 0 ? isWhole || !rareParts.includes(part) : only.has(part));
/** How vitest and playwright are told to run one shard of a part. */
const shardOf = (part) => (only.get(part) === undefined ? [] : [`--shard=${only.get(part)}`]);

/**
 * The tests of the backend in which PGlite itself can answer otherwise than PostgreSQL, because it has one connection: the thread
 * it runs in, transactions, notices, the seed. A whole run puts every test to both.
 */
const onPGlite = [
  'database/pglite-thread',
  'messages/notification-stream',
  'money/wallet-ledger',
  'platform/idempotency',
  'platform/server',
  'seed/seed',
].map((name) => `apps/backend/test/${name}.test.ts`);

function count(part, passed, failed) {
  total.passed += passed;
  total.failed += failed;
  if (failed) failedParts.push(`${part} (${failed})`);
}

/** A check has one verdict and is quiet unless it fails. */
function check(name, command, args) {
  const started = Date.now();
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  const ok = result.status === 0;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!ok) console.log(`${result.stdout}${result.stderr}${result.error?.message ?? ''}`);
  count(name, ok ? 1 : 0, ok ? 0 : 1);
}

/** A suite reports each of its tests to a JSON file; one that died without a report counts as a failure. */
function suite(part, command, args, report, readTotals, env = {}) {
  console.log(`\n${part}`);
  const started = Date.now();
  const file = join(reports, report);
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  let totals = { passed: 0, failed: 0 };
  try {
    totals = readTotals(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.log(`${part} ended without a report.`);
  }
  if (totals.passed + totals.failed === 0 || (result.status !== 0 && totals.failed === 0)) totals.failed += 1;
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`${part}: ${totals.passed} passed, ${totals.failed} failed, ${minutes} min`);
  count(part, totals.passed, totals.failed);
}

/** Skipped tests are failures here: a test that does not run proves nothing. */
const vitestTotals = (json) => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests + json.numPendingTests + json.numTodoTests,
});

/**
 * @param files only these; all of the project's without them
 * @param again what sets a second run of a part apart from the first
 */
function vitest(part, project, env, files = [], again = '') {
  const name = `${part} ${again}`.trim();
  const report = `vitest-${name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, report)}`];
  const args = ['run', '--project', project, ...reporters, ...shardOf(part), ...files];
  suite(name, 'vitest', args, report, vitestTotals, env);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Whether the steps' outputs are there and fresh now. */
function build(name, steps) {
  try {
    buildChanged({ steps });
    return true;
  } catch (error) {
    console.log(error.message);
    count(name, 0, 1);
    return false;
  }
}

build('build');

if (wanted('checks')) {
  const [typegen, ...typegenArgs] = typegenCommand;
  check('routes of the portal are typed', typegen, typegenArgs);
  for (const project of typedProjects) {
    const name = project === '.' ? 'the root' : project;
    const [compiler, ...compilerArgs] = typesCommand(project);
    check(`types of ${name}`, compiler, compilerArgs);
  }
  check('format', 'pnpm', ['run', 'check:format']);
  check('lint', 'pnpm', ['run', 'check:lint']);
  check('layers of the backend', 'node', ['apps/backend/scripts/check-layers.mjs']);
  check('migrations are only added', 'node', ['apps/backend/scripts/check-migrations.mjs']);
  check('contract lint', 'pnpm', ['--filter', '@aarambh/openapi', 'run', 'lint']);
  check('changelog of the contract', 'node', ['openapi/changelog.ts', '--check']);
  check('generated client is fresh', 'node', ['packages/api-client/scripts/generate.mjs', '--check']);
}

if (wanted('unit')) vitest('unit', 'node');

if (wanted('backend')) {
  const given = process.env.TEST_DATABASE_URL;
  try {
    const server = given ? { url: given, stop() {} } : await startPostgres();
    try {
      vitest('backend', 'backend', { TEST_DATABASE_URL: server.url });
    } finally {
      server.stop();
    }
  } catch (error) {
    console.log(`${error.message}\n${error.cause ?? ''}`);
    count('backend', 0, 1);
  }
}

if (wanted('pglite')) vitest('pglite', 'backend', { TEST_DATABASE_URL: undefined }, isWhole ? [] : onPGlite);

function e2e(part, env = {}) {
  const totals = ({ stats }) => ({
    passed: stats.expected,
    // A test that passed only when tried again, or was skipped, has not passed.
    failed: stats.unexpected + stats.flaky + stats.skipped,
  });
  const args = isWhole || part === 'copies' ? [] : ['--grep-invert', '@sweep'];
  suite(part, 'playwright', ['test', ...shardOf(part), ...args], 'playwright.json', totals, env);
}

if (['packages', 'components', 'e2e', 'copies'].some(wanted)) {
  try {
    process.env.CHROMIUM_PATH = await findChromium();
    if (wanted('packages') && build('build of the packages', packageSteps)) vitest('packages', 'packages');
    if (wanted('components')) {
      vitest(
        'components',
        'storybook',
        isWhole ? { STORYBOOK_EVERY_STORY: '1' } : { STORYBOOK_ONE_THEME: '1' },
      );
      // Plays every story once more as if the system forced its colours, and runs all rules of axe on what is seen then.
      if (isWhole)
        vitest('components', 'storybook', { STORYBOOK_FORCED_COLORS: '1' }, [], 'in forced colours');
    }
    if (wanted('e2e')) e2e('e2e');
    if (wanted('copies')) e2e('copies', { COPIES: '2' });
  } catch (error) {
    console.log(error.message);
    count('browser', 0, 1);
  }
}

if (wanted('operations')) vitest('operations', 'operations');

if (wanted('firefox')) {
  try {
    process.env.FIREFOX_PATH = findFirefox();
    check('build of Storybook', 'storybook', ['build', '--quiet']);
    vitest('firefox', 'firefox');
  } catch (error) {
    console.log(error.message);
    count('firefox', 0, 1);
  }
}

// Three servers of PostgreSQL that take over from one another, under traffic: six minutes, and programs of Debian.
if (wanted('cluster')) vitest('cluster', 'cluster');

if (failedParts.length > 0) console.log(`\nFailed: ${failedParts.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
