import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * The contract as it is on disk now, as one document whose references all point into itself.
 * @throws Error with Redocly's words when a reference leads nowhere
 */
export function bundleContract(): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-contract-'));
  try {
    const output = join(folder, 'openapi.json');
    const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
    const program = join(dirname(manifest), 'bin/cli.js');
    const run = spawnSync(process.execPath, [program, 'bundle', 'openapi.yaml', '--output', output], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`The contract does not bundle.\n${run.stderr}`);
    const contract: unknown = JSON.parse(readFileSync(output, 'utf8'));
    return contract;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
