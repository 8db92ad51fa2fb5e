/** A copy of the server that is killed in the middle of its work. Needs the other process of PostgreSQL. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/database/index.ts';
import { users } from '../../src/identity/index.ts';
import { addressOf } from './images.ts';

/** Where the test's own database lies, as a program is told. */
export async function locationOf(db: Db): Promise<string> {
  const [row] = await db
    .select({ name: sql<string>`current_database()` })
    .from(users)
    .limit(1);
  return JSON.stringify({
    kind: 'postgres',
    url: addressOf(process.env.TEST_DATABASE_URL ?? '', row?.name ?? ''),
  });
}

/**
 * Starts a program and kills it once something is so.
 * @param isUnderWay whether it stands in the middle of its work
 * @param program a file of this folder
 * @param words what the program is given
 * @returns how it ended: `[null, 'SIGKILL']`
 */
export async function killedOnce(
  isUnderWay: () => Promise<boolean>,
  program: string,
  ...words: readonly string[]
): Promise<unknown[]> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), words, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env.PATH },
  });
  const ended = once(child, 'exit');
  while (!(await isUnderWay())) await pause(20);
  child.kill('SIGKILL');
  return ended;
}
