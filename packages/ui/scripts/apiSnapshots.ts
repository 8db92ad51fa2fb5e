import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFolder } from './entries.ts';
import { readPublicApi } from './publicApi.ts';

const folder = `${packageFolder}api/`;

/** The committed snapshots: name of the entry and text. */
export function readSnapshots(): Record<string, string> {
  const files = globSync('*.txt', { cwd: folder }).toSorted();
  return Object.fromEntries(
    files.map((file) => [basename(file, '.txt'), readFileSync(folder + file, 'utf8')]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { snapshots } = readPublicApi();
  for (const name of Object.keys(readSnapshots())) if (!(name in snapshots)) rmSync(`${folder}${name}.txt`);
  for (const [name, text] of Object.entries(snapshots)) writeFileSync(`${folder}${name}.txt`, text);
}
