// `npm run package`: what runs in production and nothing else, as one archive for the platform that this machine is of.
//
//   npm run package                     .cache/package/aarambh-2026-11-28-1a2b3c4d5e6f-linux-x64.tar.gz, its bill of materials (.cdx.json) and the sums of both (.sha256)
//   npm run package -- --out FOLDER     the same in another folder
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildChanged } from './build.mjs';
import { copyModules } from './package-modules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { out } = parseArgs({
  options: { out: { type: 'string', default: join(root, '.cache', 'package') } },
}).values;
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

/** What the program reads at run time, where it reads it: the same places as in the repository, so that one relative address holds in both. */
const files = [
  '.node-version',
  'LICENSE',
  'apps/backend/dist/*.{js,txt}',
  'apps/backend/documents',
  'apps/backend/drizzle/*.sql',
  'apps/backend/drizzle/meta/_journal.json',
  'apps/backend/sandbox/checkout.js',
  'apps/portal/build/client',
  'deploy',
  'docs/operations',
];

/** Packages that the bundle leaves outside because they find files of their own (`apps/backend/scripts/bundle.mjs`), and those it reads files of. */
const outside = [
  ...Object.keys(
    JSON.parse(readFileSync(join(root, 'apps/backend/package.json'), 'utf8')).dependencies,
  ).filter((name) => name.startsWith('@expo-google-fonts/')),
  '@electric-sql/pglite',
  '@hyzyla/pdfium',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  'sharp',
];

/** The day and the commit; what is not committed says so. */
function version() {
  const state = run('git', 'status', '--porcelain', '--untracked-files=no') === '' ? '' : '-changed';
  return run('git', 'log', '-1', '--format=%cs-%h', '--abbrev=12').trim() + state;
}

const sumOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** As `sha256sum --check SHA256SUMS` reads it. */
function writeSums(folder) {
  const all = globSync('**', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = all.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).toSorted();
  const lines = paths.map((path) => `${sumOf(join(folder, path))}  ${path}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
}

function manifest(name, nodeVersion) {
  // A report of Node's of a crash, where one is asked for, tells no settings.
  const commandOf = (program) => `node --report-exclude-env apps/backend/dist/${program}.js`;
  const scripts = {
    start: commandOf('main'),
    migrate: commandOf('migrate'),
    'admin:create': commandOf('create-admin'),
    'backup:seen': commandOf('backup-seen'),
    'secrets:reseal': commandOf('reseal'),
    'files:move': commandOf('files-move'),
    'files:check': commandOf('files-check'),
  };
  return {
    name: 'aarambh',
    version: name,
    private: true,
    type: 'module',
    engines: { node: nodeVersion },
    scripts,
  };
}

buildChanged();
const name = `aarambh-${version()}-${process.platform}-${process.arch}`;
const folder = join(resolve(out), name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const path of files.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
  cpSync(join(root, path), join(folder, path), { recursive: true });
}
for (const path of ['package.json', 'dist/openapi.json']) {
  cpSync(join(root, 'openapi', path), join(folder, 'node_modules/@aarambh/openapi', path));
}
copyModules(join(root, 'apps', 'backend', 'package.json'), outside, join(folder, 'node_modules'));
const nodeVersion = readFileSync(join(root, '.node-version'), 'utf8').trim();
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(name, nodeVersion), null, 2)}\n`);
writeSums(folder);

const archive = `${folder}.tar.gz`;
// The same files make the same archive: no names of accounts, one moment, one order.
const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=go-w'];
const moment = `--mtime=@${run('git', 'log', '-1', '--format=%ct').trim()}`;
run('tar', '-C', resolve(out), ...same, moment, '-czf', archive, name);
rmSync(folder, { recursive: true });
const bill = `${folder}.cdx.json`;
const served = ['--filter', '@aarambh/backend', '--filter', '@aarambh/portal'];
run(
  'pnpm',
  ...served,
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--prod',
  '--out',
  bill,
);
writeFileSync(
  `${folder}.sha256`,
  [archive, bill].map((file) => `${sumOf(file)}  ${basename(file)}\n`).join(''),
);
console.log(archive);
