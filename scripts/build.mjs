// Builds what the backend serves, skipping every step whose inputs have not changed since it last succeeded.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamps = join(root, '.cache', 'build');
const generatedFolders = new Set(['node_modules', 'dist', 'build', '.react-router', 'storybook-static']);

/** Bundles the contract, which the backend reads when it starts. `inputs` are files and folders; `output` must exist for a stamp to count. */
export const contractStep = {
  name: 'contract',
  inputs: ['openapi'],
  output: 'openapi/dist/openapi.json',
  command: ['pnpm', '--filter', '@aarambh/openapi', 'build'],
};

/** The steps, in order. */
const servedSteps = [
  contractStep,
  {
    name: 'backend',
    inputs: ['apps/backend', 'packages/forms', 'pnpm-lock.yaml'],
    output: 'apps/backend/dist/main.js',
    command: ['pnpm', '--filter', '@aarambh/backend', 'build'],
  },
  {
    name: 'portal',
    inputs: [
      'apps/portal',
      'openapi',
      'packages/ui',
      'packages/forms',
      'packages/api-client',
      'packages/captcha',
      'packages/records',
      'pnpm-lock.yaml',
    ],
    output: 'apps/portal/build/client/index.html',
    command: ['pnpm', '--filter', '@aarambh/portal', 'build'],
  },
];

const published = (name, inputs = []) => ({
  name: `package ${name}`,
  inputs: [`packages/${name}`, ...inputs, 'tsconfig.base.json', 'pnpm-lock.yaml'],
  output: `packages/${name}/dist/index.js`,
  command: ['pnpm', '--filter', `@aarambh/${name}`, 'build'],
});

/** The packages as they are published. Nothing here runs on them; they are built to be tested. */
export const packageSteps = [
  published('api-client'),
  published('ui'),
  published('forms', ['packages/ui']),
  published('captcha', ['packages/ui']),
];

function* files(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (generatedFolders.has(entry.name) || /\.(test|stories)\.tsx?$|\.mdx?$/.test(entry.name)) continue;
    yield* files(join(path, entry.name));
  }
}

function inputDigest(step) {
  const digest = createHash('sha256').update(step.command.join(' '));
  for (const input of step.inputs) {
    for (const file of files(join(root, input)))
      digest.update(file.slice(root.length)).update(readFileSync(file));
  }
  return digest.digest('hex');
}

/** Runs the steps whose inputs changed. Throws an `Error` with one sentence and the step's own output when one fails. */
export function buildChanged({ force = false, steps = servedSteps } = {}) {
  for (const step of steps) {
    const stamp = join(stamps, step.name);
    const digest = inputDigest(step);
    const fresh =
      existsSync(stamp) && readFileSync(stamp, 'utf8') === digest && existsSync(join(root, step.output));
    if (fresh && !force) continue;

    console.log(`Building the ${step.name}.`);
    rmSync(stamp, { force: true });
    const [command, ...args] = step.command;
    const result = spawnSync(command, args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (result.status !== 0) {
      throw new Error(
        `The ${step.name} could not be built; what the build said:\n\n${result.stdout}${result.stderr}`,
      );
    }
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, digest);
  }
}

/** Folders of the projects that are compiled, the root of the repository first. */
export const typedProjects = [
  '.',
  'packages/api-client',
  'packages/ui',
  'packages/forms',
  'packages/captcha',
  'packages/records',
  'apps/backend',
  'apps/portal',
  'apps/portal/worker',
];

/** Makes the types of the portal's routes, which its sources import. */
export const typegenCommand = ['pnpm', '--filter', '@aarambh/portal', 'typegen'];

/** Checks the types of one of them; what it found is kept in a file, so that the next time it looks only at what changed. */
export function typesCommand(project) {
  const found = join('.cache', 'types', `${project === '.' ? 'root' : project}.tsbuildinfo`);
  return ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', found, '-p', `${project}/tsconfig.json`];
}

/** The bundlers take types off without looking at them. Throws an `Error` with what the compiler says. */
function checkTypes() {
  for (const [command, ...args] of [typegenCommand, ...typedProjects.map(typesCommand)]) {
    const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The types do not fit; what the compiler said:\n\n${stdout}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    buildChanged({ steps: [contractStep] });
    console.log('Checking the types.');
    checkTypes();
    buildChanged({ force: process.argv.includes('--force') });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
