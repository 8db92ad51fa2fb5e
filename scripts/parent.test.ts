import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';

const program = `
  import { whenParentEnds } from ${JSON.stringify(new URL('parent.mjs', import.meta.url).href)};
  whenParentEnds(() => process.exit());
  setInterval(() => undefined, 1000);
  console.log(process.pid);
`;

let started: number | undefined;
afterEach(() => {
  try {
    if (started !== undefined) process.kill(started);
  } catch {
    // It has ended, as it should.
  }
});

test('a program ends with the shell that npm started it in', async () => {
  // The second command keeps the shell from becoming the program.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line]: unknown[] = await once(shell.stdout, 'data');
  started = Number(String(line));
  expect(started).toBeGreaterThan(0);
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  // The program has the other end of the stream, and holds it for as long as it lives.
  await once(shell.stdout, 'close');
});
