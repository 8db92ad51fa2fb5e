/** `npm start`: reads the settings from the environment, serves until it is told to stop. */
import { readConfig } from './config/index.ts';
import { startDatabase, type Database } from './database/index.ts';
import type { Server } from './index.ts';
import { answerUncaught } from './last-resort.ts';
import { StartFailure } from './start-failure.ts';

/** Milliseconds that stopping may take before running requests are cut off. */
const timeoutMs = 10_000;

try {
  const config = readConfig(process.env);
  const database = startDatabase(config.database);
  try {
    // Reading the rest of the program takes as long as opening the database, so both are done at once.
    const { createServer } = await import('./index.ts');
    const server = await createServer(config, { database });
    stopOnSignal(server, database);
    const address = await listen(server, config.port);
    if (config.sandbox) await announceSandbox(config.publicAddress ?? address);
    else console.log(`Aarambh is ready at ${address}\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}

async function listen(server: Server, port: number): Promise<string> {
  try {
    return await server.listen();
  } catch (error) {
    await server.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartFailure(`Port ${port} is in use. Choose another one with PORT=4000 npm start.`);
    }
    if (code === 'EACCES') throw new StartFailure(`Port ${port} may not be used by this account.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      throw new StartFailure('HOST is not an address of this machine.');
    }
    throw error;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
}

async function announceSandbox(address: string): Promise<void> {
  const { demoAccounts, demoPassword } = await import('./seed/data/accounts.ts');
  const lines = [
    `Aarambh is ready at ${address}`,
    `Every SMS and e-mail: ${address}/outbox`,
    '',
    `Demo accounts, password ${demoPassword}:`,
    ...demoAccounts.map(({ mobileNumber, firstName, lastName, about }) =>
      `  ${mobileNumber}  ${`${firstName} ${lastName}`.padEnd(18)}  ${about}`.trimEnd(),
    ),
  ];
  console.log(`${lines.join('\n')}\n`);
}

function stopOnSignal(server: Server, database: Database): void {
  let draining: Promise<unknown> | undefined;
  let isStopping = false;
  const stop = async (exitCode: number): Promise<never> => {
    isStopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    try {
      await server.close();
      await database.close();
      return process.exit(exitCode);
    } catch (error) {
      server.app.log.fatal({ err: error }, 'stopping failed');
      return process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      draining ??= server.drain().then(() => (isStopping ? undefined : stop(0)));
    });
  }
  // Nothing is known of the state after an error that nobody caught and that belongs to no request, so the process ends, in order.
  process.on('uncaughtException', (error) => {
    if (answerUncaught(error)) return;
    server.app.log.fatal({ err: error }, 'an error was not caught');
    if (!isStopping) void stop(1);
  });
}
