/** A connection to PostgreSQL that only listens. */
import { setTimeout as pause } from 'node:timers/promises';
import { escapeIdentifier, type Client } from 'pg';
import { connecting } from './client.ts';

/** Milliseconds before a lost connection is opened again; each failure doubles them, up to the longest. */
const firstPause = 250;
const longestPause = 15_000;

/**
 * Listens on a channel until it is ended. A connection of its own, because those of the pool change hands; it is opened again
 * when it breaks.
 * @param hear gets null after a break: messages may be missing
 * @returns what ends it, with the connection closed when it resolves; may be called again
 * @throws when the first connection cannot be opened
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  hear: (message: string | null) => void,
): Promise<() => Promise<void>> {
  const { Client, connectionString } = connecting(url);
  const ending = new AbortController();
  let client: Client | undefined;
  let reconnecting: Promise<void> | undefined;
  let ended: Promise<void> | undefined;

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: 'aarambh listener',
    });
    // Also tells of a connection that breaks later; without a listener it would end the process.
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    next.once('end', () => {
      if (!ending.signal.aborted) reconnecting = reconnect();
    });
    client = next;
  };

  const reconnect = async (wait = firstPause): Promise<void> => {
    try {
      await pause(wait, undefined, { signal: ending.signal, ref: false });
    } catch {
      return;
    }
    try {
      await connect();
    } catch {
      return reconnect(Math.min(2 * wait, longestPause));
    }
    if (ending.signal.aborted) await client?.end();
    else hear(null);
  };

  const end = async (): Promise<void> => {
    ending.abort();
    // Otherwise a connection that is just being opened again would outlive this.
    await reconnecting;
    await client?.end();
  };

  await connect();
  return () => (ended ??= end());
}
