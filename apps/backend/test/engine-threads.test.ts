import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = pathToFileURL(join(import.meta.dirname, '../src/engine-threads.ts')).href;

/** Prints the niceness of every thread of a process by its name. */
const program = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { lowerEngineThreads } from '${module}';
  lowerEngineThreads();
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : [];
  console.log(JSON.stringify(threads.map((thread) => ({
    name: readFileSync('/proc/self/task/' + thread + '/comm', 'utf8').trim(),
    isMain: Number(thread) === process.pid,
    niceness: getPriority(Number(thread)),
  }))));
`;

test("the engine's threads stand back, the program's own do not", () => {
  const output = execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  const threads: { name: string; isMain: boolean; niceness: number }[] = JSON.parse(output);
  const engine = threads.filter(({ name }) => name.startsWith('V8Worker'));
  expect(engine.length > 0).toBe(process.platform === 'linux');
  const own = threads.find(({ isMain }) => isMain)?.niceness ?? 0;
  expect(engine.map(({ niceness }) => niceness)).toEqual(engine.map(() => 10));
  expect(own).toBeLessThan(10);
});
