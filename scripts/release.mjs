// `npm run release`: publishes the packages whose version the registry does not have, with a bill of materials beside each.
//
//   npm run release -- --dry-run    everything but the publishing
//   npm run release -- --version    gives the packages their next version, of the changesets, and keeps what was measured of it
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

const bills = '.cache/release';

function run(command, ...args) {
  execFileSync(command, args, { stdio: 'inherit' });
}

const packages = ['--filter', './packages/*'];

function publish(isDryRun) {
  run('pnpm', ...packages, 'run', 'build');
  mkdirSync(bills, { recursive: true });
  const bill = ['--sbom-format', 'cyclonedx', '--prod', '--split', '--out', `${bills}/%s-%v.cdx.json`];
  run('pnpm', ...packages, 'sbom', ...bill);
  // Publishes with pnpm, sets a tag for each package, and says which: the workflow makes the releases of them.
  if (!isDryRun) return run('changeset', 'publish');
  run('pnpm', ...packages, 'publish', '--recursive', '--dry-run', '--no-git-checks', '--access', 'public');
}

if (process.argv.includes('--version')) {
  run('changeset', 'version');
  run('node', 'scripts/audit.mjs');
} else publish(process.argv.includes('--dry-run'));
