/** A server in a process of its own, of which it is known how long its event loop stood still. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeTestDatabase } from './database.ts';

export interface WatchedServer {
  /** Without a slash at the end. */
  address: string;
  /** The longest since the last question that the event loop stood still, in milliseconds. */
  longestStandstill(): Promise<number>;
  close(): Promise<void>;
}

const program = fileURLToPath(new URL('watched-server.ts', import.meta.url));

export async function startWatchedServer(): Promise<WatchedServer> {
  const { location, remove } = await makeTestDatabase('migrated');
  const child = fork(program, [JSON.stringify(location)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env.PATH },
  });
  const ended = once(child, 'exit');
  const told = async (name: 'address' | 'longest'): Promise<unknown> => {
    const [message]: unknown[] = await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error('The server has ended.'))),
    ]);
    return Reflect.get(Object(message), name);
  };
  return {
    address: String(await told('address')),
    longestStandstill: async () => {
      const answer = told('longest');
      child.send('longest');
      return Number(await answer);
    },
    close: async () => {
      child.disconnect();
      await ended;
      await remove();
    },
  };
}
