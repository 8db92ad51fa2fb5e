// Migrations are only added: each has run somewhere. `drizzle/digests.txt` has a line for every file; a line is never changed or removed,
// which the history says where there is one.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../drizzle', import.meta.url));
const list = 'digests.txt';
const faults = [];

const written = new Map(
  readFileSync(join(folder, list), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('  ').toReversed()),
);
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
for (const name of files) {
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex');
  const known = written.get(name);
  if (known === undefined) faults.push(`${name} is new: add this line to ${list}:\n${digest}  ${name}`);
  else if (known !== digest) faults.push(`${name} was changed. Take that back, and add a migration instead.`);
}
for (const name of written.keys()) if (!files.includes(name)) faults.push(`${name} is gone. Take it back.`);

const git = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout ?? '';
const removed = `${git('log', '-p', '--format=', '--', list)}${git('diff', 'HEAD', '--', list)}`
  .split('\n')
  .filter((line) => /^-[0-9a-f]/.test(line));
for (const line of removed) faults.push(`This line of ${list} was taken away or changed: ${line.slice(1)}`);

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
