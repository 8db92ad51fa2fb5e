/** The program as `npm start` runs it, in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Program {
  child: ChildProcess;
  /** Everything written so far. */
  output(): string;
  errors(): string;
  /** Resolves to the address once it is announced; rejects when the program ends before. */
  address: Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/**
 * Starts the program on a free port, without the portal.
 * @param env variables beside these; `DATA_DIR` or `DATABASE_URL` is one of them
 * @param standardOutput a file descriptor to write to, in place of what `output` and `address` read
 */
export function startProgram(env: Record<string, string>, standardOutput: 'pipe' | number = 'pipe'): Program {
  const child = spawn(
    process.execPath,
    ['--report-exclude-env', '--disable-warning=ExperimentalWarning', main],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        PORTAL_DIR: '/nowhere',
        LOG_LEVEL: 'warn',
        SANDBOX_PEOPLE: 'few',
        ...env,
      },
      stdio: ['ignore', standardOutput, 'pipe'],
    },
  );
  let output = '';
  let errors = '';
  const ended: Program['ended'] = new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      const announced = /ready at (http:\S+)/.exec(output)?.[1];
      if (announced !== undefined) resolve(announced);
    });
    void ended.then(() => reject(new Error(`The program ended: ${errors}`)));
  });
  address.catch(() => undefined);
  child.stderr?.on('data', (part: Buffer) => (errors += part.toString()));
  return { child, output: () => output, errors: () => errors, address, ended };
}
