/** `npm start`: reads the settings from the environment, serves until it is told to stop. */
import { readConfig } from './config/config.ts';
import { createServer, StartFailure, type Server } from './index.ts';
import { demoAccounts, demoPassword } from './seed/index.ts';

/** Milliseconds that stopping may take before running requests are cut off. */
const patience = 10_000;

try {
  const config = readConfig(process.env);
  const server = await createServer(config);
  stopOnSignal(server);
  const address = await listen(server, config.port);
  announce(address, config.sandbox);
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

function announce(address: string, isSandbox: boolean): void {
  const lines = [`Aarambh is ready at ${address}`];
  if (isSandbox) {
    lines.push(
      `Every SMS and e-mail: ${address}/outbox`,
      '',
      `Demo accounts, password ${demoPassword}:`,
      ...demoAccounts.map(({ mobileNumber, firstName, lastName, about }) =>
        `  ${mobileNumber}  ${`${firstName} ${lastName}`.padEnd(18)}  ${about}`.trimEnd(),
      ),
    );
  }
  console.log(`${lines.join('\n')}\n`);
}

function stopOnSignal(server: Server): void {
  let isStopping = false;
  const stop = (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    server.close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        server.app.log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  // Nothing is known of the state after an error that nobody caught, so the process ends, in order.
  process.on('uncaughtException', (error) => {
    server.app.log.fatal({ err: error }, 'an error was not caught');
    stop(1);
  });
}
