import { Pool, type PoolClient } from 'pg';

type Checkout = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: PoolClient['release'],
) => void;

/**
 * A pool that outlives its connections. One that breaks while it is in use is given up at once: it would end the process if nobody
 * heard of it, and a transaction that fails before it has begun never gives its connection back.
 */
export class LastingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Checkout): void;
  override connect(callback?: Checkout): Promise<PoolClient> | void {
    // A query by itself gives back what it takes, and hears of errors.
    if (callback !== undefined) return super.connect(callback);
    return super.connect().then(watched);
  }
}

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
