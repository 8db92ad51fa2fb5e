import { performance } from 'node:perf_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Connections } from './database.ts';

type Checkout = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: PoolClient['release'],
) => void;

/** Connections of one copy of the server where nothing else is said; the README says how to reckon them. */
export const usualConnections = 10;

/** Milliseconds that a query waits for a connection where nothing else is said. */
export const usualCheckoutTimeout = 5_000;

/** How much of the mean the newest time counts: some fifty transactions are remembered. */
const weight = 0.02;

/**
 * A pool that outlives its connections, and knows how long one has to wait for one. One that breaks while it is in use is given up at once: it would end the process if nobody
 * heard of it, and a transaction that fails before it has begun never gives its connection back.
 */
export class LastingPool extends Pool {
  readonly #takenAt = new WeakMap<PoolClient, number>();
  #lastTaken = 0;
  /** Milliseconds that a connection is kept, on average of the last ones. */
  #meanUse = 0;

  constructor(config: PoolConfig) {
    super(config);
    this.on('acquire', (client) => {
      this.#lastTaken = performance.now();
      this.#takenAt.set(client, this.#lastTaken);
    });
    this.on('release', (_error, client) => {
      const taken = this.#takenAt.get(client);
      if (taken !== undefined) this.#meanUse += weight * (performance.now() - taken - this.#meanUse);
    });
  }

  /**
   * Milliseconds that who asks for a connection now has to expect to wait: what those before them take, or, where nothing moves, what
   * they have waited already.
   */
  get expectedWait(): number {
    if (this.waitingCount === 0) return 0;
    const ahead = (this.waitingCount * this.#meanUse) / this.options.max;
    return Math.max(ahead, performance.now() - this.#lastTaken);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Checkout): void;
  override connect(callback?: Checkout): Promise<PoolClient> | void {
    // A query by itself gives back what it takes, and hears of errors.
    if (callback !== undefined) return super.connect(callback);
    return super.connect().then(watched);
  }
}

/** How the connections of a pool stand. */
export const connectionsOf = ({ options, totalCount, idleCount, waitingCount }: Pool): Connections => ({
  most: options.max,
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

function watched(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  const ignore = (): void => undefined;
  const giveUp = (): void => client.release(true);
  let isReleased = false;
  client.release = (error) => {
    // Whoever uses a connection that was given up hears of it from the query, and gives it back then.
    if (isReleased) return;
    isReleased = true;
    release(error);
    client.off('end', giveUp);
    client.off('error', ignore);
  };
  // The query that runs is told of the error too.
  client.on('error', ignore);
  client.once('end', giveUp);
  return client;
}
